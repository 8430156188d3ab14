import { expect, test } from 'vitest';
import { waitingMails } from '../../../tests/harness/admin.ts';
import { contactForm, goodMessage as good } from '../../../tests/harness/contact.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';

onEachEngine((make) => {
  test('the team gets a mail that answers to the sender; the sender gets none', async () => {
    const { made, post } = await contactForm(make, { env: { CONTACT_TO: 'team@example.com' } });
    const { reference } = await (await post({ ...good, companyName: '<b>&' })).json();
    const sent = await waitingMails(made);
    expect(sent).toMatchObject([
      { to: 'team@example.com', replyTo: 'ada@example.com', subject: `Ada Lovelace, <b>& (${reference})` },
    ]);
    expect(sent[0]?.text).toContain('Second line.');
    expect(sent[0]?.html).toContain('&#60;b&#62;&#38;');
    expect(sent[0]?.html).not.toContain('<b>');
  });

  test('with CONTACT_RECEIPTS the sender gets a mail that repeats nothing they typed', async () => {
    const { made, post } = await contactForm(make, { env: { CONTACT_RECEIPTS: '1' } });
    await post({ ...good, message: 'Buy this', firstName: 'Buyer' });
    const sent = await waitingMails(made);
    expect(sent).toMatchObject([{ to: 'ada@example.com' }]);
    expect(sent[0]?.replyTo).toBeUndefined();
    expect(sent[0]?.text).not.toMatch(/Buy/);
  });

  test('a mailbox gets three receipts an hour, whoever asks for them in its name', async () => {
    const { made, post } = await contactForm(make, { env: { CONTACT_RECEIPTS: '1', TRUST_PROXY: '1' } });
    for (let count = 0; count < 5; count += 1) {
      const sent = await post({ ...good, message: `${count}` }, { 'x-forwarded-for': `203.0.113.${count}` });
      expect(sent.status).toBe(200);
    }
    expect(await waitingMails(made)).toHaveLength(3);
  });
});
