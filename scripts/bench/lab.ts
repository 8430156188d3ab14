import { launch as launchChrome } from 'chrome-launcher';
import { chromeFlags } from '../chrome-flags.ts';
import { findChromium } from '../prepare.mjs';
import { median } from './browser.ts';

export type Lab = {
  path: string;
  form: 'mobile' | 'desktop';
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Lighthouse's benchmark index of the machine. */
  machine: number;
};

/** Below this benchmark index, other processes used the CPU during a run. */
const minQuietIndex = 1400;

/** One Lighthouse run; undefined if Lighthouse itself failed. */
export async function labRun(url: string, path: string, form: Lab['form'] = 'mobile'): Promise<Lab | undefined> {
  // takes seconds to load, which --help need not wait for
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  const chrome = await launchChrome({
    chromePath: findChromium({ whole: true }),
    chromeFlags: ['--headless=new', ...chromeFlags],
  });
  try {
    const config = form === 'desktop' ? desktopConfig : undefined;
    const result = await lighthouse(url + path, { port: chrome.port, logLevel: 'silent' }, config);
    if (!result || result.lhr.runtimeError) return undefined;
    const { categories, audits, environment } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      path,
      form,
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: Math.round(value('first-contentful-paint')),
      lcp: Math.round(value('largest-contentful-paint')),
      tbt: Math.round(value('total-blocking-time')),
      cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
      machine: Math.round(environment.benchmarkIndex),
    };
  } finally {
    chrome.kill();
  }
}

/** Medians of Lighthouse runs on one page. A disturbed run only counts if three attempts were all disturbed. */
export async function lab(url: string, path: string, form: Lab['form'], runs: number): Promise<Lab> {
  const all: Lab[] = [];
  const quiet = () => all.filter(({ machine }) => machine >= minQuietIndex);
  for (let tries = 0; quiet().length < runs && tries < runs * 3; tries += 1) {
    const run = await labRun(url, path, form);
    if (run) all.push(run);
  }
  return labMedian(quiet().length ? quiet() : all);
}

/** The median of each figure of several runs on one page. */
export function labMedian(rows: Lab[]): Lab {
  const middle = (name: keyof Omit<Lab, 'path' | 'form'>) => median(rows.map((row) => row[name]));
  return {
    path: rows[0]?.path ?? '',
    form: rows[0]?.form ?? 'mobile',
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
    machine: middle('machine'),
  };
}
