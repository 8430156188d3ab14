const files = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;

/** The sender's private page. */
export const enquiryPage = {
  title: 'Your enquiry',
  intro:
    'How far we are, what you wrote, and a way to erase all of it. Whoever has this address sees the same: keep it to yourself.',
  loading: 'Loading your enquiry…',
  needsScript: 'This page needs JavaScript: the key in its address stays in your browser.',
  missing: 'Nothing is stored here',
  noKey: 'Please open the whole address from the confirmation or from our email. It ends with # and 32 characters.',
  failed: 'Your enquiry could not be loaded',
  retry: 'Try again',
  reference: 'Reference',
  received: 'Received',
  progress: {
    received: 'We have it, and one of us will read it.',
    'in-progress': 'One of us is working on it.',
    answered: 'We have answered. Tell us below if something is left open.',
    closed: 'It is closed, and will be erased soon.',
  },
  yourMessage: 'What you wrote',
  by: { you: 'You', us: 'We' },
  files: 'Files you sent',
  addLabel: 'Add to your enquiry',
  add: 'Send',
  adding: 'Sending',
  added: 'Your addition has reached us.',
  eraseHeading: 'Erase everything',
  eraseText:
    'Your message, what you added, our notes, files and the emails about it are erased at once. We can then no longer answer.',
  erase: 'Erase everything',
  erasing: 'Erasing',
  question: {
    title: 'Erase your enquiry for good?',
    text: 'Everything you sent with it is gone at once. This cannot be undone.',
    action: 'Erase everything',
  },
  erasedTitle: 'Erased',
  erased: (at: string, counts: { messages: number; lines: number; mails: number; files: number }) =>
    `Erased on ${at}: ${counts.messages} message, ${counts.lines} ${counts.lines === 1 ? 'entry' : 'entries'} about it, ${counts.mails} ${counts.mails === 1 ? 'email' : 'emails'}, ${files(counts.files)}.`,
  backups: (until: string) =>
    `Backups made before still hold it; the last of them is deleted by ${until}. They are used for nothing else.`,
  noBackups: 'No backup is made by itself here; one that was made by hand before today may still hold it.',
  home: 'Back to the home page',
} as const;
