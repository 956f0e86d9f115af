import type { OperatorBuyer, OperatorList } from '@rider/api/operator';
import { moneyFromDecimal, moneyToDecimal, type Money } from '@rider/model/money';
import { topUpSchema } from '@rider/model/validation';
import type { Selectable } from 'kysely';
import type { BuyerTable } from '../account/tables.ts';
import type { Database } from '../database/open.ts';
import { readPage } from '../database/read-page.ts';
import { requireSameRequest } from '../http/require-same-request.ts';
import type { RouteModule } from '../http/environment.ts';
import { notifyBuyer } from '../notification/notify-buyer.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import { operatorCalls, type Operator } from '../operator/operator-calls.ts';
import { creditBalance } from './credit-balance.ts';
import { lockAccount } from './lock-account.ts';
import { shopCurrency } from '../messages/shop-formats.ts';

const SEARCHED = ['account', 'email', 'phone', 'first_name', 'last_name', 'nickname', 'company'] as const;

function operatorBuyerOf(buyer: Selectable<BuyerTable>): OperatorBuyer {
  return {
    uid: String(buyer.id),
    account: buyer.account,
    name: `${buyer.first_name} ${buyer.last_name}`.trim() || buyer.nickname,
    company: buyer.company,
    email: buyer.email,
    phone: buyer.phone,
    state: buyer.state,
    memberBadge: buyer.open_member && buyer.money_level,
    balance: buyer.balance,
    since: buyer.created_at.getTime(),
  };
}

async function listBuyers(database: Database, query: OperatorListQuery): Promise<OperatorList<OperatorBuyer>> {
  const { search, pattern, state } = query;
  // Partners' buyers only chat; they have no balance to top up.
  let found = database
    .selectFrom('buyer')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('partner_buyer').select('buyer_id').whereRef('buyer_id', '=', 'buyer.id'))),
    );
  if (search !== '')
    found = found.where((where) =>
      where.or([
        ...SEARCHED.map((column) => where(column, 'ilike', pattern)),
        where(where.fn<string>('concat_ws', [where.val(' '), 'first_name', 'last_name']), 'ilike', pattern),
      ]),
    );
  if (state !== '') found = found.where('state', '=', state as BuyerTable['state']);
  return readPage(found, found.selectAll().orderBy('id', 'desc'), query, operatorBuyerOf);
}

/** A top-up by an operator. */
export interface TopUp {
  amount: Money;
  note: string;
  /** Idempotency key of the request. */
  requestKey: string;
}

/**
 * Adds to a balance once per request key; writes ledger entry, notification and audit log in one transaction. @throws ApiError
 * `unknown-buyer`, `saved-otherwise`.
 */
export async function topUp(
  database: Database,
  operator: Operator,
  { buyerId, amount, note, requestKey }: TopUp & { buyerId: number },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const subject = await lockAccount(transaction, buyerId);
    const done = await transaction
      .selectFrom('balance_entry')
      .select(['amount', 'note'])
      .where('request_key', '=', requestKey)
      .where('buyer_id', '=', buyerId)
      .executeTakeFirst();
    if (done !== undefined) return requireSameRequest(done.amount === amount && done.note === note);
    const now = operator.at.getTime();
    await creditBalance(transaction, { buyerId, kind: 'top-up', amount, note, requestKey, now });
    await notifyBuyer(transaction, buyerId, 'balance-added', { amount }, now);
    const detail = `${moneyToDecimal(amount)} ${shopCurrency()} · ${note}`;
    await recordOperatorAction(transaction, { operator, action: 'buyer.topUp', subject, detail });
  });
}

/** Buyers and their balances, for operators. */
export const balanceOperatorRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'buyers');
  const { database } = services;

  get<OperatorList<OperatorBuyer>>('/operator/buyers', ({ list }) => listBuyers(database, list()));

  post('/operator/buyers/:uid/top_up', async ({ operator, id, form, requestKey }) => {
    const key = requestKey();
    const { amount, note } = form(topUpSchema);
    await topUp(database, operator, { buyerId: id('uid'), amount: moneyFromDecimal(amount), note, requestKey: key });
  });
};
