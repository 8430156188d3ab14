import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { waitingMails } from '../../../tests/harness/admin.ts';
import {
  contactForm,
  goodMessage as good,
  movableClock,
  poster,
  storedMessages as stored,
} from '../../../tests/harness/contact.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';

onEachEngine((make) => {
  test('a filled honeypot gets the usual response, is stored as spam and not mailed', async () => {
    const { made, post } = await contactForm(make, { env: { CONTACT_TO: 'team@example.com', CONTACT_RECEIPTS: '1' } });
    const response = await post({ ...good, website: 'https://spam.example' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('Thank you'), reference: expect.any(String) });
    expect(await stored(made)).toMatchObject([{ status: 'spam' }]);
    expect(await waitingMails(made)).toEqual([]);
  });

  test('a form filled faster than anyone can is spam; filled in time, or without a token, it is not', async () => {
    const time = movableClock();
    const { made, post } = await contactForm(make, { now: time.now });
    const token = async () => (await (await made.app.request(paths.formToken)).json()).token as string;
    const early = await token();
    time.pass(1000);
    await post({ ...good, message: 'early' }, { 'x-form-token': early });
    time.pass(1000);
    await post({ ...good, message: 'in time' }, { 'x-form-token': early });
    await post({ ...good, message: 'without' });
    await post({ ...good, message: 'forged' }, { 'x-form-token': `${(time.now() - 60_000).toString(36)}.AAAA` });
    const statuses = Object.fromEntries((await stored(made)).map((row) => [row.message, row.status]));
    expect(statuses).toEqual({ early: 'spam', 'in time': 'new', without: 'new', forged: 'spam' });
  });

  test('tokens stay good when the server starts anew', async () => {
    const { made } = await contactForm(make);
    const { token } = await (await made.app.request(paths.formToken)).json();
    const again = await make({ dataDir: made.dataDir, databaseUrl: made.databaseUrl, now: () => Date.now() + 5000 });
    await poster(again)(good, { 'x-form-token': token });
    expect(await stored(again)).toMatchObject([{ status: 'new' }]);
  });
});
