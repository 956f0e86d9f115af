import { getOperatorPayment, getOperatorPayments, stepRefund } from '@rider/api/operator';
import type { Api } from '@rider/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runHousekeeping } from '../../src/housekeeping/housekeeping.ts';
import { receiveWebhook } from '../../src/payment/receive-webhook.ts';
import { balanceOf, customer, plainSku, type Customer, type TestSku } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { heldAtProvider } from '../testing/payment/payment-books.ts';
import { openProviders, payAs, type OpenedWire, type TestProviders } from '../testing/payment/payment-providers.ts';
import { apiOf, requestRefund, operatorApi } from '../testing/refund/refund-calls.ts';

describe.each(MAIN_DATABASE)('a contested payment on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let desk: Api;
  let sku: TestSku;
  let number: string;
  let reference: string;
  let providers: TestProviders;

  beforeAll(async () => {
    shop = await openShop();
    luis = await customer(shop, 'luisglass');
    desk = await operatorApi(shop);
    sku = await plainSku(shop, 500);
    providers = openProviders(shop, 'dispute');
  });
  beforeEach(async () => {
    number = await luis.order(sku, 3);
    const { data } = await luis.call<OpenedWire>('/order/pay', {
      uni: number,
      paytype: 'stripe',
      type: 0,
      quitUrl: '',
    });
    const [payment] = (await getOperatorPayments(desk, { search: number })).items;
    reference = payment?.reference ?? '';
    await payAs(shop, data, 'pay');
  });
  afterAll(() => (providers.close(), shop.close()));

  const services = () => ({ ...shop.services, gateways: providers.gateways() });
  const receive = async (webhook: Request) => (await receiveWebhook(services(), webhook)).status;
  const contest = (status: 'needs_response' | 'won' | 'lost') => providers.contest(reference, status);
  const payment = () => getOperatorPayment(desk, reference);
  const events = async () => (await payment()).events.map(({ event }) => event);
  const askForRefund = async (counts?: number[]) => {
    const refund = await requestRefund(apiOf(shop, luis.token), number, counts && { counts });
    await stepRefund(desk, refund, 'agree');
    return refund;
  };

  test('[R6.10] is contested, and paid again once the bank decides so', async () => {
    expect(await receive(await contest('needs_response'))).toBe(200);
    expect(await payment()).toMatchObject({ state: 'disputed', orderNumber: number });
    expect((await getOperatorPayments(desk, { search: number, state: 'task' })).total).toBe(1);
    expect(await receive(await contest('needs_response'))).toBe(200);
    expect(await receive(await contest('won'))).toBe(200);
    expect((await payment()).state).toBe('paid');
    expect(await events()).toEqual(['open', 'pay', 'dispute', 'win-dispute']);
    expect((await luis.see(number)).paid).toBe(1);
  });

  test('[R6.10] is lost, which ends the task', async () => {
    await receive(await contest('needs_response'));
    await receive(await contest('lost'));
    expect(await payment()).toMatchObject({ state: 'charged-back' });
    expect(await events()).toEqual(['open', 'pay', 'dispute', 'lose-dispute']);
    expect((await getOperatorPayments(desk, { search: number, state: 'task' })).total).toBe(0);
  });

  test('[R6.10] in any order of its webhooks: opening after decision, or before the payment', async () => {
    const begun = await contest('needs_response');
    await receive(await contest('won'));
    expect(await receive(begun)).toBe(200);
    expect((await payment()).state).toBe('paid');
    expect(await events()).toEqual(['open', 'pay']);

    number = await luis.order(sku, 1);
    await luis.call('/order/pay', { uni: number, paytype: 'stripe', type: 0, quitUrl: '' });
    reference = (await getOperatorPayments(desk, { search: number })).items[0]?.reference ?? '';
    await shop.database
      .updateTable('sandbox_payment')
      .set({ state: 'paid' })
      .where('reference', '=', reference)
      .execute();
    expect(await receive(await contest('needs_response'))).toBe(200);
    expect(await events()).toEqual(['open', 'pay', 'dispute']);
    expect((await luis.see(number)).paid).toBe(1);
  });

  test('[R6.10] a forged, old or foreign webhook is rejected', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const real = await contest('needs_response');
    const body = await real.clone().text();
    const send = (headers: Headers, text: string) =>
      receive(new Request(real.url, { method: 'POST', headers, body: text }));
    expect(await send(new Headers(), body)).toBe(401);
    expect(await send(real.headers, body.replace('needs_response', 'won'))).toBe(401);
    shop.clock.now += 301_000;
    expect(await send(real.headers, body)).toBe(401);
    shop.clock.now -= 301_000;
    expect((await payment()).state).toBe('paid');
    expect(logged).toHaveBeenCalledTimes(3);
    expect(JSON.stringify(logged.mock.calls)).not.toContain(reference);
    logged.mockRestore();
    await shop.database
      .updateTable('payment_attempt')
      .set({ presented: 'pi_elsewhere' })
      .where('reference', '=', reference)
      .execute();
    expect(await receive(real)).toBe(200);
    expect((await payment()).state).toBe('paid');
  });

  test('[R10.7] is retried while the provider does not return the state of the dispute', async () => {
    const webhook = await contest('needs_response');
    await shop.database
      .updateTable('sandbox_payment')
      .set({ dispute: null })
      .where('reference', '=', reference)
      .execute();
    await expect(receive(webhook.clone())).rejects.toThrow('resource_missing');
    expect((await payment()).state).toBe('paid');
    await contest('needs_response');
    expect(await receive(webhook)).toBe(200);
    expect((await payment()).state).toBe('disputed');
  });

  test('[R6.4] is not refunded beside the bank, neither to the card nor to the balance', async () => {
    const refund = await askForRefund();
    const { balance } = await balanceOf(shop, 'luisglass');
    for (const status of ['needs_response', 'lost'] as const) {
      await receive(await contest(status));
      await expect(stepRefund(desk, refund, 'pay-back')).rejects.toMatchObject({ code: '910537' });
    }
    expect(await balanceOf(shop, 'luisglass')).toMatchObject({ balance });
    expect((await payment()).payouts).toEqual([]);
    await receive(await contest('won'));
    await stepRefund(desk, refund, 'pay-back');
    await runHousekeeping(services());
    expect(await payment()).toMatchObject({ state: 'refunded', payouts: [{ state: 'succeeded' }] });
    expect(await heldAtProvider(shop, reference)).toBe(0);
  });

  test('[R6.4] has its earlier refunds unchanged', async () => {
    await stepRefund(desk, await askForRefund([1]), 'pay-back');
    await runHousekeeping(services());
    await receive(await contest('needs_response'));
    await receive(await contest('won'));
    const { state, refunded } = await payment();
    expect(state).toBe('part-refunded');
    expect(refunded).toBeGreaterThan(0);
  });
});
