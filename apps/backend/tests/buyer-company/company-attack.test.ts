import {
  acceptCompanyInvitation,
  approveOrder,
  changeCompanyMember,
  createCompany,
  getApproval,
  getApprovals,
  getOwnCompany,
  inviteToCompany,
  rejectOrder,
  removeCompanyMember,
  renameCompany,
  setDeputy,
  withdrawApproval,
  type MemberInput,
} from '@rider/api/buyer-company';
import { getOperatorQuote, offerQuote } from '@rider/api/operator';
import { getOrder } from '@rider/api/order';
import { checkOutQuote, getQuote, rejectQuote, requestQuote } from '@rider/api/quote';
import { money } from '@rider/model/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customer, plainSku, type Customer, type TestSku } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi } from '../testing/refund/refund-calls.ts';

const NO_LIMIT: MemberInput = { role: 'buyer', perOrder: null, perMonth: null };
const NOBODYS = { code: '100026' };

describe.each(MAIN_DATABASE)('a company of buyers under attack on $name', ({ openShop }) => {
  let shop: Shop;
  let sku: TestSku;
  const people = {} as Record<'dana' | 'luis' | 'grace' | 'priya', Customer>;
  const ids = {} as Record<keyof typeof people, string>;
  const emailsOf = {} as Record<keyof typeof people, string>;
  const apiFor = (name: keyof typeof people) => apiOf(shop, people[name].token);

  beforeAll(async () => {
    shop = await openShop();
    sku = await plainSku(shop, 1_000);
    for (const name of ['dana', 'luis', 'grace', 'priya'] as const) {
      people[name] = await customer(shop, `${name}glass`);
      const row = shop.database.selectFrom('buyer').select(['id', 'email']).where('account', '=', `${name}glass`);
      const { id, email } = await row.executeTakeFirstOrThrow();
      ids[name] = String(id);
      emailsOf[name] = email;
    }
  });
  beforeEach(async () => {
    for (const table of ['approval_request', 'company_invitation', 'company_member', 'login_attempt'] as const)
      await shop.database.deleteFrom(table).execute();
    await shop.database.updateTable('customer_order').set({ state: 'cancelled' }).execute();
    await shop.database.deleteFrom('cart_line').execute();
    await createCompany(apiFor('dana'), 'North Glass');
    await join('luis', { role: 'buyer', perOrder: money(1), perMonth: null });
  });
  afterAll(() => shop.close());

  const lastToken = async () => {
    const emails = shop.database.selectFrom('email_message').select('body').orderBy('id', 'desc').limit(1);
    return /company_invitation\?token=([\w-]+)/.exec((await emails.executeTakeFirstOrThrow()).body)?.[1] ?? '';
  };
  async function join(name: keyof typeof people, member: MemberInput) {
    await inviteToCompany(apiFor('dana'), { email: emailsOf[name], ...member });
    await acceptCompanyInvitation(apiFor(name), await lastToken());
  }
  async function request(name: keyof typeof people, lineIds?: string[]): Promise<string> {
    const person = people[name];
    const key = await person.confirm(...(lineIds ?? [await person.add(sku, 1)]));
    const { id: addressId } = (await person.call<{ id: number }>('/address/default')).data;
    const requested = await person.call<string>(`/company/approvals/${key}/request`, {
      addressId,
      payType: 'yue',
      mark: '',
    });
    expect(requested.status, requested.msg).toBe(200);
    return requested.data;
  }
  const emails = async () =>
    Number(
      (
        await shop.database
          .selectFrom('email_message')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );

  test('[B10] invitations and requests do not flood strangers or colleagues with e-mails', async () => {
    const before = await emails();
    const again = async (act: () => Promise<unknown>) => {
      for (let time = 0; time < 70; time += 1)
        try {
          await act();
        } catch (error) {
          return error;
        }
      return null;
    };
    const stranger = { email: 'stranger@example.com', ...NO_LIMIT };
    expect(await again(() => inviteToCompany(apiFor('dana'), stranger))).toMatchObject({ kind: 'rejected' });
    expect((await emails()) - before).toBeLessThan(10);
    let place = 0;
    const others = () => inviteToCompany(apiFor('dana'), { ...stranger, email: `s${(place += 1)}@example.com` });
    expect(await again(others)).toMatchObject({ kind: 'rejected' });
    await withdrawApproval(apiFor('luis'), await request('luis'));
    const counted = shop.database.updateTable('login_attempt').set({ attempts: 60 });
    await counted.where('subject', '=', `approval requests of ${ids.luis}`).execute();
    await expect(request('luis')).rejects.toThrow(/attempts/);
  });

  test('[B10] the name of a company begins no lines of its own in e-mails to strangers', async () => {
    await renameCompany(apiFor('dana'), 'North\r\nYour account is locked:\nevil.example');
    await inviteToCompany(apiFor('dana'), { email: 'stranger@example.com', ...NO_LIMIT });
    const sent = shop.database.selectFrom('email_message').select('body').orderBy('id', 'desc').limit(1);
    expect((await sent.executeTakeFirstOrThrow()).body).toContain('North Your account is locked: evil.example');
  });

  test('[B10] two orders at once do not exceed the month limit together', async () => {
    await changeCompanyMember(apiFor('dana'), ids.luis, {
      role: 'buyer',
      perOrder: null,
      perMonth: money(sku.price * 3),
    });
    const keys = [await people.luis.confirm(await people.luis.add(sku, 2, true))];
    keys.push(await people.luis.confirm(await people.luis.add(sku, 2, true)));
    const placed = await Promise.all(keys.map((key) => people.luis.create(key)));
    expect(placed.map(({ code }) => code === '911010').toSorted()).toEqual([false, true]);
    expect(placed.filter(({ data }) => data?.result?.orderId)).toHaveLength(1);
  });

  test('[B10] the deputy of an approver does not decide on that approver’s own order', async () => {
    await join('grace', { ...NO_LIMIT });
    await changeCompanyMember(apiFor('dana'), ids.luis, { role: 'approver', perOrder: money(1), perMonth: null });
    await setDeputy(apiFor('luis'), ids.grace, '2099-01-01');
    const own = await request('luis');
    await expect(approveOrder(apiFor('grace'), own)).rejects.toMatchObject(NOBODYS);
    // Of others, the deputy decides.
    await join('priya', { ...NO_LIMIT, perOrder: money(1) });
    const other = await request('priya');
    expect((await getApproval(apiFor('grace'), other)).mayDecide).toBe(true);
    // Once the approver is one no more, the deputy sees and decides nothing.
    await changeCompanyMember(apiFor('dana'), ids.luis, { ...NO_LIMIT });
    expect((await getApprovals(apiFor('grace'))).items).toEqual([]);
    await expect(getApproval(apiFor('grace'), other)).rejects.toMatchObject(NOBODYS);
    await expect(approveOrder(apiFor('grace'), other)).rejects.toMatchObject(NOBODYS);
  });

  test('[B10] strangers, removed approvers and other companies decide and change nothing', async () => {
    const id = await request('luis');
    await createCompany(apiFor('grace'), 'South Glass');
    await expect(approveOrder(apiFor('grace'), id)).rejects.toMatchObject(NOBODYS);
    await expect(rejectOrder(apiFor('grace'), id, 'Mine')).rejects.toMatchObject(NOBODYS);
    await expect(changeCompanyMember(apiFor('grace'), ids.luis, { ...NO_LIMIT, role: 'owner' })).rejects.toBeInstanceOf(
      Error,
    );
    await expect(removeCompanyMember(apiFor('grace'), ids.luis)).rejects.toBeInstanceOf(Error);
    await expect(setDeputy(apiFor('grace'), ids.luis, '2099-01-01')).rejects.toBeInstanceOf(Error);
    await join('priya', { ...NO_LIMIT, role: 'approver' });
    expect((await getApproval(apiFor('priya'), id)).mayDecide).toBe(true);
    await removeCompanyMember(apiFor('dana'), ids.priya);
    await expect(approveOrder(apiFor('priya'), id)).rejects.toMatchObject(NOBODYS);
    await expect(getApproval(apiFor('priya'), id)).rejects.toMatchObject(NOBODYS);
    expect((await getOwnCompany(apiFor('luis')))?.own.role).toBe('buyer');
  });

  test('[B10] of an approval and a rejection at once, one holds', async () => {
    const id = await request('luis');
    const ends = await Promise.allSettled([approveOrder(apiFor('dana'), id), rejectOrder(apiFor('dana'), id, 'No')]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { state, orderNumber } = await getApproval(apiFor('dana'), id);
    expect(orderNumber !== '').toBe(state === 'approved');
  });

  test('[B10] an approved order goes to the address that was approved', async () => {
    const id = await request('luis');
    await shop.database.updateTable('address').set({ street1: '1 Other Road' }).execute();
    await expect(approveOrder(apiFor('dana'), id)).rejects.toBeInstanceOf(Error);
    expect((await getApproval(apiFor('dana'), id)).state).toBe('returned');
  });

  test('[B10] nothing is ordered for a buyer whose account is blocked', async () => {
    const id = await request('luis');
    const block = (state: 'active' | 'disabled') =>
      shop.database.updateTable('buyer').set({ state }).where('account', '=', 'luisglass').execute();
    await block('disabled');
    await expect(approveOrder(apiFor('dana'), id)).rejects.toBeInstanceOf(Error);
    await block('active');
    people.luis = await customer(shop, 'luisglass');
    expect((await getApproval(apiFor('dana'), id)).state).toBe('returned');
  });

  test('[B10] the only member can leave a company and join another', async () => {
    await removeCompanyMember(apiFor('dana'), ids.luis);
    await inviteToCompany(apiFor('dana'), { email: 'x@example.com', ...NO_LIMIT });
    const token = await lastToken();
    await removeCompanyMember(apiFor('dana'), ids.dana);
    expect(await getOwnCompany(apiFor('dana'))).toBeNull();
    // An invitation of it leads nowhere.
    await expect(acceptCompanyInvitation(apiFor('luis'), token)).rejects.toMatchObject({ code: '911007' });
    await createCompany(apiFor('dana'), 'West Glass');
  });

  test('[B9] [B10] an approved order has the prices of its quote, which a rejection leaves open', async () => {
    const luis = apiFor('luis');
    const lines = [{ code: sku.code, quantity: 3 }];
    const number = await requestQuote(luis, { lines, text: '', key: 'quoted-for-approval' });
    const desk = await operatorApi(shop);
    const { version, lines: quoted } = await getOperatorQuote(desk, number);
    const lastDay = new Date(shop.clock.now + 5 * 86_400_000).toISOString().slice(0, 10);
    const prices = quoted.map(({ id, quantity }) => ({ id, quantity, unitPrice: money(101), shipsBy: '' }));
    await offerQuote(desk, number, { version, lines: prices, lastDay, note: '' });
    await rejectOrder(apiFor('dana'), await request('luis', await checkOutQuote(luis, number)), 'Later');
    expect((await getQuote(luis, number)).state).toBe('offered');
    const placed = await approveOrder(apiFor('dana'), await request('luis', await checkOutQuote(luis, number)));
    expect(await getOrder(luis, placed)).toMatchObject({ subtotal: 303, lines: [{ unitPrice: 101, quantity: 3 }] });
    expect(await getQuote(luis, number)).toMatchObject({ state: 'accepted', orderNumber: placed });
  });

  test('[B9] requests of quotes do not flood the shop with e-mails', async () => {
    const ask = async (place: number) => {
      const lines = [{ code: sku.code, quantity: 1 }];
      const number = await requestQuote(apiFor('grace'), { lines, text: '', key: `flood-of-requests ${place}` });
      await rejectQuote(apiFor('grace'), number, '');
    };
    const flood = async () => {
      for (let place = 0; place < 60; place += 1) await ask(place);
    };
    await expect(flood()).rejects.toMatchObject({ kind: 'rejected' });
  });
});
