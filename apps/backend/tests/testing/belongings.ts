import { randomUUID } from 'node:crypto';
import type { Api } from '@rider/api';
import { getOperatorQuote, offerQuote, stepRefund } from '@rider/api/operator';
import { requestQuote } from '@rider/api/quote';
import { addShoppingList } from '@rider/api/shopping-list';
import { addTaxCertificate } from '@rider/api/tax';
import { uploadPicture } from '@rider/api/upload';
import { money } from '@rider/model/money';
import { expect } from 'vitest';
import { ownCompany, type CompanyBelongings } from './company.ts';
import { cardSetup, customer, plainSku, sendToProvider, setBalance, type Customer } from './customers.ts';
import { Crediting } from './credit-account.ts';
import type { Shop } from './databases.ts';
import { apiOf, requestRefund, operatorApi, ship } from './refund/refund-calls.ts';

/** Everything that a buyer can own, one of each kind, by the id used in calls. */
export interface Belongings extends CompanyBelongings {
  /** Numbers of orders: unpaid; paid; shipped, with an approved return; to be reviewed. */
  unpaid: string;
  paid: string;
  shipped: string;
  /** Numeric ids of orders, and the first line of one. */
  unpaidId: string;
  paidId: string;
  paidLineId: string;
  refund: string;
  refundId: string;
  /** Key of a line that can be reviewed. */
  lineKey: string;
  /** Keys of checkouts: of the unpaid order, and of one not ordered yet. */
  orderKey: string;
  checkoutKey: string;
  cartLine: string;
  addressId: string;
  cardId: string;
  noticeId: string;
  couponId: string;
  recharge: string;
  /** Number of an invoice. */
  invoice: string;
  /** Number of a quote that can be accepted. */
  quote: string;
  /** Id of an exemption certificate. */
  certificateId: string;
  shoppingListId: string;
  picture: string;
}

/** Well-formed ids that do not exist. */
export const NEVER: Record<keyof Belongings, string> = {
  unpaid: 'cp999999999999999999',
  paid: 'cp999999999999999999',
  shipped: 'cp999999999999999999',
  unpaidId: '2000000000',
  paidId: '2000000000',
  paidLineId: '2000000000',
  refund: '999999999999999999',
  refundId: '2000000000',
  lineKey: 'f'.repeat(32),
  orderKey: 'f'.repeat(32),
  checkoutKey: 'f'.repeat(32),
  cartLine: '2000000000',
  addressId: '2000000000',
  cardId: '2000000000',
  noticeId: '2000000000',
  couponId: '2000000000',
  recharge: 're999999999999999999',
  invoice: '2026-999999',
  quote: 'Q-2000000000',
  certificateId: '2000000000',
  memberId: '2000000000',
  companyInvitationId: '2000000000',
  budgetId: '2000000000',
  approvalId: '2000000000',
  apiKeyId: '2000000000',
  webhookId: '2000000000',
  webhookDeliveryId: '2000000000',
  ownApprovalId: '2000000000',
  shoppingListId: '2000000000',
  picture: `/uploads/${'f'.repeat(32)}.png`,
};

