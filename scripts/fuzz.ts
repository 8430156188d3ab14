// npm run fuzz [-- --runs 20000 --seed 1]: the fuzzer of tests/api/fuzz.test.ts for longer, with another seed each time.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '20000' }, seed: { type: 'string', default: String(randomInt(2 ** 31)) } },
});
console.log(`seed ${values.seed}, ${values.runs} requests on each database`);
const { status } = spawnSync('npx', ['vitest', 'run', 'tests/api/fuzz.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_RUNS: values.runs, FUZZ_SEED: values.seed },
});
process.exit(status ?? 1);
