// npm run fuzz [-- --runs 20000 --seed 1]: a longer run of tests/api/fuzz.test.ts with a new seed each time.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { commandLine } from './help.ts';

const { values } = commandLine({
  usage: 'npm run fuzz [-- --runs 20000 --seed 1]',
  does: 'Sends made-up requests to every address, on both databases, and looks for a 500, a leak, a slow answer or another error body.',
  options: {
    runs: { type: 'string', default: '20000', about: 'how many requests on each database' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)), about: 'makes the same requests again; another each time' },
  },
  example: 'npm run fuzz -- --runs 1000 --seed 20261115',
});
console.log(`seed ${values.seed}, ${values.runs} requests on each database`);
const { status } = spawnSync('npx', ['vitest', 'run', 'tests/api/fuzz.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_RUNS: values.runs, FUZZ_SEED: values.seed },
});
process.exit(status ?? 1);
