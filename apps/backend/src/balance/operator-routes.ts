import {
  TOP_UP_FIELDS,
  type OperatorBuyerWire,
  type OperatorListWire,
  type TopUpRequestWire,
} from '@rider/api/operator';
import type { Untrusted } from '@rider/api/wire';
import { moneyFromDecimal, moneyToDecimal, type Money } from '@rider/model/money';
import { topUpSchema } from '@rider/model/validation';
import type { Selectable } from 'kysely';
import type { BuyerTable } from '../account/tables.ts';
import type { Database } from '../database/open.ts';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { readForm } from '../http/form-refusal.ts';
import { textOf, wholeNumberOf } from '../http/parameters.ts';
import { Refusal } from '../http/refusal.ts';
import { tellBuyer } from '../notification/tell-buyer.ts';
import { operatorListQueryOf, type OperatorListQuery } from '../http/operator-list-query.ts';
import { recordOperatorAction } from '../operator/action.ts';
import { requireOperator, type Operator } from '../operator/require-operator.ts';
import { creditBalance } from './booking.ts';

const LONGEST_KEY = 100;
const SEARCHED = ['account', 'email', 'phone', 'first_name', 'last_name', 'nickname', 'company'] as const;

function buyerToWire(buyer: Selectable<BuyerTable>): OperatorBuyerWire {
  return {
    uid: buyer.id,
    account: buyer.account,
    real_name: `${buyer.first_name} ${buyer.last_name}`.trim() || buyer.nickname,
    company: buyer.company,
    email: buyer.email,
    phone: buyer.phone,
    state: buyer.state,
    is_open_member: buyer.open_member,
    is_money_level: buyer.money_level ? 1 : 0,
    now_money: moneyToDecimal(buyer.balance),
    add_time: Math.floor(buyer.created_at.getTime() / 1000),
  };
}

async function listBuyers(
  database: Database,
  { search, pattern, state, limit, offset }: OperatorListQuery,
): Promise<OperatorListWire<OperatorBuyerWire>> {
  // Partners' buyers chat and nothing else: they have no balance to top up.
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
  const { count } = await found.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await found.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return { list: rows.map(buyerToWire), count };
}

/** A top-up by an operator. */
export interface TopUp {
  amount: Money;
  note: string;
  /** Idempotency key of the desk's request. */
  requestKey: string;
}

function readTopUp({ var: { locale, parameters: given } }: HttpContext): TopUp {
  const parameters: Untrusted<TopUpRequestWire> = given;
  const requestKey = textOf(parameters, 'key');
  if (requestKey === '' || requestKey.length > LONGEST_KEY) throw new Refusal('malformed-request', { status: 400 });
  const { amount, note } = readForm(topUpSchema, TOP_UP_FIELDS, parameters, locale);
  return { amount: moneyFromDecimal(amount), note, requestKey };
}

/**
 * Adds to a balance, once per request key: booking, notice and log entry in one transaction. Throws the refusal `unknown-buyer` for an
 * unknown buyer.
 */
export async function topUp(
  database: Database,
  operator: Operator,
  { buyerId, amount, note, requestKey }: TopUp & { buyerId: number },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const buyer = await transaction
      .selectFrom('buyer')
      .select('account')
      .where('id', '=', buyerId)
      .forUpdate()
      .executeTakeFirst();
    if (buyer === undefined) throw new Refusal('unknown-buyer', { status: 400 });
    const done = await transaction
      .selectFrom('balance_entry')
      .select('id')
      .where('request_key', '=', requestKey)
      .where('buyer_id', '=', buyerId)
      .executeTakeFirst();
    if (done !== undefined) return;
    const now = operator.at.getTime();
    await creditBalance(transaction, { buyerId, kind: 'top-up', amount, note, requestKey, now });
    await tellBuyer(transaction, buyerId, 'balance-added', { amount }, now);
    const detail = `${moneyToDecimal(amount)} USD · ${note}`;
    await recordOperatorAction(transaction, { operator, action: 'buyer.topUp', subject: buyer.account, detail });
  });
}

/** Buyers and their balances, for operators. */
export const balanceOperatorRoutes: RouteModule = (app, services) => {
  const { database } = services;

  app.get(
    '/operator/buyers',
    requireOperator(services, async (context) =>
      answer<OperatorListWire<OperatorBuyerWire>>(
        context,
        await listBuyers(database, operatorListQueryOf(context.var.parameters)),
      ),
    ),
  );

  app.post(
    '/operator/buyers/:uid/top_up',
    requireOperator(services, async (context, operator) => {
      const buyerId = wholeNumberOf({ uid: context.req.param('uid') }, 'uid') ?? 0;
      await topUp(database, operator, { buyerId, ...readTopUp(context) });
      return answer(context, undefined, 'topped-up');
    }),
  );
};
