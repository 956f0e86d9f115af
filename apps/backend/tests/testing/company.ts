import { createApiKey } from '@rider/api/api-key';
import { createCompany, getJobBudgets, getOwnCompany, inviteToCompany, saveJobBudget } from '@rider/api/buyer-company';
import { addWebhook, getWebhookDeliveries, testWebhook } from '@rider/api/webhook';
import { money } from '@rider/model/money';
import type { OrderRequest } from '../../src/order/place-order.ts';
import type { RequestedContents } from '../../src/order-approval/tables.ts';
import type { Customer } from './customers.ts';
import type { Shop } from './databases.ts';
import { apiOf } from './refund/refund-calls.ts';

const REQUEST: OrderRequest = {
  key: '',
  addressId: 0,
  couponId: null,
  choice: { counter: null, freightClass: null },
  method: 'yue',
  message: '',
  purchaseOrderNumber: '',
  locale: 'en-US',
};

const CONTENTS: RequestedContents = {
  lines: [],
  pieces: 0,
  subtotal: money(0),
  freight: money(0),
  discount: money(0),
  tax: money(0),
  addressee: 'Some Buyer',
  phone: '',
  address: { 'en-US': '1 Dock Street', 'zh-CN': '1 Dock Street' },
};

/** Ids of what a company has: another member, an invitation, a budget, an API key, a webhook with a delivery, and open requests of this member and of the owner. */
export interface CompanyBelongings {
  memberId: string;
  companyInvitationId: string;
  budgetId: string;
  approvalId: string;
  ownApprovalId: string;
  apiKeyId: string;
  webhookId: string;
  webhookDeliveryId: string;
}

/** Creates a company of a buyer with one of everything. */
export async function ownCompany(shop: Shop, owner: Customer, account: string): Promise<CompanyBelongings> {
  const api = apiOf(shop, owner.token);
  await createCompany(api, `Company of ${account}`);
  const limits = { role: 'buyer', perOrder: null, perMonth: null } as const;
  await inviteToCompany(api, { email: `${account}@invited.example`, ...limits });
  await saveJobBudget(api, { job: 'Tower', budget: money(100_000), from: '', until: '' });
  const [budget] = await getJobBudgets(api);
  const company = await getOwnCompany(api);
  if (company === null) throw new Error('there is no company');
  const { id, own, invitations } = company;
  const member = await shop.database
    .insertInto('buyer')
    .values({
      account: `m${account}`,
      email: `m${account}@example.com`,
      phone: '',
      first_name: 'Some',
      last_name: 'Member',
      nickname: '',
      company: '',
      contractor_license: '',
      business_owner: '',
      avatar: null,
      state: 'active',
      password_hash: '',
      created_at: new Date(shop.clock.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.database
    .insertInto('company_member')
    .values({
      buyer_id: member.id,
      company_id: Number(id),
      role: 'buyer',
      order_limit: null,
      month_limit: null,
      joined_at: new Date(shop.clock.now),
    })
    .execute();
  const request = async (requesterId: number) => {
    const { id: requestId } = await shop.database
      .insertInto('approval_request')
      .values({
        company_id: Number(id),
        requester_id: requesterId,
        checkout_key: `${account} ${requesterId}`,
        request: JSON.stringify(REQUEST),
        contents: JSON.stringify(CONTENTS),
        total: money(0),
        reasons: JSON.stringify(['role']),
        created_at: new Date(shop.clock.now),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return String(requestId);
  };
  const { id: apiKeyId } = await createApiKey(api, { name: 'ERP', scopes: ['orders:read'], days: 0 });
  const { id: webhookId } = await addWebhook(api, { url: 'https://erp.example.com/hook', events: ['order.placed'] });
  await testWebhook(api, webhookId);
  const [delivery] = await getWebhookDeliveries(api, webhookId);
  return {
    apiKeyId,
    webhookId,
    webhookDeliveryId: delivery?.id ?? '',
    memberId: String(member.id),
    companyInvitationId: invitations[0]?.id ?? '',
    budgetId: budget?.id ?? '',
    approvalId: await request(member.id),
    ownApprovalId: await request(Number(own.buyerId)),
  };
}
