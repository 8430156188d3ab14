// What every script for operators has in common: --help, options that are known, and one sentence where something is wrong.
import { parseArgs } from 'node:util';

type Option = { type: 'string' | 'boolean'; default?: string | boolean; about: string };

type About<Options extends Record<string, Option>> = {
  /** As it is called: 'npm run restore -- FILE'. */
  usage: string;
  /** What it does, in a sentence or two. */
  does: string;
  options?: Options;
  example: string;
  /** How many words may stand beside the options; none unless told. */
  words?: { least?: number; most: number };
};

/** Reads the command line. Answers --help and ends; ends with one sentence where the line cannot be understood. */
export function commandLine<const Options extends Record<string, Option> = Record<never, never>>({
  usage,
  does,
  options = {} as Options,
  example,
  words = { most: 0 },
}: About<Options>) {
  const parse = () => parseArgs({ options: { ...options }, allowPositionals: true });
  const given = process.argv.slice(2);
  if (given.includes('--help') || given.includes('-h')) {
    console.log(helpText({ usage, does, options, example }));
    process.exit(0);
  }
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    refuse(`${(error as Error).message.split(/\. |\n/)[0]}. See --help.`);
  }
  const { values, positionals } = parsed;
  for (const [name, option] of Object.entries<Option>(options)) {
    const isNumber = typeof option.default === 'string' && /^[\d.]+$/.test(option.default);
    const value = (values as Record<string, unknown>)[name];
    if (isNumber && !(Number(value) >= 0)) refuse(`--${name} must be a number.`);
  }
  if (positionals.length > words.most) refuse(`'${positionals[words.most]}' is not understood. See --help.`);
  if (positionals.length < (words.least ?? 0)) refuse(`Something is missing: ${usage}`);
  return { values, positionals };
}

/** Says in one sentence why nothing was done, and ends. */
export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function helpText({ usage, does, options, example }: Omit<About<Record<string, Option>>, 'words'>): string {
  const rows = Object.entries(options ?? {}).map(([name, { type, default: fallback, about }]) => {
    const left = `--${name}${type === 'string' ? ' …' : ''}`;
    return `  ${left.padEnd(20)} ${about}${typeof fallback === 'string' && fallback ? ` (${fallback})` : ''}`;
  });
  const parts = [usage, does, ...(rows.length ? [['Options:', ...rows].join('\n')] : []), `Example:\n  ${example}`];
  return parts.join('\n\n');
}
