import { acceptInvitation, getDeskAgent, openInvitation, signInAtDesk } from '@rider/api/desk';
import {
  activateStaff,
  changeStaffRole,
  deactivateStaff,
  getOperatorLog,
  getStaff,
  inviteStaff,
  renewStaffInvitation,
  signOutStaff,
  withdrawStaffInvitation,
} from '@rider/api/operator';
import { mayUse, STAFF_ROLES, type DeskArea, type StaffRole } from '@rider/model/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/http/app.ts';
import { ROUTE_MODULES, type BackendServices } from '../../src/index.ts';
import { changePerson } from '../../src/staff/change-person.ts';
import { inviteFirstOwner } from '../../src/staff/invitation.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi } from '../testing/refund/refund-calls.ts';

const PASSWORD = 'a long pass phrase';
const DAY = 86_400_000;

/** The section of each operator call, by the beginning of its path. */
const AREAS: readonly (readonly [string, DeskArea])[] = [
  ['overview', 'overview'],
  ['pictures', 'news'],
  ['order_entry', 'buyers'],
  ['orders', 'orders'],
  ['order_tags', 'orders'],
  ['order_export', 'orders'],
  ['order_shipments', 'orders'],
  ['order_documents', 'orders'],
  ['refunds', 'refunds'],
  ['quotes', 'quotes'],
  ['payments', 'payments'],
  ['reconciliation', 'payments'],
  ['buyers/:uid/credit', 'invoices'],
  ['buyers/:uid/invoice_payment', 'invoices'],
  ['buyers/:uid/statement', 'invoices'],
  ['buyer_companies', 'buyer-companies'],
  ['buyers', 'buyers'],
  ['credit', 'invoices'],
  ['invoices', 'invoices'],
  ['promotions', 'promotions'],
  ['promotion_check', 'promotions'],
  ['promotion_calendar', 'promotion-calendar'],
  ['promotion_slots', 'promotions'],
  ['promotable_variants', 'promotions'],
  ['price_lists', 'price-lists'],
  ['price_groups', 'price-lists'],
  ['imports', 'imports'],
  ['export', 'products'],
  ['coupons', 'coupons'],
  ['reviews', 'reviews'],
  ['feedback', 'feedback'],
  ['account_requests', 'account-requests'],
  ['tax_certificates', 'tax-certificates'],
  ['closed_days', 'closed-days'],
  ['cross_references', 'cross-references'],
  ['stock', 'stock'],
  ['products', 'products'],
  ['product_choices', 'products'],
  ['product_table', 'products'],
  ['product_versions', 'products'],
  ['product_documents', 'products'],
  ['product_views', 'products'],
  ['products/1001', 'products'],
  ['products/1001/history', 'products'],
  ['categories', 'categories'],
  ['chat_settings', 'chat-settings'],
  ['company', 'company'],
  ['freight', 'freight'],
  ['numbers', 'numbers'],
  ['payment_methods', 'payment-methods'],
  ['counters', 'counters'],
  ['tax_rates', 'tax-rates'],
  ['news', 'news'],
  ['news_categories', 'news'],
  ['announcements', 'announcements'],
  ['pages', 'pages'],
  ['banners', 'banners'],
  ['home_page', 'home-page'],
  ['previews', 'overview'],
  ['partner_keys', 'partners'],
  ['emails', 'outbox'],
  ['webhook_deliveries', 'webhooks'],
  ['email_previews', 'email-texts'],
  ['log', 'log'],
  ['staff', 'people'],
];

const CALLS = createApp(ROUTE_MODULES, {} as BackendServices)
  .routes.map(({ method, path }) => ({ method, path: path.replace('/api', '') }))
  .filter(({ path }) => path.startsWith('/operator/'));

