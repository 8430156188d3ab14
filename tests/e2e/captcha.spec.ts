import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { openApp } from './support/application.ts';
import { fill, stored, submit, test, thanks, toast } from './support/contact.ts';
import { startServer } from './support/server.ts';

// A provider that speaks like the real ones: a script that draws a box, and a verdict on the answer it gives.
const script = `window.grecaptcha = {
  render(container, options) {
    window.captchaOptions = options;
    const box = document.createElement('button');
    box.type = 'button';
    box.textContent = 'I am not a robot';
    box.onclick = () => options.callback('good');
    container.append(box);
    return 0;
  },
  reset() { window.captchaResets = (window.captchaResets ?? 0) + 1; },
};`;

async function startProvider() {
  const state = { up: true };
  const server = createServer((req, res) => {
    if (!state.up) return void res.destroy();
    if (req.url?.startsWith('/api.js')) return void res.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    res.writeHead(200).end(JSON.stringify({ success: true }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { state, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

test('the widget is shown with its defaults, on Contact Us alone, and its answer is verified; a provider that cannot be reached is said so in words', async ({
  page,
}) => {
  const provider = await startProvider();
  const server = await startServer({
    CAPTCHA_SITE_KEY: 'site-key',
    CAPTCHA_SECRET: 'secret',
    CAPTCHA_VERIFY_URL: `${provider.url}/siteverify`,
  });
  try {
    provider.state.up = false;
    await page.goto(`${server.url}/contactUs`);
    await expect(page.getByText('robot check could not be loaded')).toBeVisible();

    provider.state.up = true;
    await openApp(page, server.url);
    expect(await page.locator(`script[src^="${provider.url}"]`).count()).toBe(0);
    // Coming from another page, whose policy knows no captcha.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await page.getByRole('link', { name: 'Contact Us' }).first().click();
    const box = page.getByRole('button', { name: 'I am not a robot' });
    await expect(box).toBeVisible();
    expect(await page.evaluate(() => (window as { captchaOptions?: object }).captchaOptions)).toMatchObject({
      sitekey: 'site-key',
      theme: 'light',
      size: 'normal',
      badge: 'bottomright',
    });

    await fill(page, { email: 'ada@example.com', phoneNumber: '123456' });
    await submit(page).click();
    await expect(toast(page)).toContainText('not a robot');
    expect(stored(server, 'ada@example.com')).toEqual([]);

    await box.click();
    provider.state.up = false;
    await submit(page).click();
    await expect(toast(page).last()).toContainText('robot check does not answer');
    await expect(page.locator('[name=email]')).toHaveValue('ada@example.com');
    expect(stored(server, 'ada@example.com')).toEqual([]);

    provider.state.up = true;
    await box.click();
    await submit(page).click();
    await expect(thanks(page)).toContainText('reference');
    expect(stored(server, 'ada@example.com')).toHaveLength(1);
  } finally {
    await server.stop();
    provider.stop();
  }
});
