import { money } from '@rider/model/money';
import { describe, expect, test } from 'vitest';
import { capturedApi, readCapture } from '../testing/recorded-answers.ts';
import { createApi, type Api } from '../transport/index.ts';
import { getFlashSale, getFlashSales, getGroupBuy, getPresale, getPresales, getSaleSlots } from './calls.ts';
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

/** What CRMEB answered. */
const recorded = (name: string) => (readCapture(name).response as { data: unknown }).data;

const SLOTS = recorded('seckill_index');
const [sale] = recorded('seckill_list') as [object];

describe('the calls of promotions', () => {
  test('[R2.6] slots have state, start and end, and the active one is preselected', async () => {
    const { slots, first } = await getSaleSlots(backend({ 'seckill/index': SLOTS }));
    expect(slots.map(({ state }) => state)).toEqual(['ended', 'active', 'scheduled']);
    expect(first).toMatchObject({ id: '280', time: '10:00', startsAt: 1_795_226_400_000, endsAt: 1_795_240_800_000 });
  });

  test('[R2.6] a flash sale has price, sold quantity and limits, and is sold out at its quota', async () => {
    const sales = [sale, { ...sale, quota: 10, num: 4, once_num: 2 }, { ...sale, quota: 0 }];
    const api = backend({ 'seckill/index': SLOTS, 'seckill/list/280': sales });
    const { first } = await getSaleSlots(api);
    const shared = { id: '8', price: money(3900), originalPrice: money(6000), quota: 30 };
    expect(first && (await getFlashSales(api, first))).toMatchObject([
      { ...shared, state: 'active', sold: 0, remaining: 30, limit: 1, limitPerOrder: 1 },
      { ...shared, state: 'active', sold: 20, remaining: 10, limit: 4, limitPerOrder: 2 },
      { ...shared, state: 'soldOut', sold: 30 },
    ]);
  });

  test('[R2.6] the page of a flash sale counts to the end of its own slot', async () => {
    const api = backend({ 'seckill/index': SLOTS, 'seckill/detail/8': recorded('seckill_detail') });
    const offer = await getFlashSale(api, '8');
    expect(offer.promotion).toMatchObject({ state: 'active', endsAt: 1_795_240_800_000 });
    expect(offer).toMatchObject({
      bought: 0,
      variant: { id: 'f94124e5', labels: '深空灰色,64G,蜂窝版', remaining: 10 },
    });
  });

  test.each([
    ['advance_list', '2', 99, 10],
    ['advance_list.stock', '13', 20, 7],
  ])(
    '[R2.6] presale products of %s have all their stock left and ship some days after',
    async (name, id, stock, days) => {
      const list = recorded(name) as { list: [{ presale_start_time: number; presale_end_time: number }] };
      const [{ presale_start_time: start, presale_end_time: end }] = list.list;
      const api = backend({ 'advance/list': list });
      const now = (start + 3600) * 1000;
      const promotion = { state: 'active', shipsAt: (end + days * 86_400) * 1000, remaining: stock, quota: null };
      expect(await getPresale(api, id, now)).toMatchObject({ promotion });
      expect(await getPresales(api, 'active', now)).toMatchObject([promotion]);
      await expect(getPresale(api, '3', now)).rejects.toMatchObject({ kind: 'rejected', code: '410294' });
    },
  );

  test('[R2.6] a group has its members, missing places and end', async () => {
    const detail = recorded('combination_detail') as object;
    const group = recorded('combination_pink') as { pinkT: object };
    const buyers = [{ ...group.pinkT, id: 3, nickname: 'Wen' }];
    const api = backend({
      'combination/detail/1': { ...detail, pink: [{ ...group.pinkT, count: 2 }] },
      'combination/pink/1': group,
      'combination/pink/2': { ...group, pinkAll: buyers, pinkBool: -1, count: 3 },
      'combination/pink/5': recorded('combination_pink.open'),
    });
    const { groups, promotion } = await getGroupBuy(api, '1', 1_795_228_278_000);
    expect(promotion).toMatchObject({ kind: 'groupBuy', people: 5, price: money(9900), originalPrice: money(12_900) });
    expect(groups[0]).toMatchObject({ id: '1', state: 'open', joined: false, endsAt: 1_795_314_678_000 });
    expect(groups[0]?.members).toHaveLength(3);
    const membersOf = async (id: string) => {
      const read = await getGroup(api, id);
      return { ...read, members: read?.members.map(({ name }) => name) };
    };
    expect(await membersOf('1')).toMatchObject({ state: 'open', joined: true, people: 5, members: ['Test Shopper'] });
    expect(await membersOf('2')).toMatchObject({ state: 'failed', members: ['Test Shopper', 'Wen'] });
    expect(await membersOf('5')).toMatchObject({ state: 'open', people: 2, members: ['Test Shopper'] });
  });

  test('[R2.6] a group without an answer is a failure; one that may not be read is none', async () => {
    await expect(getGroup(backend({}), '1')).rejects.toMatchObject({ kind: 'transport' });
    const { api } = capturedApi('unauthenticated');
    expect(await getGroup(api, '1')).toBeNull();
  });
});

test('[R2.6] where reminders are missing, nobody is reminded', async () => {
  expect(await isReminded(backend({}), 'flashSale', '8')).toBe(false);
});
