import { expect, test } from 'vitest';
import { renderUi } from '../testing/index.ts';
import { LOW_STOCK, StockState } from './index.ts';

test.each([
  [LOW_STOCK + 1, 'In stock'],
  [LOW_STOCK, `Low stock: ${LOW_STOCK} left`],
  [0, 'Out of stock'],
])('[R2.5] stock of %i says "%s"', (stock, words) => {
  expect(renderUi(<StockState stock={stock} />).container.textContent).toBe(words);
});
