import { createCompany } from '@rider/api/buyer-company';
import type { ProductDetailWire } from '@rider/api/catalogue';
import {
  getPriceGroup,
  getPriceGroups,
  getPriceList,
  getPriceLists,
  removePriceGroup,
  savePriceGroup,
  savePriceList,
  type PriceGroupInput,
} from '@rider/api/operator';
import type { Api } from '@rider/api/transport';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customer, plainSku, type Customer, type TestSku } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { importFiles } from '../testing/import-files.ts';
import { apiOf, operatorApi } from '../testing/refund/refund-calls.ts';

const LIST = { name: 'Glaziers', firstDay: '2020-01-01', lastDay: '', accounts: '', companies: '', groups: '' };
const GROUP: PriceGroupInput = { name: 'Trade', accounts: '', companies: '' };
const COMPANY = 'Harbor Glass';

describe.each(DATABASES)('assignments of price lists on $name', ({ openShop }) => {
  let shop: Shop;
  let api: Api;
  let luis: Customer;
  let priya: Customer;
  let sku: TestSku;
  let files: Awaited<ReturnType<typeof importFiles>>;

  const isContract = async ({ token }: Customer) => {
    const { data } = await shop.call<ProductDetailWire>(`/product/detail/${sku.productId}`, { token });
    return Object.values(data.productValue).find(({ id }) => id === sku.id)?.price === '0.50';
  };
  const storedGroup = async () => {
    const { items } = await getPriceGroups(api, { search: GROUP.name });
    return getPriceGroup(api, items[0]?.id ?? '0');
  };

  const storedList = async () => {
    const { items } = await getPriceLists(api, { search: LIST.name });
    return getPriceList(api, items[0]?.id ?? '0');
  };
  const parties = async () => {
    const { accounts, companies, groups } = await storedList();
    return { accounts, groups, companies: companies.map(({ name }) => name) };
  };

  beforeAll(async () => {
    shop = await openShop();
    api = await operatorApi(shop);
    luis = await customer(shop, 'luisglass');
    priya = await customer(shop, 'priyaglass');
    sku = await plainSku(shop, 100);
    files = await importFiles(shop, 'price-list-assignments');
    await createCompany(apiOf(shop, priya.token), COMPANY);
  });
  beforeEach(async () => {
    await shop.database.deleteFrom('price_list').execute();
    await shop.database.deleteFrom('price_group').execute();
    await savePriceList(api, { ...LIST, prices: `${sku.code} 0.50` });
  });
  afterAll(() => shop.close());

  const rows = (...cells: string[][]) => [['Price list', 'Buyer', 'Company', 'Group', 'Assigned'], ...cells];
  const cell = async (name: string) => {
    const { id } = await shop.database
      .selectFrom('buyer_company')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return `${name} #${id}`;
  };

  test('[B14] [B15] a price list of a group is that of its buyers and of the members of its companies, while they are in it', async () => {
    await savePriceGroup(api, { ...GROUP, accounts: 'LuisGlass', companies: COMPANY });
    expect([await isContract(luis), await isContract(priya)]).toEqual([false, false]);
    const list = await storedList();
    await savePriceList(api, {
      ...LIST,
      ...list,
      accounts: '',
      companies: '',
      groups: 'trade',
      prices: `${sku.code} 0.50`,
    });
    expect([await isContract(luis), await isContract(priya)]).toEqual([true, true]);
    const group = await storedGroup();
    expect(group).toMatchObject({ accounts: ['luisglass'], companies: [{ name: COMPANY }] });
    expect(group.priceLists).toEqual([{ id: list.id, name: LIST.name }]);
    await savePriceGroup(api, { ...GROUP, id: group.id, version: group.version, companies: COMPANY });
    expect([await isContract(luis), await isContract(priya)]).toEqual([false, true]);
    await removePriceGroup(api, await storedGroup());
    expect([await isContract(luis), await isContract(priya)]).toEqual([false, false]);
    expect((await getPriceList(api, list.id)).groups).toEqual([]);
  });

  test('[B15] a group is saved whole or not at all, and not over another operator’s change', async () => {
    const faultsOf = (given: Partial<PriceGroupInput>) =>
      savePriceGroup(api, { ...GROUP, ...given }).then(
        () => ({}),
        (error: { fieldErrors: object }) => error.fieldErrors,
      );
    expect(await faultsOf({ name: ' ' })).toHaveProperty('name');
    expect(await faultsOf({ accounts: 'nobody luisglass', companies: 'None Ltd' })).toEqual({
      accounts: expect.stringMatching(/: nobody$/),
      companies: expect.stringContaining('None Ltd'),
    });
    await savePriceGroup(api, GROUP);
    expect(await faultsOf({ name: 'TRADE' })).toEqual({ name: 'Another price group has this name.' });
    const { id, version } = await storedGroup();
    await savePriceGroup(api, { ...GROUP, id, version, accounts: 'luisglass' });
    const late = { code: '900013', message: expect.stringContaining('Maya') };
    await expect(savePriceGroup(api, { ...GROUP, id, version })).rejects.toMatchObject(late);
    await expect(removePriceGroup(api, { id, version })).rejects.toMatchObject(late);
    expect((await storedGroup()).accounts).toEqual(['luisglass']);
  });

  test('[B16] a file assigns price lists to buyers, companies and groups, or withdraws them; again, and from its export, nothing changes', async () => {
    await savePriceGroup(api, GROUP);
    const assigned = rows(
      ['Glaziers', 'luisglass', '', '', ''],
      ['glaziers', '', await cell(COMPANY), '', 'Yes'],
      ['Glaziers', '', '', 'trade', '是'],
    );
    expect((await files.check(assigned)).counts).toEqual({ created: 3, changed: 0, same: 0, faulty: 0 });
    expect(await parties()).toEqual({ accounts: [], companies: [], groups: [] });
    await files.apply(assigned);
    expect(await parties()).toEqual({ accounts: ['luisglass'], companies: [COMPANY], groups: ['Trade'] });
    expect((await files.check(assigned)).counts).toMatchObject({ same: 3 });
    const exported = await files.exported();
    expect(exported).toContainEqual(['Glaziers', '', await cell(COMPANY), '', 'yes']);
    expect((await files.check(exported, 'xlsx')).counts).toMatchObject({ same: exported.length - 1 });
    const withdrawn = await files.apply(
      rows(['Glaziers', '', COMPANY, '', 'no'], ['Glaziers', 'priyaglass', '', '', 'no']),
    );
    expect(withdrawn).toMatchObject({
      counts: { changed: 1, same: 1 },
      changes: [{ detail: `Glaziers: ${COMPANY} → –` }],
    });
    expect(await parties()).toEqual({ accounts: ['luisglass'], companies: [], groups: ['Trade'] });
  });

  test('[B16] faults of assignments are reported by row and column', async () => {
    const faults = await files.faultsOf(
      rows(
        ['None', 'luisglass', '', '', ''],
        ['Glaziers', 'nobody', '', '', ''],
        ['Glaziers', '', 'None Ltd', '', ''],
        ['Glaziers', '', '', 'None', ''],
        ['Glaziers', 'luisglass', COMPANY, '', ''],
        ['Glaziers', '', '', '', 'maybe'],
        ['Glaziers', 'luisglass', '', '', 'yes'],
        ['Glaziers', 'luisglass', '', '', 'no'],
      ),
    );
    expect(faults).toEqual([
      '2 Price list: No price list has the name None.',
      '3 Buyer: No buyer has this account or e-mail address.',
      expect.stringMatching(/^4 Company: No company/),
      '5 Group: No price group has this name.',
      '6 Buyer: Enter one of buyer, company and group.',
      expect.stringContaining('Assigned: Enter yes or no.'),
      expect.stringMatching(/^9 .*An earlier row is about the same\.$/),
    ]);
  });
});
