import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromeFlags } from '../chrome-flags.ts';
import { findChromium } from '../chromium.mjs';
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

/** What is read of Lighthouse's report. */
type Report = {
  runtimeError?: unknown;
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
};

const folder = fileURLToPath(new URL('.', import.meta.url));
const command = join(folder, 'node_modules/.bin/lighthouse');

/** Lighthouse is not among the packages of the product: a third of all files would be its own. */
function installLighthouse() {
  if (existsSync(command)) return;
  console.error('Installing Lighthouse (once) …');
  execFileSync('npm', ['ci', '--no-fund', '--no-audit'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** One Lighthouse run; undefined if Lighthouse itself failed. */
export async function labRun(url: string, path: string, form: Lab['form'] = 'mobile'): Promise<Lab | undefined> {
  installLighthouse();
  const flags = [
    `--chrome-flags=${['--headless=new', ...chromeFlags].join(' ')}`,
    ...(form === 'desktop' ? ['--preset=desktop'] : []),
  ];
  const env = { ...process.env, CHROME_PATH: findChromium({ whole: true }) };
  const run = await promisify(execFile)(command, [url + path, '--quiet', '--output=json', ...flags], {
    env,
    maxBuffer: 2 ** 26,
  }).catch(() => undefined);
  if (!run) return undefined;
  const { runtimeError, categories, audits, environment }: Report = JSON.parse(run.stdout);
  if (runtimeError) return undefined;
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
