import type { ApiFile } from '@rider/api/file';
import { getInvoiceTable } from '@rider/api/invoice';
import { getOrderTable } from '@rider/api/order';
import type { Api } from '@rider/api/transport';
import { readSheet } from 'read-excel-file/universal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customer, plainSku, setBalance, type TestSku } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf } from '../testing/refund/refund-calls.ts';

const linesOf = ({ bytes }: ApiFile) => new TextDecoder().decode(bytes).trim().split('\r\n');

describe.each(MAIN_DATABASE)("a buyer's files on $name", ({ openShop }) => {
  let shop: Shop;
  let sku: TestSku;
  let luis: Api;
  let number: string;
  let grace: Api;

  beforeAll(async () => {
    shop = await openShop();
    sku = await plainSku(shop, 100);
    const buyer = await customer(shop, 'luisglass');
    luis = apiOf(shop, buyer.token);
    await setBalance(shop, 'luisglass', 5_000_000);
    number = await buyer.order(sku, 3);
    await buyer.pay(number);
    grace = apiOf(shop, (await customer(shop, 'graceglass')).token);
    const later = await buyer.order(sku, 1);
    await shop.database
      .updateTable('customer_order')
      .set({ hidden_at: new Date() })
      .where('number', '=', later)
      .execute();
  });
  afterAll(() => shop.close());

  test('[B12] of orders has the own ones that the list shows, without what the shop notes about buyers', async () => {
    const file = await getOrderTable(luis, { search: sku.code }, { rows: 'orders', format: 'csv' });
    expect([file.name, file.type]).toEqual(['orders.csv', 'text/csv; charset=utf-8']);
    const [headings, ...rows] = linesOf(file);
    expect(headings).toMatch(/Order,Placed,State,PO number,/);
    expect(headings).not.toMatch(/Account|Tags/);
    expect(rows.map((row) => row.split(',')[0])).toEqual([number]);
    expect(linesOf(await getOrderTable(grace, {}, { rows: 'orders', format: 'csv' })).join()).not.toContain(number);
    const pending = await getOrderTable(luis, { state: 'pending-payment' }, { rows: 'orders', format: 'csv' });
    expect(linesOf(pending).join()).not.toContain(number);
  });

  test('[B12] of order lines is a spreadsheet with numbers to compute with', async () => {
    const { name, bytes } = await getOrderTable(luis, { search: number }, { rows: 'lines', format: 'xlsx' });
    expect(name).toBe('lines.xlsx');
    const [headings = [], row = []] = await readSheet(bytes.buffer);
    const cell = (heading: string) => row[headings.indexOf(heading)];
    expect([cell('SKU'), cell('Quantity'), cell('Line total')]).toEqual([sku.code, 3, (sku.price * 3) / 100]);
  });

  test('[B12] of invoices has those of some days, with what is open', async () => {
    const [headings, ...rows] = linesOf(await getInvoiceTable(luis, {}, 'csv'));
    expect(headings).toMatch(/Invoice,Order,PO number,Job,Issued,Due on,Status,Amount,Sales tax,Credited,Paid,Open$/);
    const row = rows.find((each) => each.includes(number));
    expect(row).toMatch(/,Settled,.*,0$/);
    expect(linesOf(await getInvoiceTable(luis, { until: '2020-01-01' }, 'csv'))).toEqual([headings]);
  });
});
