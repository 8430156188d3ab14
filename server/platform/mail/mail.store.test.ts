import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { waitingMails } from '../../../tests/harness/admin.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';
import { startBadSmtp, startSmtp } from '../../../tests/harness/smtp.ts';
import { type Log, makeLog } from '../../log.ts';
import { brandedMail } from './branded-mail.ts';
import { mailFiles } from './mail-files.ts';
import { outboxStore } from './outbox.store.ts';
import { putIntoOutbox } from './outbox.ts';
import { fileTransport, type SmtpTimeouts, smtpTransport } from './transport.ts';
import { backoffMs, mailWorker } from './worker.ts';

const from = () => 'Norvane <no-reply@norvane.example>';
const host = 'norvane.example';
const hashOf = async () => 'x'.repeat(43);
const log = makeLog('silent');
const mail = brandedMail({
  to: 'nora@example.com',
  subject: 'Your verification code',
  paragraphs: ['Somebody registered as “<b>Nora & Co</b>”.'],
  secret: { label: 'Verification code', value: '012345' },
  button: { label: 'Verify', url: 'https://norvane.example/adminVerifyEmail#code=012345' },
  ending: 'If this was not you, do nothing.',
});
const receipt = brandedMail({ to: 'nora@example.com', subject: 'We have your message', paragraphs: ['Thank you.'] });
const notification = { ...receipt, to: 'team@example.com', replyTo: 'nora@example.com' };
const hurried: SmtpTimeouts = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 };

async function smtpServer() {
  const smtp = await startSmtp();
  onTestFinished(smtp.stop);
  return smtp;
}
async function badSmtpUrl(behave: Parameters<typeof startBadSmtp>[0]) {
  const { url, stop } = await startBadSmtp(behave);
  onTestFinished(stop);
  return url;
}

