import { paths } from '../../contract/paths.ts';
import type { MakeOptions, makeApp } from './make-app.ts';

type App = Awaited<ReturnType<typeof makeApp>>;

/** A message that is accepted. */
export const goodMessage = {
  email: 'ada@example.com',
  phoneNumber: '+1 (780) 555-0100',
  firstName: 'Ada',
  lastName: 'Lovelace',
  companyName: 'Engines',
  countryRegion: 'Canada',
  message: 'Hello.\nSecond line.',
};

/** Posts to the contact form of an application, as JSON. */
export function poster({ app }: App) {
  return (body: unknown, headers: Record<string, string> = {}) =>
    app.request(paths.contact, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
}

/** A fresh application and a way to post to it. */
export async function contactForm(make: (options: MakeOptions) => Promise<App>, options: MakeOptions = {}) {
  const made = await make(options);
  return { made, post: poster(made) };
}

export const storedMessages = ({ database }: App) =>
  database.db.selectFrom('message').selectAll().orderBy('created_at').execute();

/** A clock that the test moves. */
export function movableClock(start = 1_800_000_000_000) {
  let time = start;
  return { now: () => time, pass: (ms: number) => (time += ms) };
}
