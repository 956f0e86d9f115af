import { createApi } from '@rider/api';
import { requestAccount, sendEmailCode } from '@rider/api/account-request';
import { getAccountRequests, getOutgoingEmails } from '@rider/api/operator';
import type { AccountRequestDraft } from '@rider/model/account-request';
import type { Shop } from '../testing/databases.ts';

/** A request for an account as the form sends it, without its code. */
export const ACCOUNT_REQUEST_DRAFT: AccountRequestDraft = {
  firstName: 'Nora',
  lastName: 'Weiss',
  company: 'Weiss Glazing LLC',
  licenseNumber: 'ROC 998877',
  ownerName: 'Nora Weiss',
  phone: '(520) 555-0170',
  billing: { country: 'US', state: 'AZ', city: 'Tucson', street1: '12 Mesquite Ave', street2: '', zip: '85713' },
  email: 'Nora@weiss.example',
  code: '',
  account: 'noraweiss',
  password: 'Hinges90',
  terms: true,
};

/** Requests for accounts of a shop, and what an operator with a token reads of them. */
export class AccountRequests {
  readonly #shop: Shop;
  readonly #operator: string;

  constructor(shop: Shop, operator: string) {
    this.#shop = shop;
    this.#operator = operator;
  }

  api(token?: string, locale: 'en-US' | 'zh-CN' = 'en-US') {
    return createApi({ fetch: this.#shop.fetch, baseUrl: 'http://shop.test/api', locale, ...(token && { token }) });
  }

  async emailsTo(to: string) {
    return (await getOutgoingEmails(this.api(this.#operator), { search: to })).items;
  }

  /** The last code sent to an address. */
  async codeFor(email: string, purpose: 'register' | 'reset' = 'register') {
    await sendEmailCode(this.api(), { email, purpose });
    return /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec((await this.emailsTo(email))[0]?.body ?? '')?.[0] ?? '';
  }

  /** Sends a request, with a code of its own if it has none. */
  async submit(request: AccountRequestDraft) {
    await requestAccount(this.api(), { ...request, code: request.code || (await this.codeFor(request.email)) });
    return request;
  }

  async requestOf(account: string) {
    const { items } = await getAccountRequests(this.api(this.#operator), { search: account });
    const found = items.find((request) => request.account === account);
    if (!found) throw new Error(`no request of ${account}`);
    return found;
  }
}
