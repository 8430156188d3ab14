// Shared by all operator scripts: --help, validated options, and one-line error messages.
import { parseArgs } from 'node:util';

type Option = { type: 'string' | 'boolean'; default?: string | boolean; about: string };

type About<Options extends Record<string, Option>> = {
  /** Example call: 'npm run restore -- FILE'. */
  usage: string;
  /** Description in a sentence or two. */
  does: string;
  options?: Options;
  example: string;
  /** Number of positional arguments; none by default. */
  words?: { min?: number; max: number };
};

/** Parses the command line. Prints --help and exits; exits with a one-line message if it is invalid. */
export function commandLine<const Options extends Record<string, Option> = Record<never, never>>({
  usage,
  does,
  options = {} as Options,
  example,
  words = { max: 0 },
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
  if (positionals.length > words.max) refuse(`'${positionals[words.max]}' is not understood. See --help.`);
  if (positionals.length < (words.min ?? 0)) refuse(`Something is missing: ${usage}`);
  return { values, positionals };
}

/** Prints why nothing was done and exits. */
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
