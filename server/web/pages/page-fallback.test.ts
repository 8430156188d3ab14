import { expect, test, vi } from 'vitest';
import { emptyHome } from '../../../contract/homepage.ts';
import { bareSite } from '../../../tests/harness/bare-site.ts';
import { readConfig } from '../../config.ts';
import { makeLog } from '../../log.ts';
import { sitePages } from './pages.ts';
import { wordsService } from './words.ts';

const config = readConfig({ LOG_LEVEL: 'silent' });
const banner = {
  id: '1',
  title: 'Spring',
  description: '',
  alt: '',
  image: { src: '/a.jpg', width: 1, height: 1, placeholder: '', sources: [] },
};

test('while the managed content cannot be read visitors get the homepage as it last was, and the new one when it can', async () => {
  vi.useFakeTimers();
  let read = async () => ({ ...emptyHome, banners: [banner] });
  const pages = sitePages({
    renderer: bareSite,
    config,
    log: makeLog('silent'),
    words: wordsService({ managedHome: () => read() }),
  });
  const html = async () => (await pages.page('/')).bodies.identity.toString();
  expect(await html()).toContain('Spring');

  read = () => Promise.reject(new Error('the database is gone'));
  await pages.invalidateManaged();
  const during = await pages.page('/');
  expect(during.status).toBe(200);
  expect(during.bodies.identity.toString()).toContain('Spring');

  read = async () => ({ ...emptyHome, banners: [{ ...banner, title: 'Summer' }] });
  vi.advanceTimersByTime(1100);
  expect(await html()).toContain('Summer');
  vi.useRealTimers();
});

test('without a last page the homepage shows its fixed slides', async () => {
  const pages = sitePages({
    renderer: bareSite,
    config,
    log: makeLog('silent'),
    words: wordsService({ managedHome: () => Promise.reject(new Error('gone')) }),
  });
  const page = await pages.page('/');
  expect(page.status).toBe(200);
});
