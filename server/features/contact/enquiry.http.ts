import { type Context, Hono } from 'hono';
import { enquiryInput, enquiryLine } from '../../../contract/enquiry.ts';
import { paths } from '../../../contract/paths.ts';
import type { Env } from '../../web/env.ts';
import { readJson } from '../../web/middleware/body.ts';
import { clientAddress } from '../../web/middleware/client-address.ts';
import type { EnquiryService } from './enquiry.service.ts';

/** Calls of the sender's private page. The key is in the body, so that no log holds it. */
export function enquiryRoutes({ service, trustProxy }: { service: EnquiryService; trustProxy: number }): Hono<Env> {
  const app = new Hono<Env>();
  const address = (c: Context) => clientAddress(c, trustProxy);
  const kept = { 'cache-control': 'no-store' };

  app.post(paths.enquiry, async (c) => {
    const { key } = await readJson(c, enquiryInput);
    return c.json(await service.read(key, address(c)), 200, kept);
  });
  app.post(paths.enquiryLine, async (c) => {
    const { key, text } = await readJson(c, enquiryLine);
    return c.json(await service.addLine(key, text, address(c)), 200, kept);
  });
  app.post(paths.eraseEnquiry, async (c) => {
    const { key } = await readJson(c, enquiryInput);
    return c.json(await service.erase(key, address(c)), 200, kept);
  });
  return app;
}
