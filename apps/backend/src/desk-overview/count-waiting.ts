import { TO_SHIP, type WaitingKind } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import type { DeskArea } from '@rider/model/staff';
import { sql } from 'kysely';
import { listAccountRequests } from '../account-request/list-account-requests.ts';
import type { Database } from '../database/open.ts';
import { listEmails } from '../email/outbox.ts';
import { listFeedback } from '../feedback/answer-feedback.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import type { OrderServices } from '../order/checkout.ts';
import { listAllOrders } from '../order-overview/read-all-orders.ts';
import { listPayments } from '../payment/list-payments.ts';
import { listQuotes } from '../quote/read-quotes.ts';
import { listRefundsForOperator } from '../refund/read-refunds.ts';
import { listStock } from '../stock/list-stock.ts';
import { listForOperators } from '../tax-certificate/list-certificates.ts';

/** Services of the desk's overview. */
export type OverviewServices = OrderServices & { demo: boolean };

/** Counts the rows of a list: the list itself counts, so that its total is the same. */
interface Waiting {
  area: DeskArea;
  count: (services: OverviewServices, locale: Locale) => Promise<number>;
}

function stateOnly(state: string): OperatorListQuery {
  return { search: '', pattern: '%%', state, limit: 0, offset: 0 };
}

const LISTS: Readonly<Record<Exclude<WaitingKind, 'chats'>, Waiting>> = {
  toShip: { area: 'orders', count: async (services) => (await listAllOrders(services, stateOnly(TO_SHIP))).count },
  quotes: { area: 'quotes', count: async (services) => (await listQuotes(services, stateOnly('requested'))).total },
  refunds: {
    area: 'refunds',
    count: async ({ database }) => (await listRefundsForOperator(database, stateOnly('applied'))).count,
  },
  accountRequests: {
    area: 'account-requests',
    count: async (services, locale) => (await listAccountRequests(services, stateOnly('pending'), locale)).total,
  },
  taxCertificates: {
    area: 'tax-certificates',
    count: async (services, locale) => (await listForOperators(services, stateOnly('pending'), locale)).total,
  },
  feedback: {
    area: 'feedback',
    count: async ({ database }) => (await listFeedback(database, stateOnly('unanswered'))).total,
  },
  payments: {
    area: 'payments',
    count: async ({ database }) => (await listPayments(database, stateOnly('task'))).total,
  },
  lowStock: {
    area: 'stock',
    count: async ({ database }, locale) => (await listStock(database, stateOnly('low'), locale)).total,
  },
  soldOut: {
    area: 'stock',
    count: async ({ database }, locale) => (await listStock(database, stateOnly('sold-out'), locale)).total,
  },
  emails: { area: 'outbox', count: async ({ database }) => (await listEmails(database, stateOnly('failed'))).total },
};

/** The agent's conversations whose last message is the buyer's. */
async function countUnansweredChats(database: Database, agentId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from chat_conversation as conversation
    cross join lateral (select from_agent from chat_message
      where chat_message.buyer_id = conversation.buyer_id and chat_message.agent_id = conversation.agent_id
      order by id desc limit 1) as last
    where conversation.agent_id = ${agentId} and not last.from_agent`.execute(database);
  return rows[0]?.count ?? 0;
}

/** Counts what waits in the agent's conversations and in each list that `may` allows. */
export async function countWaiting(
  services: OverviewServices,
  { agentId, locale, may }: { agentId: number; locale: Locale; may: (area: DeskArea) => boolean },
): Promise<Partial<Record<WaitingKind, number>>> {
  const waiting: Partial<Record<WaitingKind, number>> = {
    chats: await countUnansweredChats(services.database, agentId),
  };
  for (const [kind, { area, count }] of Object.entries(LISTS) as [keyof typeof LISTS, Waiting][])
    if (may(area)) waiting[kind] = await count(services, locale);
  return waiting;
}
