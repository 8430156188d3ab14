import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** One address for all artwork, new whenever a picture changes, so that browsers may keep pictures for ever. */
export function artBase(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync('app/art').sort()) hash.update(file).update(readFileSync(`app/art/${file}`));
  return `/art/${hash.digest('hex').slice(0, 10)}`;
}

/**
 * Tells Chrome to compile all functions of a file while it arrives, beside the main thread. It would otherwise compile each
 * when it is first called: in the first second, and in the first click.
 */
const compiledOnArrival = (): Plugin => ({
  name: 'compiled-on-arrival',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
  },
});

export default defineConfig(({ command }) => ({
  plugins: [react(), compiledOnArrival()],
  define: { ART_BASE: JSON.stringify(command === 'build' ? artBase() : '/app/art') },
  build: {
    target: 'es2022',
    // light-dark() must stay as written: its polyfill resolves too early for blocks with a scheme of their own.
    cssTarget: ['chrome125', 'edge125', 'firefox128', 'safari18'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
}));
