import { expect, onTestFinished, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';
import { startSmtp } from '../../../tests/harness/smtp.ts';

onEachEngine((make) => {
  test('while the mail server refuses, and be it for good, every message is taken; when it is well again each notification arrives exactly once', async () => {
    const smtp = await startSmtp();
    onTestFinished(smtp.stop);
    smtp.state.refuse = 550;
    let time = Date.now();
    const { app, database, mail } = await make({
      now: () => time,
      env: {
        SMTP_URL: smtp.url,
        CONTACT_TO: 'team@example.com',
        CONTACT_RECEIPTS: '0',
        MAIL_FROM: 'Norvane <site@norvane.example>',
        TRUST_PROXY: '1',
      },
    });
    const references: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      const body = JSON.stringify({
        email: `visitor${count}@example.com`,
        phoneNumber: '7805550100',
        message: `Message ${count} 👋`,
      });
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${count}` };
      const response = await app.request(paths.contact, { method: 'POST', headers, body });
      expect(response.status).toBe(200);
      references.push((await response.json()).reference);
      if (count % 2 === 0) expect(await mail.sendDue()).toBe(0);
    }
    for (let tries = 0; tries < 5; tries += 1) {
      time += 30 * 60_000;
      await mail.sendDue();
    }
    expect(smtp.received).toEqual([]);

    smtp.state.refuse = 0;
    for (let tries = 0; tries < 5; tries += 1) {
      time += 30 * 60_000;
      await mail.sendDue();
    }
    const subjects = smtp.received.map((received) => /NV-[\w-]+/.exec(received.mail.subject ?? '')?.[0]);
    expect(subjects.toSorted()).toEqual(references.toSorted());
    for (const { from, to, mail: received } of smtp.received) {
      expect(from).toBe('site@norvane.example');
      expect(to).toEqual(['team@example.com']);
      expect(received.from?.address).toBe('site@norvane.example');
      expect(received.replyTo?.[0]?.address).toMatch(/^visitor\d+@example\.com$/);
      expect(received.text).toMatch(/Message \d+ 👋/);
    }
    expect(await database.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).toEqual([]);
  });
});
