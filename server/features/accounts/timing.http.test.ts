import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { registerAdmin, sendJson, testEmail, testPassword } from '../../../tests/harness/admin.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';
import { passwordHashing } from './passwords.ts';

/** A sixteenth of the real cost: still most of what an answer takes. */
const passwords = passwordHashing({ memory: 2432, passes: 1 });
const unknownEmail = 'nobody@example.com';

/**
 * Probability that a time from one sample exceeds one from the other: 0.5 if both have the same distribution, near 0 or 1 if
 * timing reveals which is which. Scale-free, so a busy machine does not matter.
 */
function share(one: number[], other: number[]): number {
  const wins = one.flatMap((time) => other.map((against) => (time > against ? 1 : time === against ? 0.5 : 0) as number));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

onEachEngine((make) => {
  type App = Awaited<ReturnType<typeof make>>;

  /** Response times of known and unknown addresses in random order; limits are reset before each, outside the measurement. */
  async function sample(app: App, each: number, ask: (email: string) => Promise<unknown>) {
    const times = { known: [] as number[], unknown: [] as number[] };
    while (times.known.length < each || times.unknown.length < each) {
      const kind = randomInt(2) ? 'known' : 'unknown';
      if (times[kind].length >= each) continue;
      await app.database.db.deleteFrom('rate_limit').execute();
      const started = performance.now();
      await ask(kind === 'known' ? testEmail : unknownEmail);
      times[kind].push(performance.now() - started);
    }
    return share(times.known, times.unknown);
  }

  /**
   * A real difference shows in every round. Chance exceeds this tolerance in one round of thirty, but not four times in a row.
   */
  async function expectAlike(app: App, each: number, ask: (email: string) => Promise<unknown>) {
    await sample(app, 3, ask); // warm-up: the first calls compile and connect
    const tolerance = 2.2 * Math.sqrt((2 * each + 1) / (12 * each ** 2));
    const rounds: number[] = [];
    while (rounds.length < 4) {
      rounds.push(await sample(app, each, ask));
      if (Math.abs((rounds.at(-1) ?? 0) - 0.5) < tolerance) return;
    }
    expect.fail(
      `The time tells known from unknown addresses: ${rounds.map((round) => round.toFixed(2)).join(', ')} instead of 0.5.`,
    );
  }

  test('the time of a failed login does not tell whether the address is known', { timeout: 120_000 }, async () => {
    const app = await make({ passwords });
    await registerAdmin(app);
    await expectAlike(app, 16, (email) => sendJson(app, paths.login, { email, password: 'not-my-password' }));
  });

  test('the time of a forgotten password does not tell', { timeout: 120_000 }, async () => {
    const app = await make({ passwords });
    await registerAdmin(app);
    await expectAlike(app, 24, (email) => sendJson(app, paths.forgotPassword, { email }));
  });

  test('the time of a registration does not tell', { timeout: 120_000 }, async () => {
    const app = await make({ passwords });
    await registerAdmin(app);
    await expectAlike(app, 16, (email) => sendJson(app, paths.signup, { username: 'Nora', email, password: testPassword }));
  });

  test('the time of a wrong code and of a new code does not tell', { timeout: 120_000 }, async () => {
    const app = await make({ passwords });
    await sendJson(app, paths.signup, { username: 'Nora', email: testEmail, password: testPassword });
    await expectAlike(app, 24, (email) => sendJson(app, paths.resendCode, { email }));
    await expectAlike(app, 24, (email) => sendJson(app, paths.verify, { email, verificationCode: '000000' }));
  });
});
