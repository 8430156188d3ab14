import { defineConfig } from '@playwright/test';
import { chromeFlags } from './scripts/chrome-flags.ts';
import { chromiumEnv, findChromium } from './scripts/chromium.mjs';

/** Tests whose server has an owner, and which change what it publishes. */
const backOffice = /(accounts|attachments|cards|dashboard|messages|publishing|replies|second-factor|webhooks)[\w-]*\.spec\.ts$/;

/**
 * Of `npm test`: the browser lays pages out as ever and paints next to nothing of them, of which it would warn in each frame. Without
 * a graphics card painting takes a sixth of the processor time, and no test looks at a pixel. Scripts are not optimized, since no
 * page lasts long enough to repay it, and stay compiled for the next page.
 */
const quickFlags = ['--force-gpu-mem-available-mb=1', '--log-level=3', '--js-flags=--no-opt --no-maglev --no-flush-bytecode'];

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Generous: a busy machine is slow, and a test that waits for the thing itself loses nothing by it.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // One after the other, so that a worker keeps its server and its browser for each. The long files come first.
  projects: [
    { name: 'back-office', testMatch: backOffice },
    { name: 'site', testIgnore: backOffice },
  ],
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-CA',
    screenshot: 'only-on-failure',
    // What moves keeps a processor busy, and each click waits for it. Tests of what moves say so.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      env: chromiumEnv(executablePath),
      args: process.env.UNPAINTED ? [...chromeFlags, ...quickFlags] : chromeFlags,
    },
  },
});
