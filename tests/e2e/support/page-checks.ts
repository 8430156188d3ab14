// What can be asked of any page that is open.
import type { Locator, Page } from '@playwright/test';

/** How many pixels a page is wider than the screen. */
export const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Switches the theme, with every colour there at once: where nothing is painted a transition would never end. */
export async function setTheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    const changing = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // A colour that is inherited may start another transition when its own ends.
    for (let round = 0; round < 10 && changing().length; round += 1) for (const transition of changing()) transition.finish();
  });
}

export type Look = { theme: 'light' | 'dark'; width: number };

/** Each differs from the one before in one thing: a new width and new colours are what takes the time. */
const looks: Look[] = [
  { width: 360, theme: 'light' },
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark' },
];

/** Looks at the open page narrow and wide, light and dark. */
export async function inEveryLook(page: Page, check: (look: Look) => Promise<void>) {
  for (const look of looks) {
    await page.setViewportSize({ width: look.width, height: 900 });
    await setTheme(page, look.theme);
    await check(look);
  }
}

/** Looks at a page with twice the text size, as a browser's setting gives it. */
export async function withLargeText(page: Page, look: () => Promise<void>) {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await look();
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Words of the heading that stand on two lines, and texts that reach past the screen or out of their own box. */
export const brokenTexts = (page: Page) =>
  page.evaluate(() => {
    const heading = document.createTreeWalker(document.querySelector('h1') as Node, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const range = document.createRange();
    const torn = [...heading.data.matchAll(/[^\s-]+/g)].filter(({ 0: word, index }) => {
      range.setStart(heading, index);
      range.setEnd(heading, index + word.length);
      return range.getClientRects().length > 1;
    });
    const cut = [
      ...document.querySelectorAll<HTMLElement>(':is(header, main, footer) :is(h1, h2, h3, p, li, label, a, button, b)'),
    ]
      .filter(
        (element) => element.checkVisibility() && !element.closest('[popover], .sr, .trap, .slider, .rail-list, .bearing ul'),
      )
      .filter((element) => element.getBoundingClientRect().right > innerWidth || element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => !element.querySelector('.line-out')); // the page's line, which runs on into the margin
    return [...torn.map(([word]) => `torn: ${word}`), ...cut.map((element) => `cut: ${element.outerHTML.slice(0, 90)}`)];
  });

/** Targets below 24 px. */
export const smallTargets = (page: Page) =>
  page.locator('a[href], button, input, summary, [role=tab]').evaluateAll((targets) =>
    targets
      .filter(
        (target) =>
          target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !target.closest('p, .sr, [aria-hidden=true]'),
      )
      .map((target) => ({ box: target.getBoundingClientRect(), html: target.outerHTML.slice(0, 90) }))
      .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
      .map(({ box, html }) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`),
  );

/** Walks through a page with the Tab key: what shows no focus, or has it under the bar. Each key looks at where the last one led. */
export async function lostFocus(page: Page, steps: number): Promise<string[]> {
  const lost = await page.evaluateHandle(() => {
    const faults: (string | null)[] = [];
    const look = () => {
      const focused = document.activeElement as HTMLElement | null;
      if (!focused || focused === document.body) return null;
      const box = focused.getBoundingClientRect();
      const bar = document.querySelector('.header')?.getBoundingClientRect();
      const inBar = focused.closest('.header, .skip, dialog, [popover]');
      if (!inBar && bar && document.documentElement.hasAttribute('data-scrolled') && box.bottom <= bar.bottom)
        return `under the bar: ${focused.outerHTML.slice(0, 80)}`;
      const style = getComputedStyle(focused);
      const ring = style.outlineStyle !== 'none' || style.boxShadow !== 'none' || Boolean(focused.closest('.art-card'));
      return ring ? null : `no ring: ${focused.outerHTML.slice(0, 80)}`;
    };
    addEventListener('keydown', () => faults.push(look()), true);
    return faults;
  });
  for (let step = 0; step <= steps; step += 1) await page.keyboard.press('Tab');
  return (await lost.jsonValue()).filter((fault) => fault !== null);
}

/** Texts of a drawing that are shown in less than 12 px. */
export const tinyTexts = (figure: Locator) =>
  figure.evaluate((drawing) =>
    [...drawing.querySelectorAll('text, p, li, td, th, span, h3')]
      .filter((element) => {
        if (!element.textContent || element.classList.contains('sr')) return false;
        const scale = element instanceof SVGTextElement ? (element.getScreenCTM()?.a ?? 1) : 1;
        return Number.parseFloat(getComputedStyle(element).fontSize) * scale < 12;
      })
      .map((element) => element.textContent),
  );
