import type { Api } from '@rider/api';
import { getProduct } from '@rider/api/catalogue';
import { getClosedDays, getOperatorLog, removeClosedDay, saveClosedDay } from '@rider/api/operator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addHolidays } from '../../src/demonstration/holidays.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi } from '../testing/refund/refund-calls.ts';

const THANKSGIVING = '2026-11-26';

describe.each(MAIN_DATABASE)('closed days on $name', ({ openShop }) => {
  let shop: Shop;
  let operator: Api;
  let anyone: Api;

  beforeAll(async () => {
    shop = await openShop();
    anyone = apiOf(shop, '');
    await shop.database.deleteFrom('closed_day').execute();
    shop.clock.now = Date.parse(`${THANKSGIVING}T09:00:00-08:00`);
    operator = await operatorApi(shop);
  });
  afterAll(() => shop.close());

  const dispatch = async () => (await getProduct(anyone, '1001')).dispatch;

  test('[R2.5] a product does not ship on a day that an operator closed, and does once it is reopened', async () => {
    expect(await dispatch()).toMatchObject({ day: THANKSGIVING, today: true });
    await saveClosedDay(operator, { day: THANKSGIVING, name: 'Thanksgiving Day' }, null);
    expect(await dispatch()).toMatchObject({ day: '2026-11-27', today: false });
    await saveClosedDay(operator, { day: '2026-11-27', name: 'Stocktaking' }, null);
    expect(await dispatch()).toMatchObject({ day: '2026-11-30', today: false });
    await removeClosedDay(operator, THANKSGIVING);
    expect(await dispatch()).toMatchObject({ day: THANKSGIVING, today: true });
    await removeClosedDay(operator, '2026-11-27');
  });

  test('[R2.5] the calendar lists future days first; a reason is renamed once, with the one seen; the audit log records it', async () => {
    await saveClosedDay(operator, { day: '2026-11-03', name: 'Move' }, null);
    await saveClosedDay(operator, { day: '2026-12-25', name: 'Chrismas' }, null);
    const christmas = { day: '2026-12-25', name: 'Christmas Day' };
    await expect(saveClosedDay(operator, christmas, null)).rejects.toMatchObject({
      fieldErrors: { day: expect.stringContaining('Chrismas') },
    });
    await saveClosedDay(operator, christmas, 'Chrismas');
    await expect(saveClosedDay(operator, { ...christmas, name: 'Xmas' }, 'Chrismas')).rejects.toMatchObject({
      code: '900013',
      message: expect.stringContaining('Maya'),
    });
    await saveClosedDay(operator, { day: THANKSGIVING, name: 'Thanksgiving Day' }, null);
    const days = async (list: object) => (await getClosedDays(operator, list)).items.map(({ day }) => day);
    expect(await days({})).toEqual([THANKSGIVING, '2026-12-25', '2026-11-03']);
    expect(await days({ state: 'past' })).toEqual(['2026-11-03']);
    expect(await days({ search: 'christmas', state: 'upcoming' })).toEqual(['2026-12-25']);
    await removeClosedDay(operator, '2026-12-25');
    await removeClosedDay(operator, '2026-12-25');
    const { items } = await getOperatorLog(operator, { search: '2026-12-25' });
    expect(items.map(({ action, detail }) => `${action} ${detail}`)).toEqual([
      'closedDay.remove Christmas Day',
      'closedDay.add Christmas Day',
      'closedDay.add Chrismas',
    ]);
  });

  test('[R10.1] only operators edit the calendar, and only with valid days', async () => {
    const buyer = apiOf(shop, await shop.signIn('luisglass'));
    for (const api of [anyone, buyer]) {
      await expect(getClosedDays(api, {})).rejects.toMatchObject({ kind: 'session' });
      await expect(saveClosedDay(api, { day: '2027-01-01', name: 'Mine' }, null)).rejects.toMatchObject({
        kind: 'session',
      });
      await expect(removeClosedDay(api, THANKSGIVING)).rejects.toMatchObject({ kind: 'session' });
    }
    for (const day of ['', 'tomorrow', '2027-02-30', '9999-12-31', '2027-1-1'])
      await expect(saveClosedDay(operator, { day, name: 'x' }, null)).rejects.toMatchObject({
        fieldErrors: { day: expect.any(String) },
      });
    await expect(saveClosedDay(operator, { day: '2027-01-01', name: ' ' }, null)).rejects.toMatchObject({
      fieldErrors: { name: expect.any(String) },
    });
  });

  test('[R2.5] a demonstration is closed on the federal holidays of two years, and a reopened day stays open', async () => {
    await shop.database.deleteFrom('closed_day').execute();
    await addHolidays(shop.database, shop.clock.now);
    await removeClosedDay(operator, '2027-06-18');
    await addHolidays(shop.database, shop.clock.now);
    const all = await shop.database.selectFrom('closed_day').select('day').orderBy('day').execute();
    expect(all.map(({ day }) => day)).toEqual([
      '2026-11-26',
      '2026-12-25',
      '2027-01-01',
      '2027-01-18',
      '2027-02-15',
      '2027-05-31',
      '2027-07-05',
      '2027-09-06',
      '2027-10-11',
      '2027-11-11',
      '2027-11-25',
      '2027-12-24',
      '2027-12-31',
      '2028-01-17',
      '2028-02-21',
      '2028-05-29',
      '2028-06-19',
      '2028-07-04',
      '2028-09-04',
      '2028-10-09',
      '2028-11-10',
      '2028-11-23',
    ]);
  });
});
