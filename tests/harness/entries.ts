import { adminOf, type TestAdmin } from './cards.ts';
import type { MakeOptions, makeApp } from './make-app.ts';

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

const text = [{ kind: 'paragraph', text: [{ text: 'What the work was, and how it went.' }] }];

/** One of each kind that only the company can fill. Test data: nobody and nothing of it exists. */
export const companyEntry = {
  'case-study': {
    title: 'A test warehouse on one record',
    client: 'A test retailer',
    industry: 'Retail',
    lede: 'Stock was counted twice a day by hand, and nobody trusted either count.',
    results: [{ value: '3', label: 'test shops' }],
    services: ['/enterprise-systems/sap-ariba'],
    blocks: text,
  },
  person: { name: 'Testa Person', role: 'Head of tests', text: 'Tests things.' },
  credential: { name: 'Test certificate 9000', issuer: 'Test body', number: 'T-1', issued: '2026-01-01' },
  'engagement-model': { name: 'By the test day', icon: 'handshake', text: 'You test, we count days.', points: ['No minimum'] },
  vacancy: {
    title: 'Tester of tests',
    lede: 'You test what tests.',
    place: 'Edmonton',
    employment: 'Full-time',
    blocks: text,
  },
  'legal-entity': { name: 'Test Works Inc.', register: 'Alberta', number: '000-TEST', address: '1 Test Street' },
} as const;

/** An application whose clock the test moves, with an editor and a visitor. */
export async function startPublishing(
  make: (options?: MakeOptions) => ReturnType<typeof makeApp>,
  time = Date.parse('2026-11-17T09:00:00Z'),
) {
  const clock = { time };
  const app = await make({ now: () => clock.time });
  const admin = await adminOf(app);
  const read = async (path: string) => {
    const response = await app.app.request(path);
    return { status: response.status, location: response.headers.get('location'), text: await response.text() };
  };
  return { app, admin, clock, read };
}
