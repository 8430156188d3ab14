// Each action as a sentence that begins with who did it. `icon` is a Lucide name.
type Told = { icon: string; did: (subject: string) => string };

const ways: Record<string, string> = {
  passkey: 'signed in with a passkey',
  totp: 'signed in with the password and the authenticator app',
  recovery: 'signed in with a recovery code',
};

const told: Record<string, Told> = {
  login: { icon: 'log-in', did: (how) => ways[how] ?? 'signed in' },
  'login.failed': { icon: 'shield-alert', did: (who) => `Somebody failed to sign in as ${who}` },
  'login.locked': { icon: 'lock', did: (who) => `Too many failed sign-ins as ${who}: strangers are locked out for 15 minutes` },
  'not-me': { icon: 'shield-alert', did: () => 'said that it was not them: every device was logged out' },
  'register.approved': { icon: 'user-check', did: () => 'registered and came in at once' },
  'register.waiting': { icon: 'user-plus', did: () => 'registered and waits for approval' },
  'password.reset': { icon: 'key-round', did: () => 'set a new password by email' },
  'password.change': { icon: 'key-round', did: () => 'changed the password' },
  'account.name': { icon: 'pencil', did: () => 'changed their name' },
  'account.email': { icon: 'at-sign', did: (email) => `changed their address to ${email}` },
  'factor.add': { icon: 'fingerprint', did: (name) => `added the second factor “${name}”` },
  'factor.remove': { icon: 'fingerprint', did: (name) => `removed the second factor “${name}”` },
  'factor.codes': { icon: 'fingerprint', did: () => 'made new recovery codes' },
  'team.approve': { icon: 'user-check', did: (email) => `approved ${email}` },
  'team.role': { icon: 'users', did: (email) => `changed the role of ${email}` },
  'team.remove': { icon: 'user-minus', did: (email) => `removed ${email} from the team` },
  'team.sessions': { icon: 'log-out', did: (email) => `ended all sessions of ${email}` },
  'team.factors': { icon: 'fingerprint', did: (email) => `removed the second factors of ${email}` },
  'team.factor-rule': { icon: 'shield-check', did: (when) => `changed since when a second factor is required: ${when}` },
  'team.invite': { icon: 'mail', did: (email) => `invited ${email}` },
  'team.uninvite': { icon: 'mail', did: (email) => `withdrew the invitation of ${email}` },
  'team.joined': { icon: 'user-plus', did: () => 'accepted the invitation and joined' },
  'export.messages': { icon: 'download', did: () => 'exported messages' },
  'export.activity': { icon: 'download', did: () => 'exported the activity' },
  'message.hold': { icon: 'lock', did: (message) => `put ${message} on hold` },
  'message.release': { icon: 'lock', did: (message) => `released the hold of ${message}` },
  'webhook.secret': { icon: 'key-round', did: (name) => `made a new secret for the webhook “${name}”` },
  'webhook.pause': { icon: 'webhook', did: (name) => `paused the webhook “${name}”` },
  'webhook.resume': { icon: 'webhook', did: (name) => `resumed the webhook “${name}”` },
  deleted: { icon: 'trash-2', did: (what) => `moved ${what} to the bin` },
  restored: { icon: 'archive-restore', did: (what) => `restored ${what} from the bin` },
  erased: { icon: 'trash-2', did: (what) => `erased ${what} for good` },
  'switch changed': { icon: 'settings-2', did: () => 'changed what the homepage shows' },
};

const verbs: Record<string, { icon: string; verb: string; after?: string }> = {
  added: { icon: 'plus', verb: 'added' },
  updated: { icon: 'pencil', verb: 'updated' },
  saved: { icon: 'pencil', verb: 'saved' },
  created: { icon: 'plus', verb: 'created' },
  moved: { icon: 'list-ordered', verb: 'moved' },
  replaced: { icon: 'image', verb: 'replaced' },
  deleted: { icon: 'trash-2', verb: 'moved', after: ' to the bin' },
  purged: { icon: 'trash-2', verb: 'deleted', after: ' for good' },
  restored: { icon: 'archive-restore', verb: 'restored' },
  published: { icon: 'globe', verb: 'published' },
  planned: { icon: 'calendar-clock', verb: 'planned' },
  withdrawn: { icon: 'eye-off', verb: 'withdrew' },
};

/** An action as an icon and the rest of a sentence. `nobody`: the sentence names no administrator. */
export function tell(action: string, subject: string): { icon: string; sentence: string; isNobody: boolean } {
  const known = told[action];
  if (known) return { icon: known.icon, sentence: known.did(subject), isNobody: action.startsWith('login.') };
  // 'banner added', 'article published': what, and what was done to it
  const words = action.replaceAll('-', ' ').split(' ');
  const act = verbs[words.at(-1) ?? ''];
  const what = words.slice(0, -1).join(' ');
  const sentence = act ? `${act.verb} the ${what} “${subject}”${act.after ?? ''}` : `${action}: ${subject}`;
  return { icon: act?.icon ?? 'history', sentence, isNobody: false };
}

export const activityWords = {
  note: 'Who did what, newest first. Networks are shortened after 30 days.',
  kinds: {
    '': 'Everything',
    'sign-in': 'Signing in',
    accounts: 'Accounts',
    team: 'Team',
    messages: 'Messages',
    content: 'Content',
  },
  kind: 'Kind',
  person: 'Person or subject',
  day: 'Day',
  filter: 'Filter',
  exportCsv: 'Export CSV',
  from: (network: string) => `from ${network}`,
  nothing: 'Nothing fits this filter',
  nothingText: 'Choose another kind, person or day.',
  older: 'Show older',
  loading: 'Loading',
  empty: 'Nothing has happened yet',
  emptyText: 'Changes to banners, services, the team and the switches will be listed here.',
  beforeAndAfter: 'Before and after',
  of: (subject: string) => ` of ${subject}`,
  before: 'Before',
  after: 'After',
  none: 'None',
  yes: 'Yes',
  no: 'No',
  what: 'activity',
  logFetch: 'Failed to fetch activity',
} as const;

export const healthWords = {
  since: (moment: string) => `Since ${moment}.`,
  proven: (time: string) => `Contact form proven ${time}.`,
  lastBackup: (age: string, moment: string, size: string) => `The last backup is ${age} old (${moment}, ${size}).`,
  noBackup: 'No backup has been made yet.',
} as const;