describe.each(MAIN_DATABASE)('people of the desk on $name', ({ openShop }) => {
  let shop: Shop;
  const anyone = () => apiOf(shop, '');
  const tokenFor = async (account: string) =>
    (await shop.call<{ token: string }>('/kefuapi/login', { body: { account, password: PASSWORD } })).data.token;
  const person = async (email: string) => {
    const { items } = await getStaff(await operatorApi(shop), { search: email });
    const [first] = items;
    if (first === undefined) throw new Error(`nobody has ${email}`);
    return first;
  };
  const invite = async (email: string, role: StaffRole) => {
    const { token } = await inviteStaff(await operatorApi(shop), { name: 'Ana O’Neill', email, role });
    await acceptInvitation(anyone(), { token, name: 'Ana O’Neill', email: '', password: PASSWORD });
  };

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  test('[B15] an invited person sets a password and signs in with the role', async () => {
    const owner = await operatorApi(shop);
    const { token } = await inviteStaff(owner, { name: 'Ana', email: 'Ana@shop.test', role: 'warehouse' });
    expect(await person('Ana@shop.test')).toMatchObject({ state: 'invited', role: 'warehouse', sessions: 0 });
    expect(await shop.call('/kefuapi/login', { body: { account: 'Ana@shop.test', password: PASSWORD } })).toMatchObject(
      {
        status: 410025,
      },
    );
    expect(await openInvitation(anyone(), token)).toEqual({ name: 'Ana', email: 'Ana@shop.test' });
    const accepted = { token, name: 'Ana O’Neill', email: 'other@shop.test', password: PASSWORD };
    await expect(acceptInvitation(anyone(), { ...accepted, password: 'short' })).rejects.toMatchObject({
      fieldErrors: { password: expect.stringContaining('12') },
    });
    await acceptInvitation(anyone(), accepted);
    await expect(acceptInvitation(anyone(), accepted)).rejects.toMatchObject({ code: '910713' });
    const session = await tokenFor('ana@shop.test');
    expect(await getDeskAgent(apiOf(shop, session))).toMatchObject({
      name: 'Ana O’Neill',
      account: 'Ana@shop.test',
      staffRole: 'warehouse',
      available: false,
    });
    expect(await person('Ana@shop.test')).toMatchObject({ state: 'active', sessions: 1, secondStep: false });
  });

  test('[B15] an invitation to a wrong address is withdrawn until it is accepted, never a person who accepted', async () => {
    const owner = await operatorApi(shop);
    const { token } = await inviteStaff(owner, { name: 'Typo', email: 'tpyo@shop.test', role: 'owner' });
    const { id } = await person('tpyo@shop.test');
    await withdrawStaffInvitation(owner, id);
    const accepted = { token, name: 'Typo', email: '', password: PASSWORD };
    await expect(acceptInvitation(anyone(), accepted)).rejects.toMatchObject({ code: '910713' });
    expect((await getStaff(owner, { search: 'tpyo@shop.test' })).total).toBe(0);
    expect((await getOperatorLog(owner, { state: 'staff.withdraw' })).items[0]?.subject).toBe('tpyo@shop.test');
    await invite('tpyo@shop.test', 'support');
    const joined = await person('tpyo@shop.test');
    await expect(withdrawStaffInvitation(owner, joined.id)).rejects.toMatchObject({ code: '910103' });
    expect(await person('tpyo@shop.test')).toMatchObject({ state: 'active' });
  });

  test('[B15] each call is open to exactly the roles of its section', async () => {
    for (const role of STAFF_ROLES) {
      await invite(`${role}@roles.test`, role);
      const token = await tokenFor(`${role}@roles.test`);
      for (const { method, path } of CALLS) {
        const area = AREAS.find(([start]) => path.startsWith(`/operator/${start}`))?.[1];
        if (area === undefined) throw new Error(`${path} has no section here`);
        const headers = { 'Authori-zation': `Bearer ${token}`, 'Content-Type': 'application/json' };
        const body = method === 'POST' ? '{}' : null;
        // Some calls answer a file.
        const answered = await (await shop.fetch(`http://shop.test/api${path}`, { method, headers, body })).text();
        expect(answered.includes('"910700"'), `${role} ${path}`).toBe(!mayUse(role, area));
      }
    }
  });

  test('[B15] an invitation expires, and a new one replaces the earlier', async () => {
    const owner = await operatorApi(shop);
    const { token } = await inviteStaff(owner, { name: 'Bo', email: 'bo@shop.test', role: 'support' });
    await expect(inviteStaff(owner, { name: 'Bo', email: 'BO@shop.test', role: 'support' })).rejects.toMatchObject({
      code: '910714',
    });
    const { id } = await person('bo@shop.test');
    const renewed = await renewStaffInvitation(owner, id);
    await expect(openInvitation(anyone(), token)).rejects.toMatchObject({ code: '910713' });
    shop.clock.now += 7 * DAY;
    await expect(openInvitation(anyone(), renewed.token)).rejects.toMatchObject({ code: '910713' });
    await expect(changeStaffRole(await operatorApi(shop), id, 'manager', 'support')).rejects.toMatchObject({
      code: '910103',
    });
  });

  test('[B15] another role, deactivation and signing out end the sessions; all is logged', async () => {
    await invite('cy@shop.test', 'manager');
    const { id } = await person('cy@shop.test');
    const owner = await operatorApi(shop);
    await expect(changeStaffRole(owner, id, 'accounts', 'support')).rejects.toMatchObject({ code: '900013' });
    const changes = [
      () => changeStaffRole(owner, id, 'accounts', 'manager'),
      () => signOutStaff(owner, id),
      () => deactivateStaff(owner, id),
    ];
    for (const change of changes) {
      const token = await tokenFor('cy@shop.test');
      await change();
      expect(await shop.call('/kefuapi/me', { token })).toMatchObject({ status: 110002 });
    }
    await expect(signInAtDesk(anyone(), { account: 'cy@shop.test', password: PASSWORD })).rejects.toMatchObject({
      code: '410025',
    });
    await activateStaff(owner, id);
    const { token: unused } = await renewStaffInvitation(owner, id);
    await deactivateStaff(owner, id);
    const late = { token: unused, name: 'Cy', email: '', password: PASSWORD };
    await expect(acceptInvitation(anyone(), late)).rejects.toMatchObject({ code: '910713' });
    await activateStaff(owner, id);
    const { token } = await renewStaffInvitation(owner, id);
    const open = await tokenFor('cy@shop.test');
    await acceptInvitation(anyone(), { token, name: 'Cy', email: '', password: 'another long phrase' });
    expect(await shop.call('/kefuapi/me', { token: open })).toMatchObject({ status: 110002 });
    const { items } = await getOperatorLog(owner, { search: 'cy@shop.test' });
    expect(items.map(({ action, detail }) => `${action} ${detail}`.trim())).toEqual([
      'staff.invite',
      'staff.activate',
      'staff.deactivate',
      'staff.invite',
      'staff.activate',
      'staff.deactivate',
      'staff.signOut',
      'staff.role accounts',
      'staff.invite manager',
    ]);
  });

  test('[B15] the last owner cannot be demoted or deactivated, not even by two at once', async () => {
    const { items } = await getStaff(await operatorApi(shop), { state: 'active' });
    const owners = items.filter(({ role }) => role === 'owner').map(({ id }) => Number(id));
    const services = { database: shop.database, demo: true, announceSessionEnd: () => undefined };
    // Not by calls: the session of the owner who calls would end meanwhile.
    const demote = (id: number) =>
      changePerson(services, { id, at: new Date(shop.clock.now) }, id, {
        action: 'staff.role',
        set: { staff_role: 'support' },
      });
    const results = await Promise.allSettled(owners.map(demote));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    const active = await shop.database
      .selectFrom('agent')
      .select('id')
      .where('staff_role', '=', 'owner')
      .where('active', '=', true)
      .execute();
    expect(active).toHaveLength(1);
  });
});

