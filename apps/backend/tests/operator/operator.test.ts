import { createApi } from '@rider/api';
import { getOperatorLog } from '@rider/api/operator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordOperatorAction } from '../../src/operator/record-operator-action.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';

const MAYA = 1_000_009_001;

describe.each(MAIN_DATABASE)('operators on $name', ({ openShop }) => {
  let shop: Shop;
  let maya: string;

  const record = (action: 'order.ship' | 'order.note', subject: string, detail: string) =>
    shop.database.transaction().execute((transaction) =>
      recordOperatorAction(transaction, {
        operator: { id: MAYA, at: new Date(shop.clock.now) },
        action,
        subject,
        detail,
      }),
    );
  const log = (query: Parameters<typeof getOperatorLog>[1] = {}) =>
    getOperatorLog(
      createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'en-US', token: maya }),
      query,
    );

  beforeAll(async () => {
    shop = await openShop();
    maya = await shop.signInAgent('maya');
  });
  afterAll(() => shop.close());

  test('a new role ends the sessions before it', async () => {
    const promoted = await shop.signInAgent('daniel');
    await shop.database.updateTable('agent').set({ staff_role: 'support' }).where('account', '=', 'daniel').execute();
    expect(await shop.call('/kefuapi/me', { token: promoted })).toMatchObject({ status: 110002 });
    const daniel = await shop.signInAgent('daniel');
    expect(await shop.call('/kefuapi/me', { token: daniel })).toMatchObject({ data: { staffRole: 'support' } });
    expect(await shop.call('/kefuapi/me', { token: maya })).toMatchObject({ data: { staffRole: 'owner' } });
  });

  test('appear in the log with name, time and action, newest first', async () => {
    await record('order.ship', '2026030900017', 'UPS 1Z 999_99%');
    shop.clock.now += 60_000;
    await record('order.note', '2026030900018', '');
    const { items, total } = await log();
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({ action: 'order.note', subject: '2026030900018', operator: 'Maya Lindqvist' });
    expect(items[1]).toMatchObject({
      detail: 'UPS 1Z 999_99%',
      at: Math.floor((shop.clock.now - 60_000) / 1000) * 1000,
    });
  });

  test('find a log entry by subject, detail, agent and kind', async () => {
    expect((await log({ search: '900017' })).total).toBe(1);
    expect((await log({ search: '99_99%' })).total).toBe(1);
    expect((await log({ search: '9%9' })).total).toBe(0);
    expect((await log({ search: 'MAYA' })).total).toBe(2);
    expect((await log({ state: 'order.ship' })).total).toBe(1);
    expect((await log({ page: 2 })).items).toEqual([]);
  });

  test('log nothing for a failed action', async () => {
    await expect(
      shop.database.transaction().execute(async (transaction) => {
        const operator = { id: MAYA, at: new Date(shop.clock.now) };
        await recordOperatorAction(transaction, { operator, action: 'order.ship', subject: 'lost' });
        throw new Error('no such order');
      }),
    ).rejects.toThrow('no such order');
    expect((await log({ search: 'lost' })).total).toBe(0);
  });
});
