import { expect, test } from 'vitest';
import { turnBetween } from '../../document/needle.ts';
import { bearingsOf, nearest, pointAt } from './geometry.ts';

test('services of a family stand closer than families, all the way round', () => {
  const [first = 0, second = 0, third = 0] = bearingsOf(['erp', 'erp', 'cloud']);
  expect(first).toBe(40);
  expect(turnBetween(first, second)).toBeLessThan(turnBetween(second, third));
  expect(turnBetween(second, third)).toBeCloseTo(turnBetween(third, first));
});

test('the needle goes the short way, and the nearest service is found across north', () => {
  expect(turnBetween(350, 20)).toBe(30);
  expect(turnBetween(20, 350)).toBe(-30);
  expect(nearest([10, 180, 340], 356)).toBe(0);
  expect(pointAt(90, 100)).toBe('300.0 200.0');
});
