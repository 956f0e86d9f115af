import { expect, test } from 'vitest';
import { readProductBody, writeProductBody } from './index.ts';

test.each([
  [{ productId: '1001' }, '1001'],
  [{ productId: '1001', sku: 'RD-HINGE-90-MB' }, '1001?sku=RD-HINGE-90-MB'],
  [{ productId: '1001', sku: 'A & B/1' }, '1001?sku=A%20%26%20B%2F1'],
])('[R7.3] a card’s product and variant survive a round trip as %o', (product, body) => {
  expect(writeProductBody(product)).toBe(body);
  expect(readProductBody(body)).toEqual(product);
});

test('[R7.3] an unreadable variant is null', () => {
  expect(readProductBody('1001?sku=%E0%A4%A')).toEqual({ productId: '1001' });
});
