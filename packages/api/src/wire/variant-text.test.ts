import { expect, test } from 'vitest';
import { variantText } from './index.ts';

test.each([
  ['Matte Black,10 mm (3/8")', 'Matte Black, 10 mm (3/8")'],
  ['Matte Black, 10 mm', 'Matte Black, 10 mm'],
  ['哑光黑,10 mm', '哑光黑，10 mm'],
  ['1,200 mm,Black', '1,200 mm, Black'],
  ['Default', 'Default'],
  [null, ''],
])('[R6.3] the labels %j read %j', (wire, shown) => {
  expect(variantText(wire)).toBe(shown);
});
