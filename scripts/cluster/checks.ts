// What must be true of the cluster, as a list of faults each.
import { s3Storage } from '../../server/platform/images/s3-storage.ts';
import { filesOf } from '../../server/platform/images/variants.ts';
import { type Administrator, callJson } from '../../tests/harness/calls.ts';
import { isWholeImage } from '../../tests/harness/pictures.ts';
import { type Cluster, inbox } from './start.ts';

export async function sharedSession({ instances }: Cluster, admin: Administrator): Promise<string[]> {
  const answers = await Promise.all(instances.map((instance) => admin.list(instance?.url ?? '', 'banner')));
  return answers.every(({ status }) => status === 200) ? [] : ['a session of one instance is not known to another'];
}

/** Twelve posts from one address to three instances: ten are accepted. */
export async function sharedLimit({ instances, acked }: Cluster): Promise<string[]> {
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    const email = `limited${index}@example.com`;
    const message = { email, phoneNumber: '+1 780 555 0100', message: 'One of many' };
    const { status } = await callJson(instances[index % 3]?.url ?? '', '/contact', message, { 'x-forwarded-for': '192.0.2.1' });
    if (status === 200) acked.message(email);
    statuses.push(status);
  }
  const taken = statuses.filter((status) => status === 200).length;
  return taken === 10 && statuses.slice(10).every((status) => status === 429)
    ? []
    : [`the limit is not shared: ${statuses.join(' ')}`];
}

/** An instance that was not killed must not exit. */
export const unexpectedExits = ({ instances }: Cluster): string[] =>
  instances.flatMap((instance) =>
    instance && !instance.isAlive() ? [`an instance ended by itself:\n${instance.output().slice(-1500)}`] : [],
  );

/** Every message is told once to the team, and nothing is mailed twice. */
export async function checkMails({ database, smtp }: Cluster): Promise<string[]> {
  const found: string[] = [];
  // Query the database first: a mail that is gone by then has arrived, while others keep arriving.
  const waiting = await database.rows<{ id: string; recipient: string }>(
    'select id, recipient from outbox where sent_at is null',
  );
  const ids = smtp.received.map(({ mail }) => mail.messageId ?? '');
  const twice = ids.length - new Set(ids).size;
  if (twice) found.push(`${twice} mails arrived twice`);
  const arrived = new Set(ids.map((id) => /^<([^@]+)@/.exec(id)?.[1]));
  const [messages] = await database.rows<{ count: string }>(`select count(*) from message where status <> 'spam'`);
  // A mail that arrived while its sender was killed still waits: it counts once.
  const notices =
    smtp.received.filter(({ to }) => to.includes(inbox)).length +
    waiting.filter(({ id, recipient }) => recipient === inbox && !arrived.has(id)).length;
  if (notices !== Number(messages?.count)) found.push(`${messages?.count} messages, but ${notices} notices of them`);
  console.log(`${ids.length} mails arrived, ${waiting.length} wait for the lease of a killed instance`);
  return found;
}

export async function checkFiles({ database, s3 }: Cluster): Promise<string[]> {
  const storage = s3Storage(s3.url);
  const rows = await database.rows<{ folder: string; name: string; variants: string }>(
    'select folder, name, variants from image',
  );
  const keys = rows.flatMap(({ folder, name, variants }) =>
    filesOf({ name, variants: JSON.parse(variants) }).map((file) => `${folder}/${file}`),
  );
  const found: string[] = [];
  for (const key of keys) {
    const bytes = await storage.get(key);
    if (!bytes || !(await isWholeImage(bytes))) found.push(`${key} is missing or torn`);
  }
  console.log(`${keys.length} images in the bucket, ${keys.length - found.length} of them whole`);
  return found;
}
