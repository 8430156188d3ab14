import { expect, test } from 'vitest';
import type { CardRow } from './cards.store.ts';
import { publicLists } from './public-lists.ts';

const row = (title: string) =>
  ({
    id: '1',
    kind: 'service',
    content: JSON.stringify({ title, slogan: '', description: '', image: { image: 'a.jpg' } }),
  }) as CardRow;
const titles = (json: string) => (JSON.parse(json) as { service: { title: string } }[]).map(({ service }) => service.title);

test('a list is read once until content changes', async () => {
  let reads = 0;
  const lists = publicLists({ list: async () => [row(`read ${++reads}`)] });
  expect(titles(await lists.json('service'))).toEqual(['read 1']);
  expect(titles(await lists.json('service'))).toEqual(['read 1']);
  lists.invalidate();
  expect(titles(await lists.json('service'))).toEqual(['read 2']);
});

test('a list that was read before a change and arrives after it is not cached', async () => {
  let arrive = (_rows: CardRow[]) => {};
  const answers = [new Promise<CardRow[]>((resolve) => (arrive = resolve)), Promise.resolve([row('new')])];
  const lists = publicLists({ list: () => answers.shift() ?? Promise.resolve([]) });
  const early = lists.json('service');
  lists.invalidate();
  expect(titles(await lists.json('service'))).toEqual(['new']);
  arrive([row('old')]);
  expect(titles(await early)).toEqual(['old']);
  expect(titles(await lists.json('service'))).toEqual(['new']);
});

test('a list that could not be read is tried again', async () => {
  let reads = 0;
  const lists = publicLists({
    list: async () => {
      reads += 1;
      if (reads === 1) throw new Error('the database is away');
      return [row('here')];
    },
  });
  await expect(lists.json('service')).rejects.toThrow('away');
  expect(titles(await lists.json('service'))).toEqual(['here']);
});

test('a list is read again when a schedule changes it', async () => {
  let [reads, time] = [0, 0];
  const lists = publicLists({ list: async () => [row(`read ${++reads}`)], until: async () => 10, now: () => time });
  expect(titles(await lists.json('service'))).toEqual(['read 1']);
  time = 9;
  expect(titles(await lists.json('service'))).toEqual(['read 1']);
  time = 10;
  expect(titles(await lists.json('service'))).toEqual(['read 2']);
});
