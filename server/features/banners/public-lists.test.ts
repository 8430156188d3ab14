import { expect, test } from 'vitest';
import type { CardRow } from './banners.store.ts';
import { publicLists } from './public-lists.ts';

const row = (title: string) => ({ id: '1', kind: 'service', title, slogan: '', description: '', image: 'a.jpg' }) as CardRow;
const titles = (json: string) => (JSON.parse(json) as { service: { title: string } }[]).map(({ service }) => service.title);

test('a list is read once until content changes', async () => {
  let reads = 0;
  const lists = publicLists(async () => [row(`read ${++reads}`)]);
  expect(titles(await lists.json('service'))).toEqual(['read 1']);
  expect(titles(await lists.json('service'))).toEqual(['read 1']);
  lists.invalidate();
  expect(titles(await lists.json('service'))).toEqual(['read 2']);
});

test('a list that was read before a change and arrives after it is not cached', async () => {
  let arrive = (_rows: CardRow[]) => {};
  const answers = [new Promise<CardRow[]>((resolve) => (arrive = resolve)), Promise.resolve([row('new')])];
  const lists = publicLists(() => answers.shift() ?? Promise.resolve([]));
  const early = lists.json('service');
  lists.invalidate();
  expect(titles(await lists.json('service'))).toEqual(['new']);
  arrive([row('old')]);
  expect(titles(await early)).toEqual(['old']);
  expect(titles(await lists.json('service'))).toEqual(['new']);
});

test('a list that could not be read is tried again', async () => {
  let reads = 0;
  const lists = publicLists(async () => {
    reads += 1;
    if (reads === 1) throw new Error('the database is away');
    return [row('here')];
  });
  await expect(lists.json('service')).rejects.toThrow('away');
  expect(titles(await lists.json('service'))).toEqual(['here']);
});
