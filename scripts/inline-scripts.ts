import { build } from 'vite';

/** app/early.ts and app/arrived.ts, each in one piece as pages carry it inline. */
export async function inlineScripts(): Promise<{ early: string; arrived: string }> {
  return { early: await inOnePiece('app/early.ts', 'iife'), arrived: await inOnePiece('app/arrived.ts', 'es') };
}

async function inOnePiece(input: string, format: 'iife' | 'es'): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, output: { format } },
    },
  });
  const [file] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (file?.type !== 'chunk') throw new Error(`${input} was not built.`);
  return file.code.trim();
}
