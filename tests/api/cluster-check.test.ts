// A long check in its short form. It runs the built product (npm test builds it first).
import { expect, test } from 'vitest';
import { runScript } from '../harness/run-script.ts';

test('three instances on one database lose nothing while they and it are killed', async () => {
  expect(await runScript('cluster-check', ['--seconds', '9'])).toContain('Nothing acknowledged is lost, no mail left twice');
}, 240_000);
