import { money } from '@rider/model/money';
import { describe, expect, test } from 'vitest';
import { createApi, type Api } from '../transport/index.ts';
import { getFlashSale, getFlashSales, getGroupBuy, getPresale, getSaleSlots } from './calls.ts';
import { getGroup } from './group.ts';
import { isReminded } from './reminder.ts';

/** A backend with these answers by path; it has no other calls. */
function backend(answers: Record<string, unknown>): Api {
  const fetch = (input: string) => {
    const path = input.replace(/^\/api\//, '').replace(/\?.*/, '');
    const answer = answers[path];
    const body = answer === undefined ? '' : JSON.stringify({ status: 200, msg: 'success', data: answer });
    return Promise.resolve(new Response(body, { status: answer === undefined ? 404 : 200 }));
  };
  return createApi({ fetch, baseUrl: '/api', locale: 'en-US' });
}

const slots = {
  seckillTime: [
    { id: 283, time: '01:00', continued: '9', status: 0, stop: 1_795_226_400 },
    { id: 280, time: '10:00', continued: '4', status: 1, stop: 1_795_240_800 },
    { id: 281, time: '14:00', continued: '4', status: 2, stop: 1_795_255_200 },
  ],
  seckillTimeIndex: 1,
};
const sale = {
  id: 8,
  product_id: 4,
  title: 'Spider fitting four-way',
  image: '/a.png',
  info: '',
  price: '39.00',
  ot_price: '60.00',
  unit_name: 'pc',
  stock: 30,
  quota: 10,
  quota_show: 30,
  num: 4,
  once_num: 2,
  time_id: 280,
};

describe('the calls of promotions', () => {
  test('[R2.6] slots have state, start and end, and the active one is preselected', async () => {
    const { slots: read, first } = await getSaleSlots(backend({ 'seckill/index': slots }));
    expect(read.map(({ state }) => state)).toEqual(['ended', 'active', 'scheduled']);
    expect(first).toMatchObject({ id: '280', time: '10:00', startsAt: 1_795_226_400_000, endsAt: 1_795_240_800_000 });
  });

  test('[R2.6] a flash sale has price, sold quantity and limits, and is sold out at its quota', async () => {
    const taken = { ...sale, id: 9, quota: 0 };
    const api = backend({ 'seckill/index': slots, 'seckill/list/280': [sale, taken] });
    const { slots: read } = await getSaleSlots(api);
    const [, running] = read;
    expect(running && (await getFlashSales(api, running))).toMatchObject([
      {
        id: '8',
        state: 'active',
        price: money(3900),
        originalPrice: money(6000),
        sold: 20,
        quota: 30,
        remaining: 10,
        limit: 4,
        limitPerOrder: 2,
      },
      { id: '9', state: 'soldOut', sold: 30 },
    ]);
  });

  test('[R2.6] the page of a flash sale counts to the end of its own slot', async () => {
    const values = { 'Black,8 mm': { unique: 'u1', suk: 'Black,8 mm', price: '39.00', quota: 10, stock: 7 } };
    const detail = { storeInfo: { ...sale, status: 1, last_time: 1_795_240_800 }, productValue: values, buy_num: 1 };
    const offer = await getFlashSale(backend({ 'seckill/index': slots, 'seckill/detail/8': detail }), '8');
    expect(offer.promotion).toMatchObject({ state: 'active', endsAt: 1_795_240_800_000 });
    expect(offer).toMatchObject({ bought: 1, variant: { id: 'u1', labels: 'Black,8 mm', remaining: 7 } });
  });

  test('[R2.6] presale products ship some days after the presale; a product without one is missing', async () => {
    const start = Math.trunc(Date.now() / 1000) - 3600;
    const row = { id: 2, store_name: 'Kit', image: '', price: '320.00', ot_price: '399.00', stock: 99, sales: 1 };
    const times = { presale_start_time: start, presale_end_time: start + 86_400, presale_day: 10 };
    const api = backend({ 'advance/list': { list: [{ ...row, ...times }], count: 1 } });
    const shipsAt = (start + 11 * 86_400) * 1000;
    expect(await getPresale(api, '2', Date.now())).toMatchObject({
      promotion: { state: 'active', shipsAt, remaining: 99 },
    });
    await expect(getPresale(api, '3', Date.now())).rejects.toMatchObject({ kind: 'rejected', code: '410294' });
  });

  test('[R2.6] a group has its members, missing places and end', async () => {
    const founder = { id: 1, nickname: 'Dana', avatar: '', people: 5, stop_time: '1795314678' };
    const buy = { ...sale, people: 5, product_price: 60, start_time: 1, stop_time: 1_826_764_265 };
    const api = backend({
      'combination/detail/1': { storeInfo: buy, productValue: {}, pink: [{ ...founder, count: 2 }], buy_num: 0 },
      'combination/pink/1': {
        pinkT: founder,
        pinkAll: [{ id: 3, nickname: 'Wen' }],
        pinkBool: -1,
        userBool: 1,
        count: 3,
      },
    });
    const { groups, promotion } = await getGroupBuy(api, '1', Date.now());
    expect(promotion).toMatchObject({ kind: 'groupBuy', people: 5, originalPrice: money(6000) });
    expect(groups[0]).toMatchObject({ id: '1', state: 'open', joined: false, endsAt: 1_795_314_678_000 });
    expect(groups[0]?.members).toHaveLength(3);
    const linked = await getGroup(api, '1');
    expect(linked).toMatchObject({ state: 'failed', joined: true });
    expect(linked?.members.map(({ name }) => name)).toEqual(['Dana', 'Wen']);
  });
});

test('[R2.6] where reminders are missing, nobody is reminded', async () => {
  expect(await isReminded(backend({}), 'flashSale', '8')).toBe(false);
});
