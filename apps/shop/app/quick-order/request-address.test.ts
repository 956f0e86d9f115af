import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteRequestAddress, requestStartOf } from './request-address.ts';

const read = (address: string) => requestStartOf(new URL(address, 'https://shop.test').searchParams);

test('[B9] an address returns the rows, products and order that it was made of', () => {
  const start = fc.record({
    rows: fc.array(
      fc.record({ text: fc.string({ minLength: 1 }), quantity: fc.string().filter((s) => !s.includes('*')) }),
      {
        maxLength: 5,
      },
    ),
    productIds: fc.array(fc.stringMatching(/^\d{1,6}$/), { maxLength: 3 }),
    orderNumber: fc.constantFrom('', 'R-1'),
  });
  fc.assert(
    fc.property(start, (given) => {
      const address = quoteRequestAddress(given);
      const isEmpty = given.rows.length + given.productIds.length === 0 && given.orderNumber === '';
      expect(read(address ?? '')).toEqual(isEmpty ? null : given);
    }),
  );
});

test('[B9] rows that no address takes have none, and are not those of the cart', () => {
  const rows = Array.from({ length: 500 }, (_, place) => ({ text: `RD-HINGE-${place}`, quantity: '1' }));
  expect(quoteRequestAddress({ rows })).toBeNull();
  expect(read('/user/quoteRequest?row=')).toEqual({ rows: [], productIds: [], orderNumber: '' });
});
