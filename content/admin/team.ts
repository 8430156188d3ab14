export const roleWords = {
  owner: { name: 'Owner', may: 'everything, and the team' },
  admin: { name: 'Admin', may: 'everything but the team' },
  editor: { name: 'Editor', may: 'all that is published' },
  sales: { name: 'Sales', may: 'messages' },
} as const;

export const teamWords = {
  note: 'Owners approve who may work here. There is always at least one owner.',
  waiting: 'Waiting for approval',
  members: 'Can log in',
  you: ' (you)',
  since: (day: string) => `here since ${day}`,
  roleOf: (name: string) => `Role of ${name}`,
  registered: (day: string) => `registered on ${day}`,
  approve: 'Approve',
  remove: 'Remove',
  approved: (name: string) => `${name} is approved and can log in.`,
  isNow: (name: string, role: string) => `The role of ${name} is now ${role}.`,
  removed: (name: string) => `${name} is removed.`,
  question: (name: string, email: string) => ({
    title: `Remove ${name}?`,
    text: `${email} is logged out everywhere and has no account any more.`,
    action: 'Remove',
  }),
  ownRoleQuestion: ({ name, may }: { name: string; may: string }) => ({
    title: `Make yourself ${name}?`,
    text: `You may then do this: ${may}. Only an owner can give you your role back.`,
    action: 'Change my role',
  }),
  hasFactor: 'second factor',
  noFactor: 'no second factor',
  more: 'More',
  endSessions: 'End sessions',
  sessionsEnded: (name: string) => `${name} is logged out everywhere.`,
  resetFactors: 'Remove second factors',
  factorsReset: (name: string) => `${name} logs in with the password alone and can set up a new second factor.`,
  factorsQuestion: (name: string) => ({
    title: `Remove the second factors of ${name}?`,
    text: 'For somebody who has lost them all. Make sure that it is really them who ask.',
    action: 'Remove',
  }),
  what: 'team',
  logFetch: 'Failed to fetch team',
  logChange: 'Failed to change team',
} as const;

export const invitationWords = {
  heading: 'Invite somebody',
  note: 'By email, with a role. The link works once, for seven days.',
  email: 'Email',
  role: 'Role',
  invite: 'Invite',
  inviting: 'Inviting',
  invited: (email: string) => `${email} is invited.`,
  waiting: 'Invited',
  until: (by: string, day: string) => `Invited by ${by}, until ${day}`,
  withdraw: 'Withdraw',
  withdrawn: (email: string) => `The invitation of ${email} is withdrawn.`,
} as const;

export const factorRuleWords = {
  heading: 'Second factor for everybody',
  off: 'Nobody has to have one.',
  on: (day: string) => `Required from ${day} on. Who has none is led to set one up before anything else.`,
  from: 'From',
  noDay: 'Choose a day.',
  require: 'Require it',
  saving: 'Saving',
  release: 'No longer require it',
  saved: 'Saved.',
} as const;
