import { createCompany } from '@rider/api/buyer-company';
import { getLoggedWebhookDeliveries, sendLoggedWebhookAgain, getOperatorLog, stepRefund } from '@rider/api/operator';
import {
  addWebhook,
  changeWebhook,
  enableWebhook,
  getWebhookDeliveries,
  getWebhooks,
  removeWebhook,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
} from '@rider/api/webhook';
import { MOST_WEBHOOK_ATTEMPTS, MOST_WEBHOOK_ENDPOINTS, WEBHOOK_EVENTS } from '@rider/model/webhook';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runHousekeeping } from '../../src/housekeeping/housekeeping.ts';
import { openApiDocument } from '../../src/open-api/open-api.ts';
import { sendDueWebhooks } from '../../src/webhook/send-due.ts';
import { customer, plainSku, setBalance, type Customer, type TestSku } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi, requestRefund, ship } from '../testing/refund/refund-calls.ts';
import { isSignedBy, startReceiver, type WebhookReceiver } from '../../../../tests/webhook-receiver.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

describe.each(DATABASES)('webhooks on $name', ({ openShop }) => {
  let shop: Shop;
  let owner: Customer;
  let sku: TestSku;
  let receiver: WebhookReceiver;

  const own = () => apiOf(shop, owner.token);
  const send = () => sendDueWebhooks({ ...shop.services, allowsLocalWebhooks: true });
  const add = async (events: (typeof WEBHOOK_EVENTS)[number][] = [...WEBHOOK_EVENTS]) =>
    addWebhook(own(), { url: receiver.url, events });
  const deliveriesOf = (id: string) => getWebhookDeliveries(own(), id);
  const emailsOf = async (subject: string) =>
    shop.database.selectFrom('email_message').select(['recipient', 'body']).where('subject', '=', subject).execute();
  const paidOrder = async () => {
    const number = await owner.order(sku, 2);
    await owner.pay(number);
    return number;
  };

  beforeAll(async () => {
    shop = await openShop({ demo: true, allowsLocalWebhooks: true });
    owner = await customer(shop, 'danaglass');
    await createCompany(own(), 'North Glass');
    sku = await plainSku(shop, 10_000);
    await setBalance(shop, 'danaglass', 10_000_000);
  });
  beforeEach(async () => {
    receiver = await startReceiver();
    owner = await customer(shop, 'danaglass');
  });
  afterEach(async () => {
    for (const { id } of await getWebhooks(own())) await removeWebhook(own(), id);
    await receiver.close();
  });
  afterAll(() => shop.close());

  test('[B12] events of an order are sent once, signed, with the JSON that OpenAPI describes', async () => {
    const { id, secret } = await add();
    const number = await paidOrder();
    const desk = await operatorApi(shop);
    await ship(desk, number);
    const refund = await requestRefund(own(), number, { counts: [1] });
    await stepRefund(desk, refund, 'agree');
    await Promise.all([send(), send()]);
    await send();
    expect(receiver.messages.map(({ body }) => body.type).toSorted()).toEqual([
      'invoice.issued',
      'order.changed',
      'order.changed',
      'order.paid',
      'order.placed',
      'refund.changed',
      'refund.changed',
      'shipment.created',
    ]);
    const document = openApiDocument('https://shop.test', 'en-US') as AnySchemaObject;
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema({ ...document, $id: 'shop' });
    for (const message of receiver.messages) {
      expect(isSignedBy(message, secret)).toBe(true);
      expect(message.headers).toMatchObject({
        'content-type': 'application/json',
        'webhook-id': expect.stringMatching(/^msg_[0-9a-f]{32}$/) as string,
        'webhook-timestamp': String(Math.floor(shop.clock.now / 1000)),
      });
      const pointer = `shop#/webhooks/${message.body.type}/post/requestBody/content/application~1json/schema`;
      const isDescribed = ajv.compile({ $ref: pointer });
      expect(isDescribed(message.body) ? [] : isDescribed.errors, message.body.type).toEqual([]);
    }
    const placed = receiver.messages.find(({ body }) => body.type === 'order.placed')?.body;
    expect(placed?.data).toEqual({ ...(await owner.see(number)), ordered_by: undefined });
    const deliveries = await deliveriesOf(id);
    expect(deliveries).toHaveLength(8);
    for (const delivery of deliveries)
      expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, status: 204, failure: null, dueAt: null });
    expect(deliveries.at(-1)).toMatchObject({ type: 'order.placed', subject: number });
  });

  test('[B12] only the events of an endpoint are sent to it, and none of buyers without the company', async () => {
    const { id } = await add(['invoice.issued']);
    const stranger = await customer(shop, 'luisglass');
    await setBalance(shop, 'luisglass', 10_000_000);
    await stranger.pay(await stranger.order(sku, 2));
    await paidOrder();
    expect((await deliveriesOf(id)).map(({ type }) => type)).toEqual(['invoice.issued']);
    await changeWebhook(own(), id, { url: receiver.url, events: ['order.placed'] });
    await paidOrder();
    expect((await deliveriesOf(id)).map(({ type }) => type)).toEqual(['order.placed', 'invoice.issued']);
  });

  test('[B12] a failed message is sent again with the same id and body, after growing waits', async () => {
    const { id, secret } = await add(['order.placed']);
    await owner.order(sku, 2);
    receiver.answers.push(500, 429, 500);
    await send();
    expect(await deliveriesOf(id)).toMatchObject([
      { state: 'waiting', attempts: 1, status: 500, failure: 'status', dueAt: shop.clock.now + 5_000 },
    ]);
    expect((await getWebhooks(own()))[0]).toMatchObject({ failingSince: shop.clock.now, disabled: null });
    await send();
    expect(receiver.messages).toHaveLength(1);
    shop.clock.now += 5_000;
    await send();
    shop.clock.now += 5 * MINUTE;
    await send();
    shop.clock.now += 30 * MINUTE;
    await send();
    const [first, ...others] = receiver.messages;
    expect(others).toHaveLength(3);
    for (const other of others) {
      expect(other.text).toBe(first?.text);
      expect(other.headers['webhook-id']).toBe(first?.headers['webhook-id']);
      expect(other.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
      expect(isSignedBy(other, secret)).toBe(true);
    }
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered', attempts: 4, status: 204 }]);
    expect((await getWebhooks(own()))[0]).toMatchObject({ failingSince: null });
  });

  test('[B12] redirects are not followed, long answers are cut off, and a message given up can be sent again', async () => {
    const { id } = await add(['order.placed']);
    const other = await startReceiver();
    await owner.order(sku, 2);
    receiver.answers.push((response) => response.writeHead(302, { Location: other.url }).end());
    await send();
    expect(await deliveriesOf(id)).toMatchObject([{ status: 302, failure: 'redirect' }]);
    expect(other.messages).toEqual([]);
    await other.close();
    shop.clock.now += 5_000;
    let isCut = false;
    receiver.answers.push((response) => {
      response.on('close', () => {
        isCut = !response.writableFinished;
      });
      response.writeHead(500);
      for (let part = 0; part < 200; part += 1) response.write(Buffer.alloc(100_000));
      response.end();
    });
    await send();
    await expect.poll(() => isCut).toBe(true);
    for (let attempt = 2; attempt < MOST_WEBHOOK_ATTEMPTS; attempt += 1) {
      receiver.answers.push(503);
      shop.clock.now += DAY;
      owner = await customer(shop, 'danaglass');
      // The failures end before the endpoint is disabled.
      await shop.database
        .updateTable('webhook_endpoint')
        .set({ failing_since: new Date(shop.clock.now) })
        .execute();
      await send();
    }
    const [given] = await deliveriesOf(id);
    expect(given).toMatchObject({ state: 'failed', attempts: MOST_WEBHOOK_ATTEMPTS, status: 503, dueAt: null });
    await resendWebhookDelivery(own(), given?.id ?? '');
    await resendWebhookDelivery(own(), given?.id ?? '');
    await Promise.all([send(), send()]);
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
    expect(receiver.messages).toHaveLength(MOST_WEBHOOK_ATTEMPTS + 1);
  });

  test('[B12] a message whose process was killed is sent again', async () => {
    const { id } = await add(['order.placed']);
    await owner.order(sku, 2);
    // The process ended after it took the delivery.
    await shop.database
      .updateTable('webhook_delivery')
      .set({ attempts: 1, due_at: new Date(shop.clock.now + MINUTE) })
      .where('endpoint_id', '=', Number(id))
      .execute();
    await resendWebhookDelivery(own(), (await deliveriesOf(id))[0]?.id ?? '');
    await send();
    expect(receiver.messages).toEqual([]);
    shop.clock.now += MINUTE;
    await send();
    expect(receiver.messages).toHaveLength(1);
  });

  test('[B12] an endpoint that fails for days is disabled, and its owners get an e-mail', async () => {
    const { id } = await add(['order.placed']);
    for (const passed of [0, 5 * DAY]) {
      shop.clock.now += passed;
      owner = await customer(shop, 'danaglass');
      await owner.order(sku, 2);
      receiver.answers.push(500, 500);
      await send();
    }
    expect((await getWebhooks(own()))[0]).toMatchObject({ disabled: 'failing' });
    const emails = await emailsOf('A webhook of your company is disabled');
    expect(emails).toHaveLength(1);
    expect(emails[0]?.body).toContain(receiver.url);
    await owner.order(sku, 2);
    const deliveries = await deliveriesOf(id);
    expect(deliveries).toHaveLength(2);
    expect(new Set(deliveries.map(({ state }) => state))).toEqual(new Set(['failed']));
    await expect(testWebhook(own(), id)).rejects.toMatchObject({ code: '911042' });
    await expect(resendWebhookDelivery(own(), deliveries[0]?.id ?? '')).rejects.toMatchObject({ code: '911042' });
    await enableWebhook(own(), id, true);
    await testWebhook(own(), id);
    receiver.answers.splice(0, receiver.answers.length, 410);
    await send();
    expect((await getWebhooks(own()))[0]).toMatchObject({ disabled: 'gone' });
  });

  test('[B12] messages are signed by both secrets during a rotation, and owners get an e-mail about each secret', async () => {
    const { id, secret } = await add();
    const { secret: second } = await rotateWebhookSecret(own(), id, 1);
    for (const passed of [0, HOUR]) {
      shop.clock.now += passed;
      await testWebhook(own(), id);
      await send();
    }
    const [during, after] = receiver.messages;
    expect([secret, second].map((each) => during !== undefined && isSignedBy(during, each))).toEqual([true, true]);
    expect([secret, second].map((each) => after !== undefined && isSignedBy(after, each))).toEqual([false, true]);
    expect((await emailsOf('New webhook of your company')).at(-1)?.body).toContain(receiver.url);
    expect(await emailsOf('New secret of a webhook')).toHaveLength(1);
  });

  test('[B12] webhooks are the company owners’ alone, and bounded', async () => {
    const { id } = await add();
    await expect(addWebhook(own(), { url: 'https://10.0.0.1/', events: [] })).rejects.toMatchObject({
      fieldErrors: { url: expect.any(String), events: expect.any(String) } as object,
    });
    const added = await Promise.allSettled(Array.from({ length: MOST_WEBHOOK_ENDPOINTS }, () => add()));
    expect(added.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    await expect(add()).rejects.toMatchObject({ code: '911041' });
    await shop.database.updateTable('company_member').set({ role: 'approver' }).execute();
    await expect(getWebhooks(own())).rejects.toMatchObject({ code: '911002' });
    await expect(testWebhook(own(), id)).rejects.toMatchObject({ code: '911002' });
    await shop.database.updateTable('company_member').set({ role: 'owner' }).execute();
    for (let count = 0; count < 61; count += 1) await testWebhook(own(), id).catch(() => undefined);
    await expect(testWebhook(own(), id)).rejects.toMatchObject({ code: '910703' });
  });

  test('[B12] the desk sees deliveries of all companies, and sends one again', async () => {
    const { id } = await add(['order.placed']);
    const number = await owner.order(sku, 2);
    await send();
    const desk = await operatorApi(shop);
    const { items } = await getLoggedWebhookDeliveries(desk, { search: number });
    expect(items).toMatchObject([{ company: 'North Glass', url: receiver.url, state: 'delivered', status: 204 }]);
    expect((await getLoggedWebhookDeliveries(desk, { search: number, state: 'failed' })).total).toBe(0);
    await sendLoggedWebhookAgain(desk, items[0]?.id ?? '');
    await send();
    expect(receiver.messages).toHaveLength(2);
    expect((await getOperatorLog(desk, { state: 'webhook.sendAgain' })).items[0]).toMatchObject({
      detail: receiver.url,
    });
    shop.clock.now += 31 * DAY;
    await shop.database
      .updateTable('webhook_delivery')
      .set({ happened_at: new Date(shop.clock.now - 31 * DAY) })
      .execute();
    await runHousekeeping(shop.services);
    owner = await customer(shop, 'danaglass');
    expect(await deliveriesOf(id)).toEqual([]);
  });
});

test('[B12] addresses of this machine are rejected unless the setting allows them', async () => {
  const [{ openShop } = { openShop: () => Promise.reject(new Error('no database')) }] = DATABASES;
  const shop = await openShop();
  try {
    const owner = apiOf(shop, (await customer(shop, 'danaglass')).token);
    await createCompany(owner, 'North Glass');
    const added = addWebhook(owner, { url: 'http://127.0.0.1:4500/hook', events: ['order.placed'] });
    await expect(added).rejects.toMatchObject({ fieldErrors: { url: expect.any(String) } as object });
  } finally {
    await shop.close();
  }
});