/** A buyer who owns one of everything. */
export interface Outfitted extends Customer {
  own: Belongings;
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function newestId(
  shop: Shop,
  table: 'buyer_notice' | 'credit_card' | 'buyer_coupon' | 'tax_certificate',
  account: string,
): Promise<string> {
  const { id } = await shop.database
    .selectFrom(table)
    .innerJoin('buyer', 'buyer.id', `${table}.buyer_id`)
    .select(`${table}.id`)
    .where('buyer.account', '=', account)
    .orderBy(`${table}.id`, 'desc')
    .executeTakeFirstOrThrow();
  return String(id);
}

async function saveCard(shop: Shop, buyer: Customer): Promise<void> {
  const { token, secret } = await cardSetup(buyer);
  expect(await sendToProvider(shop, secret)).toEqual({ status: 'succeeded' });
  expect((await buyer.call('/credit_card/save', { token, cardholder: 'Some Buyer' })).status).toBe(200);
}

/** Claims a coupon that every buyer may claim. */
async function claimCoupon(shop: Shop, buyer: Customer): Promise<void> {
  const [coupon] = (await shop.call<{ id: number }[]>('/coupons')).data;
  expect((await buyer.call('/coupon/receive', { couponId: coupon?.id })).status).toBe(200);
}

/** Requests a quote of one line and offers it. */
async function offeredQuote(buyer: Api, operator: Api, code: string): Promise<string> {
  const number = await requestQuote(buyer, { lines: [{ code, quantity: 7 }], text: '', key: randomUUID() });
  const { version, lines } = await getOperatorQuote(operator, number);
  const offered = lines.map(({ id, quantity }) => ({ id, quantity, unitPrice: money(123), shipsBy: '' }));
  await offerQuote(operator, number, { version, lines: offered, lastDay: '2099-12-31', note: '' });
  return number;
}

/** Signs in a demo buyer and creates one of everything. */
export async function outfit(shop: Shop, account: string): Promise<Outfitted> {
  const buyer = await customer(shop, account);
  const operator = await operatorApi(shop);
  await setBalance(shop, account, 5_000_000);
  const sku = await plainSku(shop, 1000);
  const order = async (isPaid: boolean) => {
    const number = await buyer.order(sku, 2);
    if (isPaid) await buyer.pay(number);
    return buyer.call<{ id: number; order_id: string; unique: string; cartInfo: { id: string; unique: string }[] }>(
      `/order/detail/${number}`,
    );
  };
  const { data: unpaid } = await order(false);
  const { data: paid } = await order(true);
  const { data: shipped } = await order(true);
  const { data: received } = await order(true);
  for (const { order_id: number } of [shipped, received]) await ship(operator, number);
  await buyer.call('/order/take', { uni: received.order_id });
  const refund = await requestRefund(apiOf(shop, buyer.token), shipped.order_id, { kind: 'return-and-refund' });
  const { id: refundId } = await stepRefund(operator, refund, 'agree');
  await saveCard(shop, buyer);
  await claimCoupon(shop, buyer);
  const draft = { number: 'AZ-5000A', region: 'AZ', lastDay: '2099-12-31' };
  await addTaxCertificate(apiOf(shop, buyer.token), draft, new Blob([new Uint8Array(PIXEL)]));
  const credit = await Crediting.of(shop, buyer, account);
  const invoiced = await credit.invoiced(sku);
  const recharged = await buyer.call<{ result: { order_id: string } }>('/recharge/recharge', { price: '50.00' });
  return {
    ...buyer,
    own: {
      ...(await ownCompany(shop, buyer, account)),
      unpaid: unpaid.order_id,
      paid: paid.order_id,
      shipped: shipped.order_id,
      unpaidId: String(unpaid.id),
      paidId: String(paid.id),
      paidLineId: paid.cartInfo[0]?.id ?? '',
      refund,
      refundId,
      lineKey: received.cartInfo[0]?.unique ?? '',
      orderKey: unpaid.unique,
      checkoutKey: await buyer.confirm(await buyer.add(sku, 1, true)),
      cartLine: await buyer.add(sku, 1),
      addressId: String((await buyer.call<{ id: number }>('/address/default')).data.id),
      cardId: await newestId(shop, 'credit_card', account),
      noticeId: await newestId(shop, 'buyer_notice', account),
      couponId: await newestId(shop, 'buyer_coupon', account),
      recharge: recharged.data.result.order_id,
      invoice: invoiced.number,
      quote: await offeredQuote(apiOf(shop, buyer.token), operator, sku.code),
      certificateId: await newestId(shop, 'tax_certificate', account),
      shoppingListId: await addShoppingList(apiOf(shop, buyer.token), {
        name: 'Tower',
        job: '',
        site: '',
        shared: false,
      }),
      picture: (await uploadPicture(apiOf(shop, buyer.token), new Blob([new Uint8Array(PIXEL)]))).url,
    },
  };
}
