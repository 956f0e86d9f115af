import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import chinese from '../../../messages/zh-CN.json' with { type: 'json' };
import english from '../../../messages/en-US.json' with { type: 'json' };
import { formatQuantity } from './index.ts';

const intl = createIntl({ locale: 'en-US', messages: english });

test.each([
  [1, 'length', '1 length'],
  [5, 'length', '5 lengths'],
  [2, 'set', '2 sets'],
  [1, 'pc', '1 pc'],
  [40, 'pc', '40 pcs'],
  [1200, 'roll', '1,200 rolls'],
  [3, 'drum', '3 drum'],
  [3, '', '3'],
])('[R6.12] %d × "%s" reads "%s"', (quantity, unit, expected) => {
  expect(formatQuantity(intl, quantity, unit)).toBe(expected);
});

test('[R6.12] Chinese units have one form', () => {
  const zh = createIntl({ locale: 'zh-CN', messages: chinese });
  expect(formatQuantity(zh, 5, '支')).toBe('5 支');
});
