// npm run build: client files, page renderer, inline scripts and server, all under build/.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { artBase } from '../vite.config.ts';
import { inlineScripts } from './inline-scripts.ts';
import { writeStamp } from './prepare.mjs';

process.env.NODE_ENV = 'production';
/** Without it the server's files would hold both forms of React. */
const define = { 'process.env.NODE_ENV': '"production"' };
/**
 * A third of the bytes Node would keep in memory, and lines and names of a stack trace can still be read. ASCII, because V8 stores
 * a file with one curly quote as two bytes per character.
 */
const lean = {
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
} as const;
const next = 'build/next';
const old = 'build/old';
for (const folder of [next, old]) rmSync(folder, { recursive: true, force: true });

type ModuleInfo = { importers: string[]; dynamicImporters: string[] };
/** Large parts of a few pages only, which get files of their own. */
const fewPages =
  /\/(app\/(search|api\/upload|shell\/logo|sections\/(article-body|bearing|company|fact-list|office))|content\/wordmark|contract\/(distance|search-words))/;
const reached = new Map<string, boolean>();

/** Whether a module is needed by public pages: what only the back office shares must not travel to visitors. */
function isPublic(id: string, getModuleInfo: (id: string) => ModuleInfo | null): boolean {
  if (!/\/(app|content|contract)\//.test(id) || id.includes('/app/admin/')) return false;
  if (fewPages.test(id)) return false;
  const known = reached.get(id);
  if (known !== undefined) return known;
  reached.set(id, id.endsWith('/app/entry.client.tsx')); // ends circles
  const info = getModuleInfo(id);
  const found = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])].some((each) => isPublic(each, getModuleInfo));
  reached.set(id, found || id.endsWith('/app/entry.client.tsx'));
  return reached.get(id) ?? false;
}

await build({
  logLevel: 'warn',
  build: {
    outDir: `${next}/client`,
    manifest: 'manifest.json',
    rolldownOptions: {
      input: ['app/entry.client.tsx', 'app/admin/entry.client.tsx', 'app/site.css', 'app/admin.css'],
      // Few chunks: React is one, code shared by several page kinds another, that shared by panels a third, the rest is bundled with
      // its page.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown/ },
            {
              name: (id, modules) => (isPublic(id, (each) => modules.getModuleInfo(each)) ? 'shared' : null),
              debugName: 'shared',
              minShareCount: 2,
            },
            // A group takes along what its modules import, so what visitors use of it comes before.
            { name: 'upload', test: /\/app\/api\/upload/ },
            {
              name: 'back-office',
              test: (id) => /\/(app\/(admin|api)|contract)\//.test(id) && !fewPages.test(id),
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
cpSync('app/art', `${next}/client${artBase()}`, { recursive: true });

await build({
  logLevel: 'warn',
  publicDir: false,
  define,
  ssr: { noExternal: true },
  build: {
    outDir: `${next}/server`,
    ssr: 'app/entry.server.tsx',
    minify: false,
    // The back office is read when somebody opens it.
    rolldownOptions: { output: { ...lean, entryFileNames: 'entry.server.js', chunkFileNames: 'page-[name].js' } },
  },
});

for (const [name, code] of Object.entries(await inlineScripts())) writeFileSync(`${next}/server/${name}.js`, code);

// The server is bundled into one file, plus its workers: it starts faster than 500 files and uses a third less memory.
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true, external: ['sharp'] },
  plugins: [
    {
      name: 'worker-addresses',
      transform: (code) =>
        code.includes('import.meta.url') ? code.replace(/(new URL\(['"]\.\/[\w.-]+)\.ts(?=['"])/g, '$1.js') : null,
    },
  ],
  build: {
    outDir: `${next}/server`,
    emptyOutDir: false,
    target: 'node26',
    ssr: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        worker: 'server/platform/images/worker.ts',
        'reader.worker': 'server/platform/db/reader.worker.ts',
        'xlsx.worker': 'server/features/contact/xlsx.worker.ts',
        'backup.worker': 'server/platform/backup/backup.worker.ts',
        'password-strength.worker': 'server/features/accounts/password-strength.worker.ts',
      },
      external: ['pg-native'],
      output: {
        ...lean,
        entryFileNames: '[name].js', // beside the workers: a chunk finds them by its own address
        chunkFileNames: 'chunk-[name].js',
      },
    },
  },
});

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
for (const file of globSync(`${next}/client/**/*.{js,css,svg,json,webmanifest,txt,ico}`)) {
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, await zip(bytes, { level: 9 }));
}
writeStamp(next);

// A running server reads files from build/ until it restarts, so the old build is replaced only once the new one is complete.
mkdirSync(old);
for (const part of ['client', 'server', '.stamp']) {
  if (existsSync(`build/${part}`)) renameSync(`build/${part}`, `${old}/${part}`);
  renameSync(`${next}/${part}`, `build/${part}`);
}
for (const folder of [next, old]) rmSync(folder, { recursive: true });
