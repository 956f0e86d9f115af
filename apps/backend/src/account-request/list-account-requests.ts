import type { AccountDuplicate, AccountRequest, AccountRequestState, OperatorList } from '@rider/api/operator';
import type { Locale, Localized } from '@rider/model/locale';
import { sql } from 'kysely';
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
  license_picture: boolean;
  duplicates: readonly DuplicateRow[] | null;
}

interface DuplicateRow {
  account: string;
  company: string;
  state: string;
  reasons: AccountDuplicate['reasons'];
}

/** Maximum number of duplicates shown per request. */
const MOST_DUPLICATES = 5;

/** The state of a request by the buyer's state. */
const REQUEST_STATES: Readonly<Record<string, AccountRequestState>> = {
  pending: 'pending',
  active: 'approved',
  refused: 'refused',
};

/** A disabled account has been approved before. */
function requestState(state: string): AccountRequestState {
  return REQUEST_STATES[state] ?? 'approved';
}

function requestOf(row: RequestRow, locale: Locale): AccountRequest {
  return {
    id: String(row.id),
    account: row.account,
    name: `${row.first_name} ${row.last_name}`,
    company: row.company,
    licenseNumber: row.contractor_license,
    ownerName: row.business_owner,
    phone: row.business_phone,
    email: row.email,
    billing: (row.billing ?? []).filter(Boolean).join(', '),
    licensePicture: row.license_picture ? `/api/operator/account_requests/license?uid=${row.id}` : null,
    duplicates: (row.duplicates ?? []).map((other) => ({ ...other, state: requestState(other.state) })),
    state: requestState(row.state),
    requestedAt: row.asked_at.getTime(),
    decision: row.decided_at && {
      at: row.decided_at.getTime(),
      by: row.operator?.[locale] ?? '',
      reason: row.reason ?? '',
    },
  };
}

/**
 * A page of requests, newest first: all requests, and buyers without one who may not sign in yet. Each includes its possible duplicates:
 * accounts with the same company, license or mailbox, whatever the spelling.
 */
export async function listAccountRequests(
  { database, demo }: { database: Database; demo: boolean },
  { search, pattern, state, limit, offset }: OperatorListQuery,
  locale: Locale,
): Promise<OperatorList<AccountRequest>> {
  const wanted = Object.entries(REQUEST_STATES).find(([, known]) => known === state)?.[0] ?? '';
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
      array[billing.street1, billing.street2, billing.city, billing.state, billing.zip, billing.country] as billing,
      exists (select from license_picture where license_picture.buyer_id = buyer.id) as license_picture,
      (select json_agg(found) from (
        select other.account, other.company, other.state, array_remove(array[
            case when other.company_key = buyer.company_key then 'company' end,
            case when other.license_key = buyer.license_key then 'license' end,
            case when other.mailbox_key = buyer.mailbox_key then 'email' end
          ], null) as reasons
        from buyer as other
        where other.id <> buyer.id and (${demo} or not other.demo)
          and (other.company_key = nullif(buyer.company_key, '') or other.license_key = nullif(buyer.license_key, '')
            or other.mailbox_key = buyer.mailbox_key)
        order by other.id limit ${MOST_DUPLICATES}
      ) as found) as duplicates
    ${matching}
    order by asked_at desc, buyer.id desc limit ${limit} offset ${offset}`.execute(database);
  return { items: rows.map((row) => requestOf(row, locale)), total: counted.rows[0]?.count ?? 0 };
}
