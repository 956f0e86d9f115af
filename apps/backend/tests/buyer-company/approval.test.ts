import {
  acceptCompanyInvitation,
  approveOrder,
  changeCompanyMember,
  createCompany,
  getApproval,
  getApprovals,
  getCheckoutApproval,
  getOfferedMembership,
  getOwnCompany,
  inviteToCompany,
  rejectOrder,
  removeCompanyMember,
  setDeputy,
  withdrawApproval,
  type MemberInput,
} from '@rider/api/buyer-company';
import { getOutgoingEmails } from '@rider/api/operator';
import { cancelOrder, getOrder, getOrders } from '@rider/api/order';
import { money } from '@rider/model/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customer, plainSku, stockOf, type Customer, type TestSku } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi } from '../testing/refund/refund-calls.ts';

const DAY = 86_400_000;
const BUYER: MemberInput = { role: 'buyer', perOrder: money(5_000), perMonth: money(20_000) };

describe.each(MAIN_DATABASE)('companies of buyers on $name', ({ openShop }) => {
  let shop: Shop;
  let owner: Customer;
  let buyer: Customer;
  let sku: TestSku;
  const ids = new Map<string, string>();

  const apiFor = (person: Customer) => apiOf(shop, person.token);

  async function tokenOf(email: string): Promise<string> {
    const { items } = await getOutgoingEmails(await operatorApi(shop), { search: email });
    const [newest] = items;
    return /company_invitation\?token=([\w-]+)/.exec(newest?.body ?? '')?.[1] ?? '';
  }

  async function idOf(account: string): Promise<string> {
    const row = shop.database.selectFrom('buyer').select('id').where('account', '=', account);
    return String((await row.executeTakeFirstOrThrow()).id);
  }

  /** Requests approval of an order of some pieces by call, as the shop does after `approval-required`. */
  async function request(quantity: number, person = buyer, terms = {}): Promise<{ id: string; key: string }> {
    const key = await person.confirm(await person.add(sku, quantity));
    const address = (await person.call<{ id: number }>('/address/default')).data.id;
    const body = { addressId: address, payType: 'yue', mark: 'Third storey', po_number: 'PO-7', ...terms };
    expect(await person.create(key)).toMatchObject({ code: '911010' });
    const requested = await person.call<string>(`/company/approvals/${key}/request`, body);
    expect(requested.status, requested.msg).toBe(200);
    return { id: requested.data, key };
  }

  const ordersOf = async (account: string) =>
    shop.database
      .selectFrom('customer_order')
      .selectAll()
      .where('buyer_id', '=', Number(ids.get(account)))
      .execute();

  beforeAll(async () => {
    shop = await openShop();
    owner = await customer(shop, 'danaglass');
    buyer = await customer(shop, 'luisglass');
    for (const account of ['danaglass', 'luisglass']) ids.set(account, await idOf(account));
    sku = await plainSku(shop, 1_000);
  });
  afterAll(() => shop.close());

  test('[B10] an owner invites by e-mail, and an invitation makes one member once', async () => {
    await createCompany(apiFor(owner), 'North Glass');
    await expect(createCompany(apiFor(owner), 'Twice')).rejects.toMatchObject({ code: '911003' });
    await expect(inviteToCompany(apiFor(buyer), { email: 'a@example.com', ...BUYER })).rejects.toMatchObject({
      code: '911001',
    });
    const email = 'luis@new-job.example';
    await shop.database.updateTable('buyer').set({ email }).where('account', '=', 'luisglass').execute();
    await inviteToCompany(apiFor(owner), { email, ...BUYER });
    const stale = await tokenOf(email);
    await inviteToCompany(apiFor(owner), { email, ...BUYER });
    const token = await tokenOf(email);
    await expect(getOfferedMembership(apiFor(buyer), stale)).rejects.toMatchObject({ code: '911007' });
    const offered = { company: 'North Glass', role: 'buyer', email };
    expect(await getOfferedMembership(apiFor(buyer), token)).toMatchObject({ ...offered, isOwn: true });
    const stranger = apiFor(await customer(shop, 'priyaglass'));
    expect(await getOfferedMembership(stranger, token)).toMatchObject({ ...offered, isOwn: false });
    await expect(acceptCompanyInvitation(stranger, token)).rejects.toMatchObject({ code: '911008' });
    await acceptCompanyInvitation(apiFor(buyer), token);
    await expect(acceptCompanyInvitation(apiFor(buyer), token)).rejects.toMatchObject({ code: '911007' });
    const seen = await getOwnCompany(apiFor(buyer));
    expect(seen).toMatchObject({ name: 'North Glass', own: { role: 'buyer', limits: { perOrder: 5_000 } } });
    expect(seen?.invitations).toEqual([]);
    await expect(changeCompanyMember(apiFor(buyer), ids.get('luisglass') ?? '', BUYER)).rejects.toMatchObject({
      code: '911002',
    });
    await expect(changeCompanyMember(apiFor(owner), ids.get('danaglass') ?? '', BUYER)).rejects.toMatchObject({
      code: '911005',
    });
  });

  test('[B10] an order above the limits waits, reserves nothing, and one approval places one order', async () => {
    const within = await buyer.order(sku, 1);
    expect(within).toBeTruthy();
    const stock = await stockOf(shop, sku);
    const many = Math.ceil(6_000 / sku.price);
    const total = money(many * sku.price);
    const obstacle = await getCheckoutApproval(apiFor(buyer), total);
    expect(obstacle).toMatchObject({ reasons: ['order-limit'] });
    expect(obstacle?.deciders).toHaveLength(1);
    expect(await getCheckoutApproval(apiFor(owner), total)).toBeNull();
    const { id, key } = await request(many);
    // A double press returns the same request.
    expect((await buyer.call<string>(`/company/approvals/${key}/request`, {})).data).toBe(id);
    expect(await stockOf(shop, sku)).toBe(stock);
    const open = await getApproval(apiFor(owner), id);
    expect(open).toMatchObject({
      state: 'open',
      mayDecide: true,
      purchaseOrderNumber: 'PO-7',
      message: 'Third storey',
    });
    expect((await getApproval(apiFor(buyer), id)).mayDecide).toBe(false);
    await expect(approveOrder(apiFor(buyer), id)).rejects.toMatchObject({ code: '100026' });
    const before = (await ordersOf('luisglass')).length;
    const [first, second] = await Promise.all([approveOrder(apiFor(owner), id), approveOrder(apiFor(owner), id)]);
    expect(first).toBe(second);
    const orders = await ordersOf('luisglass');
    expect(orders.length).toBe(before + 1);
    const placed = orders.find(({ number }) => number === first);
    expect(placed).toMatchObject({ total: open.total, purchase_order_number: 'PO-7', state: 'pending-payment' });
    expect(placed?.company_id).not.toBeNull();
    expect(await stockOf(shop, sku)).toBe(stock - many);
    expect((await getApproval(apiFor(buyer), id)).orderNumber).toBe(first);
    const { items } = await getOutgoingEmails(await operatorApi(shop), { search: 'is approved' });
    expect(items).toHaveLength(1);
    await expect(rejectOrder(apiFor(owner), id, 'Too late')).rejects.toMatchObject({ code: '911012' });
    await buyer.call('/order/cancel', { id: first });
  });

  test('[B10] a rejection has a reason, and the lines return to the cart', async () => {
    const { id } = await request(Math.ceil(6_000 / sku.price));
    const count = async () => (await buyer.call<{ count: number }>('/cart/count')).data.count;
    const empty = await count();
    await expect(rejectOrder(apiFor(owner), id, ' ')).rejects.toMatchObject({
      fieldErrors: { reason: 'Enter the reason.' },
    });
    await rejectOrder(apiFor(owner), id, 'Wrong finish.');
    expect(await getApproval(apiFor(buyer), id)).toMatchObject({ state: 'rejected', reason: 'Wrong finish.' });
    expect(await count()).toBeGreaterThan(empty);
    const { items } = await getOutgoingEmails(await operatorApi(shop), { search: 'was not approved' });
    expect(items[0]?.body).toContain('Wrong finish.');
    await expect(approveOrder(apiFor(owner), id)).rejects.toMatchObject({ code: '911012' });
  });

  test('[B10] higher prices return an approved request to the buyer', async () => {
    const { id } = await request(Math.ceil(6_000 / sku.price));
    const setPrice = (price: number, tiers: TestSku['tiers']) =>
      shop.database
        .updateTable('sku')
        .set({ price: money(price), tiers: JSON.stringify(tiers) })
        .where('id', '=', sku.id)
        .execute();
    await setPrice(sku.price + 1, []);
    const before = (await ordersOf('luisglass')).length;
    await expect(approveOrder(apiFor(owner), id)).rejects.toMatchObject({ code: '910025' });
    await setPrice(sku.price, sku.tiers);
    expect((await ordersOf('luisglass')).length).toBe(before);
    expect((await getApproval(apiFor(buyer), id)).state).toBe('returned');
  });

  test('[B10] [B4] a first day that has passed is dropped, and a last day that has passed returns the request', async () => {
    const { now } = shop.clock;
    const dayIn = (days: number) => new Date(now + days * DAY).toISOString().slice(0, 10);
    const pieces = Math.ceil(6_000 / sku.price);
    const job = { job_name: 'Lobby' };
    const early = await request(pieces, buyer, { ...job, ship_not_before: dayIn(1), ship_not_after: dayIn(30) });
    const late = await request(pieces, buyer, { ...job, ship_not_after: dayIn(4) });
    shop.clock.now = now + 6 * DAY;
    const number = await approveOrder(apiFor(owner), early.id);
    const placed = (await ordersOf('luisglass')).find((order) => order.number === number);
    expect(placed).toMatchObject({ job: 'Lobby', ship_not_before: null, ship_not_after: dayIn(30) });
    await expect(approveOrder(apiFor(owner), late.id)).rejects.toMatchObject({ code: '911019' });
    const returned = await getApproval(apiFor(buyer), late.id);
    expect(returned.state).toBe('returned');
    expect(returned.reason).toContain('can no longer leave by the last day');
    await buyer.call('/order/cancel', { id: number });
    shop.clock.now = now;
  });

  test('[B10] the month limit counts the orders of the month on the shop’s clock', async () => {
    const { limits, spentInMonth } = (await getOwnCompany(apiFor(buyer)))?.own ?? {};
    const left = money((limits?.perMonth ?? 0) - (spentInMonth ?? 0));
    await changeCompanyMember(apiFor(owner), ids.get('luisglass') ?? '', { ...BUYER, perOrder: null });
    expect(await getCheckoutApproval(apiFor(buyer), left)).toBeNull();
    const over = money(left + 1);
    expect((await getCheckoutApproval(apiFor(buyer), over))?.reasons).toEqual(['month-limit']);
    await changeCompanyMember(apiFor(owner), ids.get('luisglass') ?? '', BUYER);
  });

  test('[B10] a deputy decides while an approver is away, and leaving withdraws requests but keeps orders', async () => {
    await changeCompanyMember(apiFor(owner), ids.get('luisglass') ?? '', { ...BUYER, role: 'approver' });
    const mine = await request(Math.ceil(6_000 / sku.price));
    await changeCompanyMember(apiFor(owner), ids.get('luisglass') ?? '', BUYER);
    const today = new Date(shop.services.clock() - DAY).toISOString().slice(0, 10);
    const later = new Date(shop.services.clock() + 3 * DAY).toISOString().slice(0, 10);
    await setDeputy(apiFor(owner), ids.get('luisglass') ?? '', later);
    // Nobody decides on an own order, not even as a deputy.
    await expect(approveOrder(apiFor(buyer), mine.id)).rejects.toMatchObject({ code: '100026' });
    await setDeputy(apiFor(owner), ids.get('luisglass') ?? '', today);
    expect((await getOwnCompany(apiFor(owner)))?.own.deputyUntil).toBe(today);
    await withdrawApproval(apiFor(buyer), mine.id);
    const { id } = await request(Math.ceil(6_000 / sku.price));
    const company = (await ordersOf('luisglass')).filter(({ company_id: companyId }) => companyId !== null).length;
    expect(company).toBeGreaterThan(0);
    await expect(removeCompanyMember(apiFor(owner), ids.get('danaglass') ?? '')).rejects.toMatchObject({
      code: '911005',
    });
    await removeCompanyMember(apiFor(owner), ids.get('luisglass') ?? '');
    const listed = async (person: Customer) =>
      (await getOrders(apiFor(person), { ofCompany: true })).items.map(({ number, orderedBy }) => ({
        number,
        orderedBy,
      }));
    const [seen] = await listed(owner);
    expect(seen?.orderedBy).toMatch(/Luis/);
    expect(await getOrder(apiFor(owner), seen?.number ?? '')).toMatchObject({ orderedBy: seen?.orderedBy });
    expect(await listed(buyer)).toEqual([]);
    await expect(cancelOrder(apiFor(owner), seen?.number ?? '')).rejects.toMatchObject({ kind: 'rejected' });
    expect(await getOwnCompany(apiFor(buyer))).toBeNull();
    await expect(getApproval(apiFor(buyer), id)).rejects.toMatchObject({ code: '100026' });
    expect((await getApproval(apiFor(owner), id)).state).toBe('withdrawn');
    expect((await getApprovals(apiFor(owner))).total).toBeGreaterThan(3);
    expect((await getOwnCompany(apiFor(owner)))?.own.deputyId).toBe('');
    const remaining = (await ordersOf('luisglass')).filter(({ company_id: companyId }) => companyId !== null).length;
    expect(remaining).toBe(company);
  });
});
