// A long check in its short form. It runs the built product (npm test builds it first).
import { expect, test } from 'vitest';
import { runScript } from '../harness/run-script.ts';

test('three instances on one database lose nothing while they and it are killed', async () => {
  // How soon a switch is seen is measured elsewhere; here it has to be seen at all, however slow the machine is.
  expect(await runScript('cluster-check', ['--seconds', '3', '--within', '60000'])).toContain(
    'Nothing acknowledged is lost, no mail left twice',
  );
}, 240_000);
