import { type Context, Hono } from 'hono';
import { type ContactAnswer, contactFields, contactInput, type FormToken } from '../../../contract/contact.ts';
import { paths } from '../../../contract/paths.ts';
import { AppError } from '../../errors.ts';
import { type Form, isForm } from '../../platform/multipart/read-form.ts';
import type { Env } from '../../web/env.ts';
import { readJson, readText } from '../../web/middleware/body.ts';
import { clientAddress } from '../../web/middleware/client-address.ts';
import type { ContactService, Sender } from './contact.service.ts';
import { checkForm, type contactForms } from './contact-form.ts';
import { type FormTokens, minimumFillMs } from './form-token.ts';

const bodyLimit = 128 * 1024; // 5,000 characters, each with the longest escape, plus the other fields

type Needs = {
  service: ContactService;
  tokens: FormTokens;
  readForm: ReturnType<typeof contactForms>;
  config: { publicUrl: string; corsOrigins: string[]; trustProxy: number };
  /** Contact Us as a page with the result rendered in; not cached. */
  answerPage: (answer: ContactAnswer, status: number, request: Request, address: string) => Promise<Response>;
};

/** POST /contact, as JSON, with files, or as a plain form without JavaScript, and the form token. */
export function contactRoutes({ service, tokens, readForm, config, answerPage }: Needs): Hono<Env> {
  const app = new Hono<Env>();
  const allowedOrigins = new Set([new URL(config.publicUrl).origin, ...config.corsOrigins]);

  const senderOf = (c: Context): Sender => ({
    address: clientAddress(c, config.trustProxy),
    idempotencyKey: c.req.header('idempotency-key'),
    formToken: c.req.header('x-form-token'),
    canary: c.req.header('x-canary'),
  });

  const accept = async (c: Context, form: Form) => service.accept(checkForm(form), senderOf(c), form.files);

  /** Answers a form of the browser's own with a page. */
  async function answerForm(c: Context<Env>, read: () => Promise<Form>): Promise<Response> {
    let values: Record<string, string> = {};
    let files = 0;
    try {
      const form = await read();
      values = form.fields;
      files = form.files.length;
      const receipt = await accept(c, form);
      return answerPage({ sent: true, ...receipt }, 200, c.req.raw, senderOf(c).address);
    } catch (error) {
      const { message, fields: faults = {}, status, headers } = error instanceof AppError ? error : internalError(c, error);
      const fields = files && !faults.files ? { ...faults, files: chooseAgain } : faults;
      const typed = Object.fromEntries(contactFields.map((field) => [field, values[field] ?? '']));
      const page = await answerPage({ sent: false, message, fields, values: typed }, status, c.req.raw, senderOf(c).address);
      for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
      return page;
    }
  }

  app.get(paths.formToken, async (c) => c.json({ token: await tokens.issue(), minimumMs: minimumFillMs } satisfies FormToken));

  app.post(paths.contact, async (c) => {
    if (isCrossOrigin(c, allowedOrigins))
      throw new AppError(403, 'Messages can only be sent from our own website.', { code: 'foreign-origin' });
    const type = c.req.header('content-type');
    if (isForm(type))
      return readForm(c.req.raw, senderOf(c).address, async (form) =>
        wantsPage(c) ? answerForm(c, async () => form) : c.json(await accept(c, form)),
      );
    if (/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type ?? '')) return answerForm(c, () => readFields(c));
    return c.json(await service.accept(await readJson(c, contactInput, bodyLimit), senderOf(c)));
  });

  return app;
}

/** Browsers forget chosen files when a page is loaded. */
const chooseAgain = 'Please choose your files again.';

const wantsPage = (c: Context) => /\btext\/html\b/i.test(c.req.header('accept') ?? '');

async function readFields(c: Context): Promise<Form> {
  return { fields: Object.fromEntries(new URLSearchParams(await readText(c, bodyLimit))), files: [] };
}

/** The generic 500 page has no form; here the visitor gets their message back. */
function internalError(c: Context<Env>, error: unknown): AppError {
  c.get('log').error({ err: error }, 'a request failed');
  return new AppError(503, 'Something went wrong on our side, so your message was not sent. Please try again in a few minutes.', {
    headers: { 'retry-after': '60' },
  });
}

/** A page on another site made the browser post here. Non-browser clients send no Origin. */
function isCrossOrigin(c: Context, allowedOrigins: Set<string>): boolean {
  const origin = c.req.header('origin');
  if (origin === undefined || allowedOrigins.has(origin)) return false;
  const host = c.req.header('host') ?? new URL(c.req.url).host;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
