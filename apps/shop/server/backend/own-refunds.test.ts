import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerOwnRefunds } from './own-refunds.ts';

/** An answer that CRMEB was recorded to give to the buyer with the id 2. */
const recorded = (name: string) => {
  const file = new URL(`../../../../packages/api/fixtures/${name}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { response: { data: Record<string, unknown> } }).response;
};

/** Requests an address as the buyer with this id from a CRMEB that checks no owner. */
async function request(address: string, uid: number) {
  const backend = answerOwnRefunds((call) => {
    const { response, data } = { response: recorded('user'), data: { uid } };
    const isUser = new URL(call.url).pathname === '/api/user';
    expect(call.headers.get('Authori-zation')).toBe('Bearer buyer');
    return Promise.resolve(
      Response.json(isUser ? { ...response, data: { ...response.data, ...data } } : recorded('order_refund_detail')),
    );
  });
  const call = new Request(`http://shop.test${address}`, { headers: { 'Authori-zation': 'Bearer buyer' } });
  return (await (await backend(call)).json()) as { status: number; data: { order_id?: string } };
}

const NUMBER = '647021210172915712';

test('[R6.4] a buyer receives an own refund', async () => {
  expect((await request(`/api/order/refund/detail/${NUMBER}`, 2)).data.order_id).toBe(NUMBER);
});

test.each([
  `/api/order/refund/detail/${NUMBER}`,
  `/api/order/Refund/detail/${NUMBER}`,
  `/api/order/%72efund/detail/${NUMBER}`,
  `/api/products?s=%2Fapi%2Forder%2F%2572efund%2Fdetail%2F${NUMBER}`,
])('[R6.4] another buyer’s refund does not exist at %s', async (address) => {
  expect(await request(address, 3)).toEqual({ status: 400495, msg: '', data: [] });
});
