import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address', abort: true });
const origin = webAddress
  .refine((text) => new URL(text).href === `${new URL(text).origin}/`, 'must be an origin like https://www.example.com')
  .transform((text) => new URL(text).origin);
const whole = (min: number, max: number, fallback: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(min, `must be ${min} or more`)
    .max(max, `must be ${max} or less`)
    .default(fallback);
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
const mailbox = String.raw`\s*(?:(?:"[^"]*"\s*|[^<>",]*)<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>",@]+@[^\s<>",@]+)\s*`;
/** Accepts a full email address or an `@domain`. */
const isAdmin = (text: string) => z.regexes.email.test(text.startsWith('@') ? `name${text}` : text);
/** Accepts an address or a network in CIDR notation. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const max = { 0: -1, 4: 32, 6: 64 }[isIP(address)] ?? -1;
  return rest.length === 0 && max > 0 && (bits === undefined || (/^\d{1,2}$/.test(bits) && Number(bits) <= max));
}
const duration = z
  .string()
  .regex(/^\d{1,6}(s|m|h|d)$/, 'must be a time like 24h, 30m or 7d')
  .transform(
    (text) =>
      Number.parseInt(text, 10) * { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }[text.at(-1) as 's' | 'm' | 'h' | 'd'],
  )
  .refine((ms) => ms >= 1000 && ms <= 31 * 86_400_000, 'must be between 1s and 31d');
const choice = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((text) => text === '1');
const flag = z
  .enum(['0', '1'], { error: 'must be 0 or 1' })
  .default('0')
  .transform((text) => text === '1');
const flagOn = choice.default(true);

const bucketSentence = 'must be an address like https://key:secret@host/bucket?region=…';

/** Every environment variable the server reads, with its default. .env.example documents them. */
const variables = z.object({
  PORT: whole(0, 65535, 4000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  S3_URL: z
    .url({ protocol: /^(s3|https?)$/, error: bucketSentence, abort: true })
    .refine((text) => {
      const { username, password, pathname } = new URL(text);
      return username && password && /[^/]/.test(pathname);
    }, bucketSentence)
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/]/, 'must be an address like smtp://host or smtps://user:password@host')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(new RegExp(`^${mailbox}$`), 'must be an e-mail address, with or without a name: Name <name@company.com>')
    .optional(),
  MAIL_KEY: z.string().min(32, 'must have 32 characters or more').optional(),
  CONTACT_TO: z
    .string()
    .regex(new RegExp(`^${mailbox}(?:,${mailbox})*$`), 'must be an e-mail address')
    .optional(),
  CONTACT_REPLY_TO: z
    .string()
    .regex(new RegExp(`^${mailbox}$`), 'must be an e-mail address')
    .optional(),
  CONTACT_RECEIPTS: choice.optional(),
  CONTACT_ATTACHMENTS: flagOn,
  /** The former name of CONTACT_RECEIPTS. */
  CONTACT_RECEIPT: choice.optional(),
  CONTACT_API_BASE: webAddress
    .regex(/^[^?#]*$/, 'must be an http(s) address without ? or #')
    .transform((text) => text.replace(/\/+$/, ''))
    .default(''),
  ALERT_TO: z
    .string()
    .regex(new RegExp(`^${mailbox}(?:,${mailbox})*$`), 'must be an e-mail address')
    .optional(),
  ALERT_WEBHOOK: webAddress.optional(),
  CONTACT_CANARY: choice.default(true),
  CONTACT_CANARY_TO: z
    .string()
    .regex(new RegExp(`^${mailbox}$`), 'must be an e-mail address')
    .optional(),
  WEBHOOKS_ALLOW_PRIVATE: flag,
  MESSAGE_RETENTION_DAYS: whole(1, 36500, 365),
  CORS_ORIGINS: list.pipe(z.array(origin)),
  CAPTCHA_SITE_KEY: z.string().default(''),
  CAPTCHA_SECRET: z.string().default(''),
  CAPTCHA_VERIFY_URL: webAddress.default(''),
  ADMIN_EMAILS: list.refine((entries) => entries.every(isAdmin), 'must be addresses like name@company.com, or @company.com'),
  ADMIN_NETWORKS: list.refine((entries) => entries.every(isNetwork), 'must be networks like 203.0.113.0/24 or 2001:db8::/48'),
  ACTIVITY_RETENTION_DAYS: whole(1, 36500, 365),
  TRUST_PROXY: whole(0, 10, 0),
  METRICS_TOKEN: z.string().min(20, 'must have 20 characters or more').optional(),
  REUSE_PORT: flag,
  BACKUP_EVERY: duration.optional(),
  BACKUP_KEEP: whole(1, 1000, 7),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEY: z
    .string()
    .regex(/^AGE-SECRET-KEY-1[A-Z0-9]{58}$/, 'must be an age key (AGE-SECRET-KEY-1…); npm run backup -- --new-key prints one')
    .optional(),
  STATIC_DIR: z.string().optional(),
  STATIC_COPY: flagOn,
  BROTLI_QUALITY: whole(5, 11, 11),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = ReturnType<typeof readConfig>;

/** Reads and validates the environment once. Invalid values stop the server with one line that lists all of them. */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = variables.safeParse(given);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`).join('; '));
  }
  const captcha = ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET', 'CAPTCHA_VERIFY_URL'] as const;
  const missing = captcha.filter((name) => !result.data[name]);
  if (missing.length % 3) throw new ConfigError(`${captcha.join(', ')}: set all three or none; missing: ${missing.join(', ')}`);
  const { PORT, HOST, DATA_DIR, ...rest } = result.data;
  const dataDir = resolve(DATA_DIR);
  const staticDir = resolve(rest.STATIC_DIR ?? join(DATA_DIR, 'static'));
  // The static copy would overwrite the stored images, and a web server on it would expose the database.
  if (staticDir === dataDir) throw new ConfigError('STATIC_DIR must be another folder than DATA_DIR');
  return {
    port: PORT,
    host: HOST,
    publicUrl: rest.PUBLIC_URL ?? `http://localhost:${PORT}`,
    dataDir,
    databaseUrl: rest.DATABASE_URL,
    s3Url: rest.S3_URL,
    smtpUrl: rest.SMTP_URL,
    mailFrom: rest.MAIL_FROM,
    mailKey: rest.MAIL_KEY,
    contactTo: rest.CONTACT_TO,
    contactReplyTo: rest.CONTACT_REPLY_TO,
    contactReceipts: rest.CONTACT_RECEIPTS ?? rest.CONTACT_RECEIPT ?? Boolean(rest.SMTP_URL),
    // Another host's contact API knows the specification's JSON call alone.
    contactAttachments: rest.CONTACT_ATTACHMENTS && !rest.CONTACT_API_BASE,
    contactApiBase: rest.CONTACT_API_BASE,
    alertTo: rest.ALERT_TO,
    alertWebhook: rest.ALERT_WEBHOOK,
    contactCanary: rest.CONTACT_CANARY,
    contactCanaryTo: rest.CONTACT_CANARY_TO,
    webhooksAllowPrivate: rest.WEBHOOKS_ALLOW_PRIVATE,
    messageRetentionDays: rest.MESSAGE_RETENTION_DAYS,
    corsOrigins: rest.CORS_ORIGINS,
    captcha: { siteKey: rest.CAPTCHA_SITE_KEY, secret: rest.CAPTCHA_SECRET, verifyUrl: rest.CAPTCHA_VERIFY_URL },
    adminEmails: rest.ADMIN_EMAILS.map((address) => address.toLowerCase()),
    adminNetworks: rest.ADMIN_NETWORKS,
    activityRetentionDays: rest.ACTIVITY_RETENTION_DAYS,
    trustProxy: rest.TRUST_PROXY,
    metricsToken: rest.METRICS_TOKEN ?? '',
    reusePort: rest.REUSE_PORT,
    backupEveryMs: rest.BACKUP_EVERY,
    backupKeep: rest.BACKUP_KEEP,
    backupKey: rest.BACKUP_KEY,
    backupDir: resolve(rest.BACKUP_DIR ?? join(DATA_DIR, 'backups')),
    staticDir,
    staticCopy: rest.STATIC_COPY,
    brotliQuality: rest.BROTLI_QUALITY,
    logLevel: rest.LOG_LEVEL,
  };
}

/** An invalid environment variable. */
export class ConfigError extends Error {}

/** True for names and addresses of this machine alone. */
export const isLoopbackHost = (host: string) =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
export const isLoopback = (publicUrl: string) => isLoopbackHost(new URL(publicUrl).hostname);
