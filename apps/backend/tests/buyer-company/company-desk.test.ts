import { createCompany, getOwnCompany, saveJobBudget } from '@rider/api/buyer-company';
import { getInvoice, getInvoiceFile, getInvoices, getInvoiceTable } from '@rider/api/invoice';
import {
  addBuyerToCompany,
  changeBuyerOfCompany,
  getBuyerCompanies,
  getBuyerCompany,
  getOperatorLog,
  removeBuyerFromCompany,
  renameBuyerCompany,
} from '@rider/api/operator';
import { getOrder, getOrderTable } from '@rider/api/order';
import { money } from '@rider/model/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customer, plainSku, setBalance, type Customer } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi } from '../testing/refund/refund-calls.ts';

const FREE = { role: 'buyer', perOrder: null, perMonth: null } as const;

describe.each(MAIN_DATABASE)('companies of buyers at the desk on $name', ({ openShop }) => {
  let shop: Shop;
  let id: string;
  const people = {} as Record<'dana' | 'luis' | 'grace' | 'priya', Customer>;
  const apiFor = (name: keyof typeof people) => apiOf(shop, people[name].token);
  const idOf = async (name: keyof typeof people) => (await getOwnCompany(apiFor(name)))?.own.buyerId ?? '';

  beforeAll(async () => {
    shop = await openShop();
    for (const name of ['dana', 'luis', 'grace', 'priya'] as const) people[name] = await customer(shop, `${name}glass`);
    await createCompany(apiFor('dana'), 'North Glass');
    await createCompany(apiFor('priya'), 'South Glass');
    id = (await getOwnCompany(apiFor('dana')))?.id ?? '';
  });
  afterAll(() => shop.close());

  test('[B10] operators find, rename and fill a company; each change is logged', async () => {
    const desk = await operatorApi(shop);
    expect(await getBuyerCompanies(desk, { search: 'danagl' })).toMatchObject({
      total: 1,
      items: [{ id, name: 'North Glass', members: 1, owners: [expect.stringMatching(/Dana/)] }],
    });
    await renameBuyerCompany(desk, id, 'North Glass LLC', 'North Glass');
    await expect(renameBuyerCompany(desk, id, 'Nord Glas', 'North Glass')).rejects.toMatchObject({ code: '900013' });
    await addBuyerToCompany(desk, id, { account: 'luisglass', ...FREE, perOrder: money(5_000) });
    await addBuyerToCompany(desk, id, { account: 'graceglass', ...FREE, role: 'accountant' });
    const fault = async (account: string) =>
      addBuyerToCompany(desk, id, { account, ...FREE }).catch((error: { fieldErrors: object }) => error.fieldErrors);
    expect(await fault('nobody')).toEqual({ account: 'No buyer has this account or e-mail address.' });
    expect(await fault('priyaglass')).toEqual({
      account: 'This buyer belongs to a company. Remove the buyer there first.',
    });
    await expect(renameBuyerCompany(desk, '999', 'X', 'Y')).rejects.toMatchObject({ kind: 'rejected' });
    // A member of another company is none of this one.
    await expect(removeBuyerFromCompany(desk, id, await idOf('priya'))).rejects.toMatchObject({ code: '911004' });
    const { items } = await getOperatorLog(desk, { search: 'North Glass' });
    expect(items.map(({ action, detail }) => [action, detail])).toEqual([
      ['buyerCompany.add', 'graceglass: accountant, – / –'],
      ['buyerCompany.add', 'luisglass: buyer, 50.00 / –'],
      ['buyerCompany.rename', 'North Glass LLC'],
    ]);
  });

  test('[B10] the accountant reads and exports invoices and orders of the company, the buyer does not', async () => {
    await setBalance(shop, 'luisglass', 10_000_000);
    const sku = await plainSku(shop, 1_000);
    await saveJobBudget(apiFor('dana'), { job: 'Tower', budget: money(1_000_000), from: '', until: '' });
    const number = await people.luis.order(sku, 1);
    await people.luis.pay(number);
    const list = await getInvoices(apiFor('grace'), { ofCompany: true });
    expect(list).toMatchObject({ total: 1, terms: null, items: [{ orderNumber: number, orderedBy: /Luis/ }] });
    expect((await getInvoices(apiFor('grace'))).total).toBe(0);
    const invoice = list.items[0]?.number ?? '';
    expect(await getInvoice(apiFor('grace'), invoice)).toMatchObject({ number: invoice, state: 'settled' });
    expect((await getInvoiceFile(apiFor('grace'), invoice)).type).toBe('application/pdf');
    expect(await getOrder(apiFor('grace'), number)).toMatchObject({ orderedBy: /Luis/ });
    const text = ({ bytes }: { bytes: Uint8Array }) => new TextDecoder().decode(bytes);
    expect(text(await getInvoiceTable(apiFor('grace'), { ofCompany: true }, 'csv'))).toContain(invoice);
    const orders = { rows: 'orders', format: 'csv' } as const;
    expect(text(await getOrderTable(apiFor('grace'), { ofCompany: true }, orders))).toMatch(
      new RegExp(`Luis.*${number}`),
    );
    // Neither buyers nor strangers see them.
    await expect(getInvoices(apiFor('luis'), { ofCompany: true })).rejects.toMatchObject({ code: '911002' });
    expect((await getInvoices(apiFor('priya'), { ofCompany: true })).total).toBe(0);
    for (const name of ['luis', 'priya'] as const)
      expect(text(await getOrderTable(apiFor(name), { ofCompany: true }, orders))).not.toContain(number);
    await expect(getInvoice(apiFor('priya'), invoice)).rejects.toMatchObject({ code: '100026' });
    const desk = await getBuyerCompany(await operatorApi(shop), id);
    expect(desk).toMatchObject({ orderCount: 1, orders: [{ number, orderedBy: /Luis/ }], budgets: [{ job: 'Tower' }] });
  });

  test('[B10] a new owner is set when the only one is disabled; the last one is not removed', async () => {
    const desk = await operatorApi(shop);
    const disabled = shop.database.updateTable('buyer').set({ state: 'disabled' });
    const danaId = await idOf('dana');
    await disabled.where('account', '=', 'danaglass').execute();
    expect((await getBuyerCompanies(desk, { state: 'ownerless' })).items).toMatchObject([{ id, owners: [] }]);
    await expect(removeBuyerFromCompany(desk, id, danaId)).rejects.toMatchObject({ code: '911005' });
    const luis = { id, uid: await idOf('luis') };
    const owner = { ...FREE, role: 'owner' } as const;
    await expect(changeBuyerOfCompany(desk, { ...luis, seen: FREE }, owner)).rejects.toThrow(/has changed this/);
    await changeBuyerOfCompany(desk, { ...luis, seen: { ...FREE, perOrder: money(5_000) } }, owner);
    await removeBuyerFromCompany(desk, id, danaId);
    expect((await getBuyerCompany(desk, id)).members.map(({ account, role }) => [account, role])).toEqual([
      ['luisglass', 'owner'],
      ['graceglass', 'accountant'],
    ]);
    // A removed accountant loses access at once.
    const [invoice] = (await getInvoices(apiFor('grace'), { ofCompany: true })).items;
    await removeBuyerFromCompany(desk, id, await idOf('grace'));
    await expect(getInvoice(apiFor('grace'), invoice?.number ?? '')).rejects.toMatchObject({ code: '100026' });
  });
});
