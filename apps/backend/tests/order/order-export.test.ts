import { getOperatorLog, orderFileAddress, tagOrder } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { money } from '@rider/model/money';
import { readSheet } from 'read-excel-file/universal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customer, plainSku, setBalance, type TestSku } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { operatorApi } from '../testing/refund/refund-calls.ts';

describe.each(MAIN_DATABASE)('the file of orders on $name', ({ openShop }) => {
  let shop: Shop;
  let sku: TestSku;
  let token: string;
  let number: string;

  beforeAll(async () => {
    shop = await openShop();
    sku = await plainSku(shop, 100);
    const luis = await customer(shop, 'luisglass');
    await setBalance(shop, 'luisglass', 5_000_000);
    number = await luis.order(sku, 3);
    const other = await luis.order(sku, 1);
    await luis.pay(number);
    await shop.database
      .updateTable('customer_order')
      .set({ purchase_order_number: '=HYPERLINK("x")', addressee: 'Müller, Jo' })
      .where('number', '=', number)
      .execute();
    await shop.database
      .updateTable('customer_order')
      .set({ created_at: new Date('2025-03-01T20:00:00Z') })
      .where('number', '=', other)
      .execute();
    await tagOrder(await operatorApi(shop), number, 'urgent');
    token = await shop.signInAgent();
  });
  afterAll(() => shop.close());

  type Filter = Parameters<typeof orderFileAddress>[0];
  const open = (filter: Filter, file: Parameters<typeof orderFileAddress>[1]) =>
    shop.fetch(`http://shop.test${orderFileAddress(filter, file)}`, {
      headers: { 'Authori-zation': `Bearer ${token}` },
    });
  const csv = async (filter: Filter, rows: 'orders' | 'lines' = 'orders', language: Locale = 'en-US') => {
    const response = await open(filter, { rows, format: 'csv', language });
    expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="${rows}.csv"`);
    const [headings = '', ...lines] = (await response.text()).trim().split('\r\n');
    return { headings, lines };
  };

  test('[B16] has a row for each order of the list, in both languages, with formulas as texts', async () => {
    const { headings, lines } = await csv({ state: 'tag:urgent' });
    expect(headings).toMatch(/^\uFEFF?Order,Placed,State,Company,/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${number},\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d,Pending shipment,`));
    expect(lines[0]).toContain(`"'=HYPERLINK(""x"")"`);
    expect(lines[0]).toContain(`,${money(sku.price * 3) / 100},`);
    expect(lines[0]).toContain('"Müller, Jo"');
    expect((await csv({ search: number }, 'orders', 'zh-CN')).headings).toMatch(/^\uFEFF?订单号,下单时间,/);
  });

  test('[B16] is of the filters of the list: state, search, days and tag', async () => {
    const numbers = async (filter: Filter) => (await csv(filter)).lines.map((line) => line.split(',')[0]);
    expect(await numbers({ search: sku.code, state: 'pending-shipment' })).toContain(number);
    expect(await numbers({ search: sku.code, state: 'pending-payment' })).not.toContain(number);
    expect(await numbers({ start: '2025-03-01', end: '2025-03-01' })).toHaveLength(1);
    const { items } = await getOperatorLog(await operatorApi(shop), { state: 'order.export' });
    expect(items[0]).toMatchObject({ subject: '2025-03-01 – 2025-03-01', detail: '1' });
    expect(await numbers({ end: '2025-02-28', search: sku.code })).toEqual([]);
    expect(await numbers({ state: 'tag:none' })).toEqual([]);
    expect(await numbers({ state: 'unknown' })).toEqual([]);
  });

  test('[B16] has a row for each line as a spreadsheet, with numbers to compute with', async () => {
    const response = await open({ search: number }, { rows: 'lines', format: 'xlsx', language: 'en-US' });
    const [headings = [], row = []] = await readSheet(await response.arrayBuffer());
    const cell = (name: string) => row[headings.indexOf(name)];
    expect(cell('SKU')).toBe(sku.code);
    expect(cell('Quantity')).toBe(3);
    expect(cell('Line total')).toBe((sku.price * 3) / 100);
  });
});
