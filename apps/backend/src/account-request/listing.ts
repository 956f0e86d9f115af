import type { AccountRequestWire, OperatorListWire } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { sql } from 'kysely';
import type { Localized } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';

interface RequestRow {
  id: number;
  account: string;
  first_name: string;
  last_name: string;
  company: string;
  contractor_license: string;
  business_owner: string;
  business_phone: string;
  email: string;
  state: string;
  asked_at: Date;
  decided_at: Date | null;
  reason: string | null;
  operator: Localized | null;
  billing: string[] | null;
}

/** The wire's state of a request by the buyer's state. */
const WIRE_STATES: Readonly<Record<string, AccountRequestWire['state']>> = {
  pending: 'pending',
  active: 'approved',
  refused: 'refused',
};

function requestToWire(row: RequestRow, locale: Locale): AccountRequestWire {
  return {
    uid: row.id,
    account: row.account,
    name: `${row.first_name} ${row.last_name}`,
    company: row.company,
    contractor_license: row.contractor_license,
    business_owner: row.business_owner,
    business_phone: row.business_phone,
    email: row.email,
    billing_address: (row.billing ?? []).filter(Boolean).join(', '),
    // A disabled account has been approved before.
    state: WIRE_STATES[row.state] ?? 'approved',
    add_time: Math.floor(row.asked_at.getTime() / 1000),
    decision: row.decided_at && {
      time: Math.floor(row.decided_at.getTime() / 1000),
      operator: row.operator?.[locale] ?? '',
      reason: row.reason ?? '',
    },
  };
}

/** A page of requests, newest first: all requests, and buyers without one who may not sign in yet. */
export async function listAccountRequests(
  { database, demo }: { database: Database; demo: boolean },
  { search, pattern, state, limit, offset }: OperatorListQuery,
  locale: Locale,
): Promise<OperatorListWire<AccountRequestWire>> {
  const wanted = Object.entries(WIRE_STATES).find(([, wire]) => wire === state)?.[0] ?? '';
  const matching = sql`
    from buyer left join account_request as request on request.buyer_id = buyer.id
    left join agent on agent.id = request.decided_by
    left join billing_address as billing on billing.buyer_id = buyer.id
    where (request.buyer_id is not null or buyer.state in ('pending', 'refused'))
      and (${demo} or not buyer.demo)
      and (${wanted} = '' or buyer.state = ${wanted})
      and (${search} = '' or buyer.company ilike ${pattern} or buyer.account ilike ${pattern} or buyer.email ilike ${pattern}
        or buyer.first_name || ' ' || buyer.last_name ilike ${pattern} or buyer.contractor_license ilike ${pattern})`;
  const counted = await sql<{ count: number }>`select count(*) as count ${matching}`.execute(database);
  const { rows } = await sql<RequestRow>`
    select buyer.id, buyer.account, buyer.first_name, buyer.last_name, buyer.company, buyer.contractor_license,
      buyer.business_owner, coalesce(nullif(buyer.business_phone, ''), buyer.phone) as business_phone, buyer.email, buyer.state,
      coalesce(request.requested_at, buyer.created_at) as asked_at, request.decided_at, request.reason, agent.name as operator,
      array[billing.street1, billing.street2, billing.city, billing.state, billing.zip, billing.country] as billing
    ${matching}
    order by asked_at desc, buyer.id desc limit ${limit} offset ${offset}`.execute(database);
  return { list: rows.map((row) => requestToWire(row, locale)), count: counted.rows[0]?.count ?? 0 };
}
