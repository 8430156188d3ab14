import { launch as launchChrome } from 'chrome-launcher';
import { findChromium } from '../prepare.mjs';
import { chromeFlags, median } from './browser.ts';

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

/** Medians of Lighthouse runs on one page. A disturbed run only counts if three attempts were all disturbed. */
export async function lab(url: string, path: string, form: Lab['form'], runs: number): Promise<Lab> {
  // takes seconds to load, which --help need not wait for
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  const all: Lab[] = [];
  const quiet = () => all.filter(({ machine }) => machine >= minQuietIndex);
  for (let tries = 0; quiet().length < runs && tries < runs * 3; tries += 1) {
    const chrome = await launchChrome({ chromePath: findChromium({ whole: true }), chromeFlags });
    try {
      const result = await lighthouse(
        url + path,
        { port: chrome.port, logLevel: 'silent' },
        form === 'desktop' ? desktopConfig : undefined,
      );
      if (!result || result.lhr.runtimeError) continue; // Lighthouse itself failed; run again
      const { categories, audits, environment } = result.lhr;
      const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
      const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
      all.push({
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
      });
    } finally {
      chrome.kill();
    }
  }
  const rows = quiet().length ? quiet() : all;
  const middle = (name: keyof Omit<Lab, 'path' | 'form'>) => median(rows.map((row) => row[name]));
  return {
    path,
    form,
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
