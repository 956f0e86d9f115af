import { expect, test } from 'vitest';
import { isLookedAt } from './looks.ts';

test('of each component the first story is looked at in a way, however often it is asked for, and no other one', () => {
  const asked = ['actions-button--states', 'actions-button--icons', 'actions-button--states', 'forms-select--plain'];
  expect(asked.map((story) => isLookedAt(story, 'dark'))).toEqual([true, false, true, true]);
  expect(isLookedAt('actions-button--icons', 'forced')).toBe(true);
});
