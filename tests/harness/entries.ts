import type { TestAdmin } from './cards.ts';

export const article = (values: object = {}) => ({
  title: 'Moving a warehouse to the cloud',
  lede: 'What to move first, what to leave, and how to tell that it worked.',
  topics: 'Cloud, data',
  blocks: [
    { kind: 'heading', text: 'Start small', level: 2 },
    { kind: 'paragraph', text: [{ text: 'One table at a time, ' }, { text: 'measured', bold: true }, { text: '.' }] },
  ],
  ...values,
});

export const newsItem = (values: object = {}) => ({
  title: 'We answer on Saturdays',
  desc: 'From next month somebody reads your messages on Saturdays too.',
  timeStamp: '2026-11-16',
  ...values,
});

export const entriesOf = (kind: string) => `/api/v1/entries/${kind}`;
export const entryAt = (kind: string, id: string, more = '') => `/api/v1/entries/${kind}/${id}${more}`;

/** A new entry that visitors get at once. */
export async function publishNew(admin: TestAdmin, kind: string, content: object, more: object = {}) {
  const made = await admin.post(entriesOf(kind), { content, ...more });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const published = await admin.post(entryAt(kind, made.body.id, '/publish'), { version: 1 });
  if (published.status !== 200) throw new Error(JSON.stringify(published.body));
  return published.body;
}
