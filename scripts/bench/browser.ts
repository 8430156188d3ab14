import { chromium } from '@playwright/test';
import { chromeFlags } from '../chrome-flags.ts';
import { findChromium } from '../chromium.mjs';

export const launch = () => chromium.launch({ executablePath: findChromium({ whole: true }), args: chromeFlags });

/** Median of the values that could be measured. */
export const median = (values: number[]) => {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
