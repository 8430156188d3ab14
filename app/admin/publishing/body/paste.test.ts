import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { quickest } from '../../../../tests/harness/quickest.ts';
import { cleanPastedHtml } from './paste.ts';

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}.txt`, import.meta.url), 'utf8');
/** The tags that carry structure, without attributes and with the spaces a browser would show. */
const skeleton = (html: string) =>
  cleanPastedHtml(html)
    .replace(/<(?!\/?(?:h\d|p|ul|ol|li|blockquote)\b)[^>]*>/gi, '')
    .replace(/<(\/?\w+)[^>]*>/g, '<$1>')
    .replace(/\s+/g, ' ')
    .replace(/> | </g, (found) => found.trim())
    .trim();

test('Word: lists that only look like lists become lists, and nothing of its dress is left', () => {
  expect(skeleton(fixture('word'))).toBe(
    [
      '<h1>Moving a ledger</h1>',
      '<p>Keep the old ledger and the new one side by side. See the guide.</p>',
      '<ul><li>Export the balances</li><li>Compare twice</li></ul>',
      '<h2>In order</h2>',
      '<ol><li>Freeze the old one</li><li>Open the new one</li></ol>',
      '<p>Month | Balance</p>',
    ].join(''),
  );
});

test('Google Docs: nested lists become one, and the bold around everything means nothing', () => {
  const items = ['Export the balances', 'Of every month', 'Compare twice'].map((text) => `<li><p>${text}</p></li>`).join('');
  expect(skeleton(fixture('google-docs'))).toContain(`<ul>${items}</ul><ol><li><p>Freeze the old one</p></li></ol>`);
});

test('web pages: a quote is one paragraph, two breaks are a new one, scripts are gone', () => {
  const cleaned = skeleton(fixture('web-page'));
  expect(cleaned).toContain('<blockquote>Nobody was careless. There was no shared reference.</blockquote>');
  expect(cleaned).toContain('<p>First line second line</p><p>another paragraph</p>');
  expect(cleaned).not.toContain('alert(1)');
});

test('bold and italic by style are kept, and nothing else of an attribute but the address of a link', () => {
  const cleaned = cleanPastedHtml(fixture('google-docs'));
  expect(cleaned).toContain(
    '<p>Keep the <b>old ledger</b> and the <i>new one</i> side by side. See <a href="https://example.com/guide">the guide</a>.</p>',
  );
  expect(cleanPastedHtml(fixture('word'))).toContain('Keep the <b>old ledger</b> and the <i>new one</i>');
  expect(cleanPastedHtml(fixture('web-page'))).not.toMatch(/style|onclick|target/);
});

test('half a megabyte is cleaned in time that grows with its length, not with the square of it', async () => {
  const cost = (times: number) =>
    quickest(() => cleanPastedHtml(`<p class=MsoNormal>${'word <b>and</b> another '.repeat(times)}</p>`));
  expect(await cost(20_000)).toBeLessThan(1000 * (await cost(200)));
});
