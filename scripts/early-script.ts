import { build } from 'vite';

/** app/early.ts in one piece, as pages carry it inline. */
export async function earlyScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: 'app/early.ts', formats: ['iife'], name: 'early' },
    },
  });
  const [file] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (file?.type !== 'chunk') throw new Error('The early script was not built.');
  return file.code.trim();
}
