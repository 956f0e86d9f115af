import { createApi, type Api } from '@rider/api';
import { getReviews, getReviewStatistics } from '@rider/api/catalogue';
import { getOperatorReviews, replyToReview, stepRefund } from '@rider/api/operator';
import { getOrder } from '@rider/api/order';
import { getOrderReviews, publishReview } from '@rider/api/review';
import type { ReviewDraft } from '@rider/model/review';
import { uploadPicture } from '@rider/api/upload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customer, plainSku, setBalance, skuOf, type Customer, type TestSku } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { requestRefund, operatorApi } from '../testing/refund/refund-calls.ts';

const DRAFT: ReviewDraft = { quality: 5, service: 4, description: 3, comment: 'Sits flat.', photos: [] };

describe.each(MAIN_DATABASE)('[R6.7] reviews on $name', ({ openShop }) => {
  let shop: Shop;
  let buyer: Customer;
  let stranger: Customer;
  let sku: TestSku;
  let photo: string;
  const apiOf = (token: string): Api =>
    createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'en-US', token });

  /** Creates an order of these SKUs that has arrived; returns its number and the keys of its lines. */
  const received = async (...skus: TestSku[]): Promise<{ number: string; keys: string[] }> => {
    const lines: string[] = [];
    for (const each of skus) lines.push(await buyer.add(each, each.minimum, true));
    const number = (await buyer.create(await buyer.confirm(...lines))).data.result.orderId;
    await buyer.pay(number);
    await shop.database
      .updateTable('customer_order')
      .set({ state: 'to-review' })
      .where('number', '=', number)
      .execute();
    return { number, keys: (await buyer.see(number)).cartInfo.map(({ unique }) => unique) };
  };

  /** A SKU of another product. */
  const otherSku = async (): Promise<TestSku> => {
    const { code } = await shop.database
      .selectFrom('sku')
      .select('code')
      .where('product_id', '!=', sku.productId)
      .where('stock', '>', 100)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    return skuOf(shop, code);
  };

  beforeAll(async () => {
    shop = await openShop();
    buyer = await customer(shop, 'luisglass');
    stranger = await customer(shop, 'priyaglass');
    await setBalance(shop, 'luisglass', 10_000_000);
    sku = await plainSku(shop, 1000);
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0a6c6a' } })
      .png()
      .toBuffer();
    photo = (await uploadPicture(apiOf(buyer.token), new Blob([new Uint8Array(picture)]))).url;
  });
  afterAll(() => shop.close());

  test('each line can be reviewed once; the last one completes the order', async () => {
    const other = await otherSku();
    const api = apiOf(buyer.token);
    const { number, keys } = await received(sku, other);
    const [first = '', second = ''] = keys;
    expect((await getOrderReviews(api, number)).map(({ review }) => review)).toEqual([null, null]);
    await publishReview(api, first, { ...DRAFT, photos: [photo] });
    expect((await getOrder(api, number)).state).toBe('to-review');
    expect(await getOrderReviews(api, number)).toMatchObject([
      { lineId: first, review: { quality: 5, service: 4, description: 3, text: 'Sits flat.', images: [photo] } },
      { lineId: second, review: null },
    ]);
    await expect(publishReview(api, first, DRAFT)).rejects.toMatchObject({ code: '410219' });
    await publishReview(api, second, { ...DRAFT, description: null });
    expect((await getOrder(api, number)).state).toBe('done');
    expect((await getOrderReviews(api, number))[1]?.review?.description).toBeNull();
    await expect(publishReview(api, second, DRAFT)).rejects.toMatchObject({ code: '410219' });
  });

  test('[R6.1] a fully refunded line needs no review, in either order', async () => {
    const api = apiOf(buyer.token);
    const operator = await operatorApi(shop);
    const refundFirstLine = async (number: string) => {
      const refund = await requestRefund(api, number, { counts: [sku.minimum, 0] });
      await stepRefund(operator, refund, 'agree');
      await stepRefund(operator, refund, 'pay-back');
    };
    const other = await otherSku();
    const refunded = await received(sku, other);
    await refundFirstLine(refunded.number);
    expect((await getOrder(api, refunded.number)).state).toBe('to-review');
    await publishReview(api, refunded.keys[1] ?? '', DRAFT);
    expect((await getOrder(api, refunded.number)).state).toBe('done');
    const reviewed = await received(sku, other);
    await publishReview(api, reviewed.keys[1] ?? '', DRAFT);
    await refundFirstLine(reviewed.number);
    expect((await getOrder(api, reviewed.number)).state).toBe('done');
  });

  test('[R2.5] appears on the product immediately, counted by score and pictures, with a masked name', async () => {
    const before = await getReviewStatistics(apiOf(buyer.token), String(sku.productId));
    const { keys } = await received(sku);
    await publishReview(apiOf(buyer.token), keys[0] ?? '', { ...DRAFT, quality: 1, comment: 'Bent.', photos: [photo] });
    const after = await getReviewStatistics(apiOf(buyer.token), String(sku.productId));
    expect(after).toMatchObject({
      total: before.total + 1,
      poor: before.poor + 1,
      good: before.good,
      withPictures: before.withPictures + 1,
    });
    const poor = await getReviews(apiOf(buyer.token), String(sku.productId), { kind: 'poor' });
    expect(poor[0]).toMatchObject({ quality: 1, service: 4, description: 3, text: 'Bent.', images: [photo] });
    expect(poor[0]?.nickname).toMatch(/^.\*\*.?$/);
    const pictured = await getReviews(apiOf(buyer.token), String(sku.productId), { kind: 'pictures' });
    expect(pictured.every(({ images }) => images.length > 0)).toBe(true);
    const { score } = await shop.database
      .selectFrom('product')
      .select('score')
      .where('id', '=', sku.productId)
      .executeTakeFirstOrThrow();
    const rows = await shop.database
      .selectFrom('review')
      .select(['quality', 'service'])
      .where('product_id', '=', sku.productId)
      .execute();
    const average = rows.reduce((sum, row) => sum + row.quality + row.service, 0) / rows.length / 2;
    expect(Number(score)).toBeCloseTo(average, 0);
  });

  test('two concurrent submissions create one review', async () => {
    const { keys } = await received(sku);
    const both = await Promise.allSettled([1, 2].map(() => publishReview(apiOf(buyer.token), keys[0] ?? '', DRAFT)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test.each(['pending-payment', 'pending-shipment', 'to-receive', 'cancelled', 'expired', 'refunded'] as const)(
    '[R6.2] is rejected while the order is %s',
    async (state) => {
      const { number, keys } = await received(sku);
      await shop.database.updateTable('customer_order').set({ state }).where('number', '=', number).execute();
      await expect(publishReview(apiOf(buyer.token), keys[0] ?? '', DRAFT)).rejects.toMatchObject({ code: '910602' });
    },
  );

  test('[R5.3] [R5.4] each field has its error, in both languages', async () => {
    const { keys } = await received(sku);
    const send = (body: object, locale?: 'zh-CN') =>
      shop.call<{ errors: Record<string, string> }>('/order/comment', {
        token: buyer.token,
        body: { unique: keys[0], ...body },
        ...(locale && { locale }),
      });
    const empty = await send({});
    expect(empty).toMatchObject({ status: 400, code: '410220', msg: 'Please rate the product' });
    expect(empty.data.errors).toEqual({
      product_score: 'Please rate the quality.',
      service_score: 'Please rate the service.',
      comment: 'Please write your review.',
    });
    const good = { product_score: 5, service_score: 5, comment: 'Fine.' };
    expect(await send({ ...good, service_score: 0 }, 'zh-CN')).toMatchObject({ code: '410221', msg: '请为服务评分' });
    expect((await send({ ...good, comment: '' }, 'zh-CN')).data.errors).toEqual({ comment: '请填写评价内容。' });
    for (const wrong of [
      { product_score: 6 },
      { product_score: 4.5 },
      { product_score: 'five' },
      { description_score: 9 },
      { comment: 'x'.repeat(2001) },
      { pics: Array.from({ length: 9 }, (_, index) => `/uploads/${index}`) },
    ])
      expect({ wrong, ...(await send({ ...good, ...wrong })) }).toMatchObject({ wrong, status: 400 });
    expect(await send({ ...good, pics: ['https://evil.example/a.png'] })).toMatchObject({ code: '910601' });
    expect((await send({ ...good, pics: [photo, photo] })).status).toBe(200);
  });

  test('rejects other buyers’ lines and pictures, and visitors', async () => {
    const { number, keys } = await received(sku);
    const unique = keys[0] ?? '';
    const api = apiOf(stranger.token);
    await expect(publishReview(api, unique, DRAFT)).rejects.toMatchObject({ code: '410294' });
    await expect(publishReview(api, unique, { ...DRAFT, quality: 0 })).rejects.toMatchObject({ code: '410294' });
    await expect(getOrderReviews(api, number)).rejects.toMatchObject({ code: '410294' });
    expect((await stranger.call('/order/product', { unique })).code).toBe('410294');
    expect((await buyer.call<{ order_id: string }>('/order/product', { unique })).data.order_id).toBe(number);
    expect((await shop.call('/order/comment', { body: { unique } })).status).toBe(110002);
  });

  test('the shop replies to it, the buyer is notified, and the log records it', async () => {
    const { number, keys } = await received(sku);
    await publishReview(apiOf(buyer.token), keys[0] ?? '', { ...DRAFT, comment: 'Where is the seal?' });
    const [demo] = shop.backend.demoAgents;
    const { data } = await shop.call<{ token: string }>('/kefuapi/login', { body: demo ?? {} });
    const desk = apiOf(data.token);
    const { items } = await getOperatorReviews(desk, { search: number });
    expect(items).toMatchObject([{ orderNumber: number, text: 'Where is the seal?', code: sku.code, reply: null }]);
    const [review] = items;
    const first = 'It is in the second bag.';
    await replyToReview(desk, review?.id ?? '', first, null);
    // An operator who opened the review before the reply must see it first.
    await expect(replyToReview(desk, review?.id ?? '', 'No idea.', null)).rejects.toMatchObject({ code: '900013' });
    await replyToReview(desk, review?.id ?? '', 'It is in the second bag, sorry.', first);
    const [shown] = await getReviews(apiOf(buyer.token), String(sku.productId));
    expect(shown?.merchantReply).toBe('It is in the second bag, sorry.');
    const notices = await shop.database
      .selectFrom('buyer_notice')
      .select('kind')
      .where('kind', '=', 'review-replied')
      .execute();
    expect(notices).toHaveLength(1);
    const actions = await shop.database
      .selectFrom('operator_action')
      .select(['action', 'subject'])
      .where('action', '=', 'review.reply')
      .execute();
    expect(actions).toHaveLength(2);
    expect(actions[0]).toMatchObject({ subject: `${sku.code} #${review?.id}` });
    expect((await getOperatorReviews(desk, { search: number, state: 'unanswered' })).total).toBe(0);
    await expect(replyToReview(desk, '999999', 'Hello', null)).rejects.toMatchObject({ code: '910603' });
    await expect(replyToReview(desk, review?.id ?? '', ' ', first)).rejects.toMatchObject({
      fieldErrors: { reply: 'Please write a reply.' },
    });
    for (const token of [buyer.token, ''])
      await expect(getOperatorReviews(apiOf(token), {})).rejects.toMatchObject({ kind: 'session' });
  });
});
