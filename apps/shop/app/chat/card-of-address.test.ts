import { describe, expect, test } from 'vitest';
import { addressOfCard, cardOfAddress } from './card-of-address.ts';

describe('[R7.4] the chat’s card for a page', () => {
  test.each([
    ['/goods_detail/1001', '', { kind: 'product', body: '1001' }],
    ['/goods_detail/1001', '?sku=RD-A-1&orderId=R1', { kind: 'product', body: '1001?sku=RD-A-1' }],
    ['/AppChat', '?productId=7&sku=RD-A-1', { kind: 'product', body: '7?sku=RD-A-1' }],
    ['/AppChat', '?productId=7', { kind: 'product', body: '7' }],
    ['/order_detail', '?orderId=R250101', { kind: 'order', body: 'R250101' }],
    ['/', '', null],
    ['/goods_detail/', '', null],
    ['/AppChat', '?productId=', null],
  ] as const)('%s%s', (pathname, search, card) => {
    expect(cardOfAddress({ pathname, search })).toEqual(card);
  });

  test('the address of the full window contains it', () => {
    for (const card of [
      { kind: 'order', body: 'R1&x=<b>' },
      { kind: 'product', body: '1001?sku=RD-A%26B-1' },
    ] as const) {
      const { pathname, search } = new URL(addressOfCard(card), 'http://shop.test');
      expect(cardOfAddress({ pathname, search })).toEqual(card);
    }
    expect(addressOfCard(null)).toBe('/AppChat');
  });
});