onEachEngine((make) => {
  type App = Awaited<ReturnType<typeof make>>;
  const rows = ({ database }: App) => database.db.selectFrom('outbox').selectAll().orderBy('created_at').execute();
  const smtpWorker = (
    { database, mail: { key: mailKey } }: App,
    smtpUrl: string,
    { timeouts, ...more }: { now?: () => number; log?: Log; team?: string; timeouts?: SmtpTimeouts; graceMs?: number } = {},
  ) =>
    mailWorker({
      store: outboxStore(database),
      key: mailKey,
      transport: smtpTransport({ smtpUrl, from, host, timeouts }),
      log,
      ...more,
    });
  /** Attempts due mails the given number of times, 15 minutes apart. */
  async function tryTimes(times: number, sendDue: () => Promise<number>, later: (ms: number) => void) {
    for (let tries = 0; tries < times; tries += 1) {
      expect(await sendDue()).toBe(0);
      later(15 * 60_000);
    }
  }

  test('a mail leaves through SMTP as text and HTML with the same words, from our own address', async () => {
    const app = await make();
    const smtp = await smtpServer();
    await putIntoOutbox(app.database.db, { ...mail, replyTo: 'visitor@example.com' });
    expect(await smtpWorker(app, smtp.url).sendDue()).toBe(1);
    const [arrived] = smtp.received;
    expect([arrived?.from, arrived?.to]).toEqual(['no-reply@norvane.example', ['nora@example.com']]);
    expect(arrived?.mail.from).toMatchObject({ name: 'Norvane', address: 'no-reply@norvane.example' });
    expect(arrived?.mail.subject).toBe('Your verification code');
    expect(arrived?.mail.replyTo?.[0]).toMatchObject({ address: 'visitor@example.com' });
    expect(arrived?.mail.text).toContain('Verification code: 012345');
    expect(arrived?.mail.html).toContain('012345');
    expect(arrived?.mail.html).toContain('&#60;b&#62;Nora &#38; Co');
    expect(arrived?.mail.html).not.toMatch(/<img|<script|https?:\/\/(?!norvane\.example)/);
  });

  test('a sent mail leaves nothing', async () => {
    const app = await make();
    const smtp = await smtpServer();
    await putIntoOutbox(app.database.db, mail);
    const worker = smtpWorker(app, smtp.url);
    await worker.sendDue();
    expect(await rows(app)).toEqual([]);
    expect(await worker.sendDue()).toBe(0);
  });

  test('a server that refuses loses nothing: the mail waits longer each time and leaves when it is taken', async () => {
    let time = Date.now() + 60_000; // however slow the machine is, the mail is due
    const app = await make();
    const smtp = await smtpServer();
    smtp.state.refuse = 450;
    await putIntoOutbox(app.database.db, mail);
    const worker = smtpWorker(app, smtp.url, { now: () => time });
    for (const wait of [5_000, 10_000, 20_000]) {
      expect(await worker.sendDue()).toBe(0);
      const [row] = await rows(app);
      expect([row?.next_attempt_at, row?.last_error]).toEqual([time + wait, expect.stringContaining('mailbox unavailable')]);
      time += wait - 1;
      expect((await worker.sendDue()) + smtp.received.length).toBe(0);
      expect((await rows(app))[0]?.attempts).toBe(row?.attempts);
      time += 1;
    }
    smtp.state.refuse = 0;
    expect(await worker.sendDue()).toBe(1);
    expect(smtp.received).toHaveLength(1);
  });

  test('a recipient refused for good is given up after five tries, and no log line names it', async () => {
    let time = Date.now() + 60_000; // however slow the machine is, the mail is due
    const lines: string[] = [];
    const app = await make();
    const smtp = await smtpServer();
    smtp.state.refuse = 550;
    await putIntoOutbox(app.database.db, receipt);
    const { sendDue } = smtpWorker(app, smtp.url, {
      now: () => time,
      log: { warn: (...line: unknown[]) => lines.push(JSON.stringify(line)) } as unknown as Log,
    });
    const later = (ms: number) => {
      time += ms;
    };
    await tryTimes(4, sendDue, later);
    expect(await rows(app)).toMatchObject([{ attempts: 4, sent_at: null }]);
    await tryTimes(1, sendDue, later);
    expect(await rows(app)).toEqual([]);
    expect(lines).toHaveLength(5);
    expect(lines[4]).toContain('550');
    expect(lines.join()).not.toMatch(/nora@|mailbox/);
  });

  test.each([
    ['a notification to the team', { refuse: 550 }, notification],
    ['a mail whose sender is refused', { refuseSender: 550 }, receipt],
    ['a mail to a server that asks for a login', { refuse: 530 }, receipt],
  ] as const)('%s is never given up', async (_name, refusals, waiting) => {
    let time = Date.now() + 60_000; // however slow the machine is, the mail is due
    const app = await make();
    const smtp = await smtpServer();
    Object.assign(smtp.state, refusals);
    await putIntoOutbox(app.database.db, waiting);
    const { sendDue } = smtpWorker(app, smtp.url, { now: () => time, team: notification.to });
    await tryTimes(10, sendDue, (ms) => {
      time += ms;
    });
    expect(await rows(app)).toMatchObject([{ attempts: 10, sent_at: null }]);
    Object.assign(smtp.state, { refuse: 0, refuseSender: 0 });
    expect(await sendDue()).toBe(1);
  });

  test('a mail whose code or token has run out is not sent any more', async () => {
    let time = Date.now() + 60_000; // however slow the machine is, the mail is due
    const app = await make();
    const smtp = await smtpServer();
    smtp.state.refuse = 450;
    await putIntoOutbox(app.database.db, mail, receipt);
    const { sendDue } = smtpWorker(app, smtp.url, { now: () => time });
    await sendDue();
    smtp.state.refuse = 0;
    time += 60 * 60_000;
    expect(await sendDue()).toBe(1);
    expect(smtp.received.map((arrived) => arrived.mail.subject)).toEqual([receipt.subject]);
    expect(await rows(app)).toEqual([]);
  });

  test.each([
    ['stalls before its greeting', () => {}],
    ['stalls after its greeting', (socket: { write: (text: string) => void }) => socket.write('220 slow\r\n')],
    ['drops the connection', (socket: { destroy: () => void }) => socket.destroy()],
  ] as const)('a server that %s costs one try and no mail', async (_name, behave) => {
    const app = await make();
    await putIntoOutbox(app.database.db, mail);
    const worker = smtpWorker(app, await badSmtpUrl(behave), { timeouts: hurried });
    expect(await worker.sendDue()).toBe(0);
    const [row] = await rows(app);
    expect(row).toMatchObject({ attempts: 1, sent_at: null });
    expect(await waitingMails(app)).toMatchObject([{ secret: '012345' }]);
    expect(row?.last_error).toBeTruthy();
  });

  test('a server that is not there costs one try and no mail', async () => {
    const app = await make();
    await putIntoOutbox(app.database.db, mail);
    expect(await smtpWorker(app, 'smtp://127.0.0.1:1').sendDue()).toBe(0);
    expect((await rows(app))[0]?.last_error).toContain('ECONNREFUSED');
  });

  test('one bad recipient does not hold the others up', async () => {
    const app = await make();
    const smtp = await smtpServer();
    for (const to of ['a@example.com', 'not an address', 'b@example.com']) await putIntoOutbox(app.database.db, { ...mail, to });
    expect(await smtpWorker(app, smtp.url).sendDue()).toBe(2);
    expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(['a@example.com', 'b@example.com']);
  });

  test('many workers at once send every mail once', async () => {
    const app = await make();
    const smtp = await smtpServer();
    for (let index = 0; index < 20; index += 1) await putIntoOutbox(app.database.db, { ...mail, to: `n${index}@example.com` });
    const workers = Array.from({ length: 4 }, () => smtpWorker(app, smtp.url));
    const sent = await Promise.all(workers.map((worker) => worker.sendDue()));
    expect(sent.reduce((sum, count) => sum + count)).toBe(20);
    expect(new Set(smtp.received.flatMap(({ to }) => to)).size).toBe(20);
    expect(smtp.received).toHaveLength(20);
  });

  test('a mail whose sender died is sent by another once the lease has run out', async () => {
    let time = Date.now() + 60_000; // however slow the machine is, the mail is due
    const app = await make();
    const smtp = await smtpServer();
    await putIntoOutbox(app.database.db, mail);
    await outboxStore(app.database).claim({ now: time, leaseUntil: time + 300_000, keyId: app.mail.key.id });
    const worker = smtpWorker(app, smtp.url, { now: () => time });
    expect(await worker.sendDue()).toBe(0);
    time += 300_000;
    expect(await worker.sendDue()).toBe(1);
  });

  test('a transaction that fails sends nothing', async () => {
    const app = await make();
    await app.database.db
      .transaction()
      .execute(async (trx) => {
        await putIntoOutbox(trx, mail);
        throw new Error('changed my mind');
      })
      .catch(() => {});
    expect(await rows(app)).toEqual([]);
  });

  test('without an SMTP server each mail becomes an .eml file and a line on the console', async () => {
    const app = await make();
    const folder = join(app.dataDir, 'outbox');
    const lines: string[] = [];
    await putIntoOutbox(app.database.db, mail);
    const transport = fileTransport({ files: mailFiles(folder), from, host, hashOf, say: (line) => lines.push(line) });
    expect(await mailWorker({ store: outboxStore(app.database), key: app.mail.key, transport, log }).sendDue()).toBe(1);
    const [file = ''] = readdirSync(folder);
    expect(file).toMatch(/\.eml$/);
    expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
    const parsed = await PostalMime.parse(readFileSync(join(folder, file)));
    expect([parsed.subject, parsed.to?.[0]?.address]).toEqual(['Your verification code', 'nora@example.com']);
    expect(parsed.text).toContain('012345');
    expect(lines).toEqual([expect.stringMatching(/nora@example\.com.*Your verification code.*012345/)]);
  });

  test('a folder that cannot be written keeps the mail waiting', async () => {
    const app = await make();
    await putIntoOutbox(app.database.db, mail);
    const transport = fileTransport({ files: mailFiles('/dev/null/outbox'), from, host, hashOf, say: () => {} });
    expect(await mailWorker({ store: outboxStore(app.database), key: app.mail.key, transport, log }).sendDue()).toBe(0);
    expect((await rows(app))[0]?.sent_at).toBeNull();
  });

  test('stopping does not wait for a server that hangs, and keeps the mail', async () => {
    const app = await make();
    await putIntoOutbox(app.database.db, mail);
    const hanging = Promise.withResolvers<void>();
    const smtpUrl = await badSmtpUrl(() => hanging.resolve());
    const never = 24 * 3_600_000; // to wait for the server would be to wait for that
    const timeouts = { connectionTimeout: never, greetingTimeout: never, socketTimeout: never };
    const worker = smtpWorker(app, smtpUrl, { timeouts, graceMs: 1 });
    worker.start();
    await hanging.promise;
    await worker.stop();
    expect((await rows(app))[0]?.sent_at).toBeNull();
  });
});

test('the wait doubles from five seconds to a quarter of an hour', () => {
  expect([1, 2, 3, 20].map(backoffMs)).toEqual([5_000, 10_000, 20_000, 900_000]);
});
