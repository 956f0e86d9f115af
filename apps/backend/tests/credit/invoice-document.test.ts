import type { FileWire } from '@rider/api/file';
import { stepRefund } from '@rider/api/operator';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customer, plainSku, type Customer, type TestSku } from '../testing/customers.ts';
import { Crediting } from '../testing/credit-account.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf, requestRefund, operatorApi } from '../testing/refund/refund-calls.ts';
import { collectTaxIn } from '../testing/tax-rates.ts';

type Locale = 'en-US' | 'zh-CN';

/** Parses a PDF: its texts by page, its metadata, and the tags of its first page. */
async function readFile({ content }: FileWire) {
  const bytes = Buffer.from(content, 'base64');
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document);
  const { info } = await document.getMetadata();
  const tags = JSON.stringify(await (await document.getPage(1)).getStructTree());
  return { bytes, pages: text, text: text.join('\n'), info, tags };
}

describe.each(MAIN_DATABASE)('invoice and statement documents on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let sku: TestSku;
  let credit: Crediting;
  let invoice: { order: string; number: string; amount: number };

  beforeAll(async () => {
    shop = await openShop();
    luis = await customer(shop, 'luisglass');
    await collectTaxIn(shop, 'AZ', 6_875);
    credit = await Crediting.of(shop, luis, 'luisglass');
    sku = await plainSku(shop, 500);
    invoice = await credit.invoiced(sku, 45);
    await shop.database
      .updateTable('customer_order')
      .set({ purchase_order_number: 'PO-7788' })
      .where('number', '=', invoice.order)
      .execute();
    await shop.database
      .updateTable('invoice')
      .set({
        addressee: JSON.stringify({
          company: '骏驰玻璃五金有限公司',
          license: 'C17-4711',
          name: 'Luis',
          address: ['1 Pier Street', 'Oakland CA 94607'],
        }),
      })
      .where('number', '=', invoice.number)
      .execute();
  });
  afterAll(() => shop.close());

  const printed = async (path: string, locale: Locale = 'en-US', token: string | undefined = luis.token) =>
    (await shop.call<FileWire>(path, { token, locale })).data;
  const dollars = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

  test('[R1.6] [R6.6] an invoice has both companies, the PO number, the lines, the total and the due date', async () => {
    const file = await printed(`/invoices/${invoice.number}/pdf`);
    expect(file.name).toBe(`invoice-${invoice.number}.pdf`);
    const { bytes, text, info } = await readFile(file);
    const { tax } = await shop.database
      .selectFrom('customer_order')
      .select('tax')
      .where('number', '=', invoice.order)
      .executeTakeFirstOrThrow();
    expect(tax).toBeGreaterThan(0);
    const line = await shop.database
      .selectFrom('order_line')
      .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
      .selectAll('order_line')
      .where('customer_order.number', '=', invoice.order)
      .executeTakeFirstOrThrow();
    for (const words of [
      `Invoice ${invoice.number}`,
      'RIDER',
      '骏驰玻璃五金有限公司',
      'License C17-4711',
      'Oakland CA 94607',
      'PO-7788',
      invoice.order,
      line.code,
      dollars(line.unit_price),
      'Sales tax',
      dollars(tax),
      dollars(invoice.amount),
      'Payable within 45 days',
      '1 / 1',
    ])
      expect(text).toContain(words);
    expect(info).toMatchObject({ Title: `Invoice ${invoice.number}`, Language: 'en-US' });
    // Only the used glyphs of two fonts of 10 MB each are embedded.
    expect(bytes.length).toBeLessThan(100_000);
  });

  test('[R2.12] the Chinese document has selectable text and an accessible structure', async () => {
    const { text, info, tags } = await readFile(await printed(`/invoices/${invoice.number}/pdf`, 'zh-CN'));
    for (const words of [`账单 ${invoice.number}`, '骏驰玻璃五金有限公司', '许可证号', '采购单号', '45 天内', '合计'])
      expect(text).toContain(words);
    expect(info).toMatchObject({ Title: `账单 ${invoice.number}`, Language: 'zh-CN' });
    for (const role of ['H1', 'Table', 'TR', 'TH', 'TD']) expect(tags).toContain(`"role":"${role}"`);
  });

  test('[R6.3] without tax it states the reason, in both languages', async () => {
    const { order, number } = await credit.invoiced(sku, 45);
    const taxNotes = async (change: { tax_rate: number; tax_certificate: string | null }) => {
      await shop.database
        .updateTable('customer_order')
        .set({ ...change, tax_region: 'US-AZ' })
        .where('number', '=', order)
        .execute();
      const path = `/invoices/${number}/pdf`;
      const files = [await readFile(await printed(path)), await readFile(await printed(path, 'zh-CN'))];
      // A long label wraps to two lines.
      return files.map(({ text }) => text.replaceAll('\n', ' '));
    };
    const [uncollected = '', chinese = ''] = await taxNotes({ tax_rate: 0, tax_certificate: null });
    expect(uncollected).toContain('Sales tax (not collected in Arizona)');
    expect(chinese).toContain('销售税（不在亚利桑那州代收）');
    const [exempt = ''] = await taxNotes({ tax_rate: 6_875, tax_certificate: 'AZ-5000A-77' });
    expect(exempt).toContain('Sales tax (exempt, certificate AZ-5000A-77)');
  });

  test('[R6.6] it lists credit notes, payments and the open amount', async () => {
    const operator = await operatorApi(shop);
    const refund = await requestRefund(apiOf(shop, luis.token), invoice.order, { counts: [1] });
    await stepRefund(operator, refund, 'agree');
    await stepRefund(operator, refund, 'pay-back');
    await credit.pay('1.50', [invoice.number], { reference: 'SEPA 4711' });
    const { credited = 0 } = (await credit.invoiceOf(invoice.order)) ?? {};
    const { text } = await readFile(await printed(`/invoices/${invoice.number}/pdf`));
    for (const words of ['Credit note', refund, `-${dollars(credited)}`, 'SEPA 4711', '-$1.50'])
      expect(text).toContain(words);
    expect(text).toContain(dollars(invoice.amount - credited - 150));
  });

  test('[R6.6] a statement adds up to the open amount, over several pages', async () => {
    for (let index = 0; index < 40; index += 1)
      await credit.pay('0.01', [invoice.number], { reference: `BANK ${index}` });
    const { text, pages, info } = await readFile(await printed('/invoice_statement'));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.at(-1)).toContain(`${pages.length} / ${pages.length}`);
    const { owed, entries } = await credit.account();
    expect(text).toContain(dollars(owed));
    expect(entries.length).toBeGreaterThan(40);
    for (const { reference } of entries) expect(text).toContain(reference);
    expect(text.indexOf('BANK 0')).toBeLessThan(text.indexOf('BANK 39'));
    expect(info).toMatchObject({ Title: expect.stringMatching(/^Statement of account, /) as string });
  });

  test('[R4.4] the desk gets both for each buyer; other buyers and visitors get neither', async () => {
    const bytesOf = ({ content }: FileWire) => Buffer.from(content, 'base64').subarray(0, 5).toString();
    for (const path of [`/operator/invoices/${invoice.number}/pdf`, `/operator/buyers/${credit.uid}/statement`])
      expect(bytesOf((await credit.call<FileWire>(path)).data)).toBe('%PDF-');
    expect((await credit.call('/operator/invoices/2001-000001/pdf')).status).toBe(100026);
    expect((await credit.call('/operator/buyers/999999/statement')).code).toBe('910530');
    const grace = await customer(shop, 'graceglass');
    expect((await grace.call(`/invoices/${invoice.number}/pdf`)).status).toBe(100026);
    const own = await readFile(await printed('/invoice_statement', 'en-US', grace.token));
    expect(own.text).not.toContain(invoice.number);
    for (const path of [
      `/invoices/${invoice.number}/pdf`,
      '/invoice_statement',
      `/operator/invoices/${invoice.number}/pdf`,
      `/operator/buyers/${credit.uid}/statement`,
    ])
      expect((await shop.call(path)).status).not.toBe(200);
    expect((await luis.call(`/operator/invoices/${invoice.number}/pdf`)).status).not.toBe(200);
  });

  test('[R10.1] calls are answered while a document is drawn, and a third concurrent document is rejected', async () => {
    const downloads = [1, 2, 3].map(() => shop.call(`/invoices/${invoice.number}/pdf`, { token: luis.token }));
    const health = await luis.call('/cart/count');
    expect(health.status).toBe(200);
    const statuses = (await Promise.all(downloads)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  });
});
