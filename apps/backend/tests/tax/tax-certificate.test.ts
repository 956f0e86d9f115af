import {
  approveTaxCertificate,
  getOperatorLog,
  getOperatorTaxCertificates,
  getOutgoingEmails,
  rejectTaxCertificate,
} from '@rider/api/operator';
import { addTaxCertificate, getTaxCertificates, taxCertificateDocument } from '@rider/api/tax';
import type { CheckoutWire } from '@rider/api/order';
import { createApi, type Api } from '@rider/api';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { remindOfCertificates } from '../../src/tax-certificate/remind-of-certificates.ts';
import { customer, plainSku, type Customer } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi } from '../testing/refund/refund-calls.ts';
import { collectTaxIn } from '../testing/tax-rates.ts';

const DAY = 86_400_000;

describe.each(MAIN_DATABASE)('exemption certificates on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let buyer: Api;
  let operator: Api;
  let scan: Blob;

  const dayIn = (days: number) => new Date(shop.clock.now + days * DAY).toISOString().slice(0, 10);
  const add = async (change: object = {}, document = scan) =>
    addTaxCertificate(buyer, { number: 'AZ-5000A-77', region: 'AZ', lastDay: dayIn(200), ...change }, document);
  const newest = async () => {
    const [certificate] = await getTaxCertificates(buyer);
    if (!certificate) throw new Error('no certificate');
    return certificate;
  };
  const taxOfCheckout = async () => {
    const cartId = await luis.add(await plainSku(shop, 500), 3, true);
    return (await luis.call<CheckoutWire>('/order/confirm', { cartId, new: 1 })).data.priceGroup.tax;
  };
  const subjects = async () => {
    const { items } = await getOutgoingEmails(operator, {});
    return items.map(({ subject }) => subject);
  };
  const remind = () =>
    remindOfCertificates({
      database: shop.database,
      clock: () => shop.clock.now,
      sendsEmail: false,
      shopOrigin: 'http://shop.test',
    });
  /** Signs in again, because the moved clock ends the session. */
  const signInAgain = async () => {
    luis = await customer(shop, 'luisglass');
    buyer = apiOf(shop, luis.token);
    operator = await operatorApi(shop);
  };
  const open = (path: string, token?: string) =>
    shop.fetch(path, { headers: token ? { 'Authori-zation': `Bearer ${token}` } : {} });

  beforeAll(async () => {
    shop = await openShop();
    await collectTaxIn(shop, 'AZ', 6_875);
    scan = new Blob([
      new Uint8Array(
        await sharp({ create: { width: 3000, height: 200, channels: 3, background: '#123456' } })
          .withExif({ IFD0: { Artist: 'taken at home' } })
          .jpeg()
          .toBuffer(),
      ),
    ]);
  });
  beforeEach(async () => {
    await shop.database.deleteFrom('tax_certificate').execute();
    await shop.database.deleteFrom('email_message').execute();
    await signInAgain();
  });
  afterAll(() => shop.close());

  test('[R6.3] an approved certificate makes the tax zero through its last day; the log records each step', async () => {
    expect(await getTaxCertificates(buyer)).toEqual([]);
    await add();
    const { id, ...shown } = await newest();
    expect(shown).toEqual({
      number: 'AZ-5000A-77',
      region: 'AZ',
      lastDay: dayIn(200),
      state: 'pending',
      reason: '',
      uploadedAt: shop.clock.now,
    });
    expect(await taxOfCheckout()).toMatchObject({ rate: 6875, certificate: null });
    const pending = await getOperatorTaxCertificates(operator, { search: '5000a', state: 'pending' });
    expect(pending).toMatchObject({ total: 1, items: [{ id, account: 'luisglass', decision: null }] });
    await approveTaxCertificate(operator, id);
    expect(await newest()).toMatchObject({ id, state: 'approved' });
    expect(await taxOfCheckout()).toMatchObject({ amount: 0, certificate: 'AZ-5000A-77' });
    const approved = await getOperatorTaxCertificates(operator, { state: 'approved' });
    expect(approved.items).toMatchObject([
      { id, decision: { by: 'Maya Lindqvist', at: expect.any(Number) as number } },
    ]);
    expect((await getOperatorLog(operator, {})).items[0]).toMatchObject({
      action: 'taxCertificate.approve',
      subject: 'luisglass',
      detail: 'AZ-5000A-77 · AZ',
    });
    const [email] = (await getOutgoingEmails(operator, { search: 'exemption' })).items;
    expect(email?.subject).toBe('Your tax exemption in Arizona is approved');
    expect(email?.body).toContain('https://shop.test/user/taxCertificates');
    await expect(approveTaxCertificate(operator, id)).rejects.toMatchObject({ code: '910707' });
    shop.clock.now += 202 * DAY;
    await signInAgain();
    expect(await newest()).toMatchObject({ id, state: 'expired' });
    expect((await getOperatorTaxCertificates(operator, { state: 'approved' })).total).toBe(0);
    expect((await getOperatorTaxCertificates(operator, { state: 'expired' })).total).toBe(1);
    expect(await taxOfCheckout()).toMatchObject({ rate: 6875, certificate: null });
  });

  test('[R6.3] one for another state, or a rejected one, changes no tax; the reason is sent in the buyer’s language', async () => {
    await add({ region: 'CA' });
    await approveTaxCertificate(operator, (await newest()).id);
    await add({ number: 'AZ-1' });
    const { id } = await newest();
    await expect(rejectTaxCertificate(operator, { id, reason: ' ' })).rejects.toMatchObject({
      fieldErrors: { reason: 'Please give a reason. The buyer will see it.' },
    });
    await shop.database.updateTable('buyer').set({ locale: 'zh-CN' }).where('account', '=', 'luisglass').execute();
    await rejectTaxCertificate(operator, { id, reason: 'The picture is cut off.' });
    expect(await newest()).toMatchObject({ state: 'refused', reason: 'The picture is cut off.' });
    expect(await taxOfCheckout()).toMatchObject({ rate: 6875, certificate: null });
    const [email] = (await getOutgoingEmails(operator, {})).items;
    expect(email).toMatchObject({ subject: '关于您在亚利桑那州的免税证书' });
    expect(email?.body).toContain('The picture is cut off.');
    expect(email?.body).toContain('https://shop.test/zh-CN/user/taxCertificates');
    await shop.database.updateTable('buyer').set({ locale: 'en-US' }).where('account', '=', 'luisglass').execute();
  });

  test('[R6.3] uploads are validated by content and size; rejected ones are not stored', async () => {
    const script = new Blob(['<script>alert(1)</script>'], { type: 'image/png' });
    await expect(add({}, script)).rejects.toMatchObject({
      fieldErrors: { document: 'Uploaded pictures can only be in JPG or PNG format!' },
    });
    await expect(add({}, new Blob([]))).rejects.toMatchObject({
      fieldErrors: { document: 'Please add a picture of the certificate.' },
    });
    await expect(add({}, new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]))).rejects.toMatchObject({
      fieldErrors: { document: expect.stringContaining('5') as string },
    });
    for (const [change, field] of [
      [{ number: ' ' }, 'number'],
      [{ number: '7'.repeat(5000) }, 'number'],
      [{ region: 'ZZ' }, 'region'],
      [{ lastDay: '2027-02-31' }, 'lastDay'],
      [{ lastDay: dayIn(-2) }, 'lastDay'],
    ] as const)
      await expect(add(change)).rejects.toMatchObject({ fieldErrors: { [field]: expect.any(String) as string } });
    expect(await getTaxCertificates(buyer)).toEqual([]);
    const sent = await Promise.allSettled(Array.from({ length: 7 }, () => add()));
    const rejected = sent.filter((each) => each.status === 'rejected');
    expect(rejected.map(({ reason }) => (reason as { code: string }).code)).toEqual(['910540', '910540']);
    expect(await getTaxCertificates(buyer)).toHaveLength(5);
  });

  test('[R6.3] the document is for its owner and operators only, and is re-encoded', async () => {
    await add();
    const { id } = await newest();
    const [listed] = (await getOperatorTaxCertificates(operator, {})).items;
    const dana = await shop.signIn('danaglass');
    const own = await open(taxCertificateDocument(id), luis.token);
    expect(own.headers.get('Content-Type')).toBe('image/jpeg');
    expect(own.headers.get('Cache-Control')).toBe('private, no-store');
    const bytes = Buffer.from(await own.arrayBuffer());
    expect((await sharp(bytes).metadata()).width).toBe(2000);
    expect(bytes.includes('taken at home')).toBe(false);
    expect((await open(listed?.document ?? '', await shop.signInAgent())).headers.get('Content-Type')).toBe(
      'image/jpeg',
    );
    expect(await (await open(taxCertificateDocument(id), dana)).json()).toMatchObject({ status: 100026 });
    for (const token of [undefined, dana, luis.token])
      expect(await (await open(listed?.document ?? '', token)).json()).toMatchObject({ status: 110002 });
    expect(await getTaxCertificates(apiOf(shop, dana))).toEqual([]);
    const stranger = createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'en-US', token: dana });
    await expect(approveTaxCertificate(stranger, id)).rejects.toMatchObject({ kind: 'session' });
    await expect(approveTaxCertificate(operator, '2000000000')).rejects.toMatchObject({ kind: 'rejected' });
    expect(await newest()).toMatchObject({ state: 'pending' });
  });

  test('[R6.3] a buyer is reminded once, 30 days before a certificate ends, unless a later one is valid', async () => {
    const start = shop.clock.now;
    await add({ lastDay: dayIn(60) });
    await remind();
    await approveTaxCertificate(operator, (await newest()).id);
    await remind();
    expect(await subjects()).toHaveLength(1);
    shop.clock.now = start + 35 * DAY;
    await Promise.all([remind(), remind()]);
    await remind();
    await signInAgain();
    expect((await subjects())[0]).toMatch(/^Your exemption certificate for Arizona expires on /);
    expect(await subjects()).toHaveLength(2);
    await shop.database.updateTable('tax_certificate').set({ reminded_at: null }).execute();
    await add({ lastDay: dayIn(300) });
    await approveTaxCertificate(operator, (await newest()).id);
    await remind();
    expect(await subjects()).toHaveLength(3);
  });
});
