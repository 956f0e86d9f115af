import { randomBytes } from 'node:crypto';
import { expect, request, type APIRequestContext } from '@playwright/test';
import { OWN_PAGE, PASSWORD } from './buyer.ts';

/** An applicant for an account. */
export interface Person {
  email: string;
  account: string;
  company: string;
}

/** Where every new buyer is: California, with a sales tax. */
const PLACE = { country: 'US', province: 'CA', city: 'Oakland', detail: '12 Mesquite Ave', post_code: '94607' };
const PHONE = '(510) 555-0170';

async function post(caller: APIRequestContext, path: string, body: object): Promise<void> {
  const answer = await caller.post(`/api/${path}`, { headers: OWN_PAGE, data: body });
  expect(((await answer.json()) as { status: number }).status, path).toBe(200);
}

/** A caller of a shop as an operator, whose cookies no page has. */
async function asOperator(origin: string): Promise<APIRequestContext> {
  const caller = await request.newContext({ baseURL: origin });
  await post(caller, 'kefuapi/login', { account: 'maya', password: PASSWORD });
  return caller;
}

/** The first entry of an operator's list for an e-mail address. */
async function firstOf<Row>(operator: APIRequestContext, list: string, email: string): Promise<Row> {
  const answer = await operator.get(`/api/operator/${list}?search=${encodeURIComponent(email)}`);
  return ((await answer.json()) as { data: { items: [Row] } }).data.items[0];
}

/** A verification code by e-mail or text message. */
export const CODE = /[2-9A-Z]{4}-[2-9A-Z]{4}|\d{4}-\d{4}/;

/** The code in the last message to an e-mail address or a phone number, as an operator may read it. */
export async function codeTo(operator: APIRequestContext, email: string): Promise<string> {
  const [code] = CODE.exec((await firstOf<{ body: string }>(operator, 'emails', email)).body) ?? [];
  if (code === undefined) throw new Error(`no code for ${email}`);
  return code;
}

/** The body of the last e-mail to an address that contains this text. */
export async function emailTo(origin: string, address: string): Promise<string> {
  const operator = await asOperator(origin);
  const { body } = await firstOf<{ body: string }>(operator, 'emails', address);
  await operator.dispose();
  return body;
}

/** Opens an account without the forms; its password is PASSWORD. */
export async function openAccount(operator: APIRequestContext, person: Person): Promise<void> {
  await post(operator, 'register/verify', { email: person.email, type: 'register' });
  const captcha = await codeTo(operator, person.email);
  const owner = { first_name: 'Nora', last_name: 'Weiss', business_owner: 'Nora Weiss', business_phone: PHONE };
  const own = { ...person, contractor_license: 'ROC 1', captcha, password: PASSWORD, agree: 1 };
  await post(operator, 'register', { ...owner, ...PLACE, ...own });
  const { id: uid } = await firstOf<{ id: string }>(operator, 'account_requests', person.email);
  await post(operator, 'operator/account_requests/approve', { uid });
}

/**
 * Creates a buyer for one journey, so that a journey that changes the buyer (terms, tax, balance) can share the worker's shop and be
 * repeated: an account with PASSWORD, a delivery address in California, and only `balance` (dollars) on the balance. `operator` approves
 * it, in the demonstration one of its agents.
 */
export async function newBuyer(
  origin: string,
  balance = 0,
  operator?: APIRequestContext,
): Promise<{ account: string; company: string }> {
  const account = `buyer${randomBytes(4).toString('hex')}`;
  const company = `Glass of ${account}`;
  const approving = operator ?? (await asOperator(origin));
  const email = `${account}@glass.test`;
  await openAccount(approving, { email, account, company });
  if (balance > 0) {
    const { uid } = await firstOf<{ uid: string }>(approving, 'buyers', account);
    await post(approving, `operator/buyers/${uid}/top_up`, {
      amount: String(balance),
      note: 'Begins with it',
      key: account,
    });
  }
  if (operator === undefined) await approving.dispose();
  const buyer = await request.newContext({ baseURL: origin });
  await post(buyer, 'login', { account, password: PASSWORD });
  const address = { province: PLACE.province, city: PLACE.city, district: '', city_id: 0 };
  const own = { real_name: 'Nora Weiss', phone: PHONE, street2: '', fax: '', id: 0, is_default: 1 };
  await post(buyer, 'address/edit', { ...PLACE, ...own, address });
  await buyer.dispose();
  return { account, company };
}
