import { expect, test } from 'vitest';
import { isLookedAt } from './looks.ts';

test('in a mode only the first story of each component is checked, consistently', () => {
  const stories = ['actions-button--states', 'actions-button--icons', 'actions-button--states', 'forms-select--plain'];
  expect(stories.map((story) => isLookedAt(story, 'dark'))).toEqual([true, false, true, true]);
  expect(isLookedAt('actions-button--icons', 'forced')).toBe(true);
});