test.each(MAIN_DATABASE)('[B15] a shop without owners invites the first one at its start, on $name', async (kind) => {
  const shop = await kind.openShop({ demo: false });
  try {
    const earlier = shop.backend.ownerInvitation ?? '';
    const token = (await inviteFirstOwner(shop.database, shop.clock.now)) ?? '';
    const api = apiOf(shop, '');
    await expect(openInvitation(api, earlier)).rejects.toMatchObject({ code: '910713' });
    expect(await openInvitation(api, token)).toEqual({ name: 'Owner', email: '' });
    const own = { token, name: 'Rosa Diaz', email: 'rosa@own.test', password: PASSWORD };
    await expect(acceptInvitation(api, { ...own, email: '' })).rejects.toMatchObject({
      fieldErrors: { email: expect.any(String) },
    });
    await acceptInvitation(api, own);
    expect(await inviteFirstOwner(shop.database, shop.clock.now)).toBeNull();
    const { data } = await shop.call<{ token: string }>('/kefuapi/login', {
      body: { account: 'rosa@own.test', password: PASSWORD },
    });
    const { items } = await getStaff(apiOf(shop, data.token), {});
    expect(items).toMatchObject([{ account: 'rosa@own.test', role: 'owner', state: 'active' }]);
    // The demonstration's owners are still stored, but cannot sign in.
    await expect(deactivateStaff(apiOf(shop, data.token), items[0]?.id ?? '')).rejects.toMatchObject({
      code: '910715',
    });
  } finally {
    await shop.close();
  }
});
