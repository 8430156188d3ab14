import { expect, test } from 'vitest';
import { productNode } from './prepare.mjs';

const machine = { bundled: false, version: 'v22.4.0', platform: 'freebsd', arch: 'x64' };

test("the Node among the packages is used, else the machine's own where it is new enough", () => {
  expect(productNode({ ...machine, bundled: true })).toEqual({ path: 'node_modules/.bin/node' });
  expect(productNode({ ...machine, version: 'v26.0.0' })).toEqual({ path: process.execPath });
});

test('a platform without either is told so in one sentence that says what to do', () => {
  const { path, problem } = productNode(machine);
  expect(path).toBeUndefined();
  expect(problem).toMatch(/no Node 26 .* freebsd x64, .* v22\.4\.0\. Install Node 26/);
});
