import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Look } from './page-checks.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type What = { part?: string; without?: string; rules?: string[]; exceptRules?: string[] };

/** What axe objects to on the page as it is now, in a part of it, without a part of it, or by some of its rules. */
export async function objections(page: Page, { part, without, rules, exceptRules = [] }: What = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${source}; 0`);
  const options: RunOptions = {
    resultTypes: ['violations'],
    iframes: false, // previews, whose pages are looked at for themselves; axe would wait half a second for each
    rules: Object.fromEntries(exceptRules.map((rule) => [rule, { enabled: false }])),
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  return page.evaluate(
    async ([context, how]) => {
      const { axe } = window as never as { axe: { run: (context: unknown, options: unknown) => Promise<AxeResults> } };
      const { violations } = await axe.run(context, how);
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [{ include: part ?? 'html', ...(without && { exclude: without }) }, options] as const,
  );
}

/** What to look for in a look when all looks are looked at: a theme changes nothing but colours, and a width all but colours. */
export function rulesOf({ theme, width }: Look): Pick<What, 'rules' | 'exceptRules'> {
  if (theme === 'dark') return { rules: ['color-contrast'] };
  return width < 600 ? { exceptRules: ['color-contrast'] } : {};
}
