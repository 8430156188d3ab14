// The words around the panels of the back office.

export const shellWords = {
  title: (panel: string, company: string) => `${panel} | ${company} administration`,
  panels: 'Panels',
  home: (company: string) => `${company}, home`,
  website: 'View website',
  expand: 'Expand sidebar',
  collapse: 'Collapse sidebar',
  logOut: 'LogOut',
  unread: ' unread',
  waiting: ' waiting for approval',
  messages: 'Messages',
  team: 'Team',
  bin: 'Bin',
  activity: 'Activity',
  sessionEnded: 'Your session has ended. Please log in again.',
  unexpected: 'Something went wrong in this browser. Please reload the page.',
  loading: (what: string) => `Loading ${what}…`,
  notLoaded: (what: string) => `The ${what} could not be loaded`,
  panel: 'panel',
  connection: 'Please check your connection and try again.',
  retry: 'Try again',
  logOutQuestion: {
    title: 'Log out and discard what you have typed?',
    text: 'Something in this tab is not saved yet.',
    action: 'Log out',
  },
} as const;
