import { expect, test } from 'vitest';
import { renderUi } from '../../testing/index.ts';
import { LOW_STOCK, StockState } from './index.ts';

test.each([
  [1348, '1,348 in stock'],
  [LOW_STOCK + 1, `${LOW_STOCK + 1} in stock`],
  [LOW_STOCK, `Only ${LOW_STOCK} left`],
  [0, 'Out of stock'],
])('[R2.5] stock of %i reads "%s"', (stock, words) => {
  expect(renderUi(<StockState stock={stock} />).container.textContent).toBe(words);
});

test.each([
  [5107, 'In stock'],
  [6, 'Only 6 left'],
  [0, 'Out of stock'],
])('[R2.4] %i pieces of several variants: "%s"', (stock, words) => {
  expect(renderUi(<StockState stock={stock} several />).container.textContent).toBe(words);
});
