import { money } from '@rider/model/money';
import { expect, test } from 'vitest';
import { capturedApi } from '../testing/recorded-answers.ts';
import { getRecords } from './index.ts';
import { readMessage } from './message.ts';

test('[R9.5] an order card shows the price of the variant, not of its product', async () => {
  const { messages } = await getRecords(capturedApi('service_record.cards').api, { agentUid: '1' });
  expect(messages.map(({ content }) => content)).toMatchObject([
    { kind: 'order', order: { lines: [{ quantity: 1, price: money(12_442) }] } },
    { kind: 'product', product: { price: money(11_332) } },
  ]);
});

test('[R9.5] an order card of a product without options shows its price', () => {
  const message = { id: 1, uid: 2, to_uid: 3, msn: 'cp1', msn_type: 6, add_time: 1_795_228_286 };
  const productInfo = { image: '', price: '58.00', attrInfo: [] };
  const orderInfo = { order_id: 'cp1', cartInfo: [{ id: '1', cart_num: 2, productInfo }] };
  expect(readMessage({ ...message, orderInfo }).content).toMatchObject({ order: { lines: [{ price: money(5800) }] } });
});
