import { expect, test } from 'vitest';
import { memoryBudget } from './memory-budget.ts';

test('each address has its own budget, and a new one after the window', () => {
  let time = 0;
  const budget = memoryBudget({ max: 2, windowMs: 1000 }, () => time);
  for (const address of ['a', 'a', 'b']) budget.take(address);
  expect(() => budget.take('a')).toThrow(expect.objectContaining({ status: 429, headers: { 'retry-after': '1' } }));
  budget.take('b');
  time += 1000;
  budget.take('a');
});
