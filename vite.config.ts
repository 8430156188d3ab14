import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { searchIndexModule } from './scripts/search-index-module.ts';

/** One address for all artwork, new whenever a picture changes, so that browsers may keep pictures for ever. */
export function artBase(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync('app/art').sort()) hash.update(file).update(readFileSync(`app/art/${file}`));
  return `/art/${hash.digest('hex').slice(0, 10)}`;
}

/**
 * Lets the bundler leave out the parts of the router that the site does not use: they are kept only because naming a
 * component and forwarding a ref look like side effects. Saves 7 KB of the 69 KB that React and its router weigh.
 */
const leanRouter = (): Plugin => ({
  name: 'lean-router',
  transform: (code, id) =>
    id.includes('node_modules/react-router/')
      ? code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/^(const \w+ = )(?=[\w$]+\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ')
      : null,
});

/**
 * React makes a few errors while it loads, only to recognise them later. Where something inspects the page (an open inspector,
 * a monitor, Lighthouse) the browser reads all of React a second time to know their place in it: 16 ms here, 60 on a phone.
 */
const stacklessSignals = (): Plugin => ({
  name: 'stackless-signals',
  transform(code, id) {
    if (!id.includes('react-dom-client.production')) return null;
    const lean = code.replace(/(?<=\b\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g, 'Object.create(Error.prototype)');
    if (lean === code) throw new Error('React no longer makes its signals this way; look whether this is still of use.');
    return lean;
  },
});

/**
 * React is published as CommonJS, and every file that calls it would need the bundler's helpers, which travel as a file of their own.
 * A module in between hands its parts on, so that only the file that holds React needs them.
 */
const reactAsModule = (): Plugin => ({
  name: 'react-as-module',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer = '') =>
    /^react(\/jsx-runtime)?$/.test(source) && !/\/react(-dom)?\/|^\0as-module/.test(importer) ? `\0as-module:${source}` : null,
  async load(id) {
    const source = /^\0as-module:(.*)/.exec(id)?.[1];
    if (!source) return null;
    const names = Object.keys((await import(source)).default);
    return `import whole from '${source}';export default whole;${names.map((name) => `export const ${name} = whole.${name};`).join('')}`;
  },
});

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
  plugins: [react(), searchIndexModule(), leanRouter(), stacklessSignals(), reactAsModule(), compiledOnArrival()],
  define: { ART_BASE: JSON.stringify(command === 'build' ? artBase() : '/app/art') },
  build: {
    target: 'es2022',
    // light-dark() must stay as written: its polyfill resolves too early for blocks with a scheme of their own.
    cssTarget: ['chrome125', 'edge125', 'firefox128', 'safari18'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
}));
