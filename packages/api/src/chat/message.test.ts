import { money } from '@rider/model/money';
import { expect, test } from 'vitest';
import { readMessage } from './message.ts';

const orderCard = (line: object) =>
  readMessage({
    id: 1,
    uid: 2,
    to_uid: 3,
    msn: 'cp1',
    msn_type: 6,
    add_time: 1_795_228_286,
    orderInfo: { order_id: 'cp1', cartInfo: [{ id: '1', cart_num: 2, ...line }] },
  }).content;

test('[R9.5] an order card shows the price of the variant, not of its product', () => {
  const productInfo = { image: '', price: '58.00', attrInfo: { price: '64.00' } };
  expect(orderCard({ productInfo })).toMatchObject({ order: { lines: [{ price: money(6400) }] } });
  expect(orderCard({ productInfo: { ...productInfo, attrInfo: [] } })).toMatchObject({
    order: { lines: [{ price: money(5800) }] },
  });
});
