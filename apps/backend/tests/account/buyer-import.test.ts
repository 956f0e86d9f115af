import { getOperatorLog } from '@rider/api/operator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { importFiles } from '../testing/import-files.ts';

const HEADINGS = [
  'E-mail',
  'First name',
  'Last name',
  'Phone',
  'Company',
  'Price list',
  'Credit limit',
  'Payment days',
  'Language',
];

describe.each(DATABASES)('importing buyers on $name', ({ openShop }) => {
  let shop: Shop;
  let files: Awaited<ReturnType<typeof importFiles>>;

  beforeAll(async () => {
    shop = await openShop();
    files = await importFiles(shop, 'buyers');
    const { code } = await shop.database.selectFrom('sku').select('code').executeTakeFirstOrThrow();
    const lists = await importFiles(shop, 'price-lists');
    await lists.apply([
      ['Price list', 'SKU', 'Price'],
      ['Fitters', code, '5'],
    ]);
  });
  afterAll(() => shop.close());

  const emailsTo = (recipient: string) =>
    shop.database.selectFrom('email_message').select(['subject', 'body']).where('recipient', '=', recipient).execute();

  test('[B16] new buyers are invited to set a password, once; known ones are changed', async () => {
    const rows = [
      HEADINGS,
      ['ana@fit.test', 'Ana', 'Ruiz', '(213) 555-0142', 'Fit Ltd', 'fitters', '5,000.00', '30', 'en'],
      ['li@fit.test', '李', '伟', '', '', '', '', '', 'zh-CN'],
    ];
    expect((await files.check(rows)).counts).toEqual({ created: 2, changed: 0, same: 0, faulty: 0 });
    expect(await emailsTo('ana@fit.test')).toEqual([]);
    expect((await files.apply(rows)).counts).toMatchObject({ created: 2 });
    const [email, ...others] = await emailsTo('ana@fit.test');
    expect(others).toEqual([]);
    expect(email?.body).toContain('/passwd_forgot');
    expect((await emailsTo('li@fit.test'))[0]?.body).toContain('/zh-CN/passwd_forgot');
    const signIn = await shop.call('/login', { body: { account: 'ana@fit.test', password: '' } });
    expect(signIn.status).not.toBe(200);
    const stored = await shop.database
      .selectFrom('buyer')
      .innerJoin('credit_terms', 'credit_terms.buyer_id', 'buyer.id')
      .innerJoin('price_list_buyer', 'price_list_buyer.buyer_id', 'buyer.id')
      .innerJoin('price_list', 'price_list.id', 'price_list_buyer.price_list_id')
      .select(['state', 'company', 'credit_limit', 'days', 'price_list.name'])
      .where('email', '=', 'ana@fit.test')
      .executeTakeFirst();
    expect(stored).toEqual({ state: 'active', company: 'Fit Ltd', credit_limit: 500_000, days: 30, name: 'Fitters' });
    expect((await files.check(rows)).counts).toMatchObject({ same: 2 });
    const exported = await files.exported();
    expect((await files.check(exported, 'xlsx')).counts).toMatchObject({ same: exported.length - 1 });
    const changed = await files.apply([HEADINGS, ['ANA@fit.test', '', 'Ruiz Vega', '', '', '', '6000', '45', '']]);
    expect(changed.changes).toEqual([
      { number: 2, detail: 'Last name: Ruiz → Ruiz Vega\nCredit limit: 5000.00, 30 → 6000.00, 45' },
    ]);
    expect(await emailsTo('ana@fit.test')).toHaveLength(1);
    const log = await getOperatorLog(files.api, { search: 'buyers.csv' });
    expect(log.items[0]).toMatchObject({ action: 'buyer.import' });
  });

  test('[B16] faults are reported by row and column', async () => {
    const faults = await files.faultsOf([
      HEADINGS,
      ['nobody', 'A', 'B', '', '', '', '', '', ''],
      ['new@fit.test', '', 'B', '', '', '', '', '', ''],
      ['b@fit.test', 'A', 'B', '12', '', '', '', '', 'Klingon'],
      ['c@fit.test', 'A', 'B', '', '', 'No such list', '', '', ''],
      ['d@fit.test', 'A', 'B', '', '', '', '100', '', ''],
      ['D@fit.test', 'A', 'B', '', '', '', '', '', ''],
    ]);
    expect(faults).toEqual([
      expect.stringMatching(/^2 E-mail: /),
      expect.stringMatching(/^3 First name: /),
      expect.stringMatching(/^4 Phone: .* Language: /),
      expect.stringMatching(/^5 Price list: .*No such list/),
      expect.stringMatching(/^6 Payment days: /),
      '7 E-mail: An earlier row is about the same.',
    ]);
  });
});
