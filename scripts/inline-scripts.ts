import { build } from 'vite';

/** Bundles app/document/head.ts and body.ts for inlining into pages. */
export async function inlineScripts(): Promise<{ head: string; body: string }> {
  return { head: await inOnePiece('app/document/head.ts', 'iife'), body: await inOnePiece('app/document/body.ts', 'es') };
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
