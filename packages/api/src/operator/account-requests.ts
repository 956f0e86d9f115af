import type { Api } from '../transport/index.ts';
import { id, instant, object, text, textOrNull, type Untrusted } from '../wire/index.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from './list.ts';
import type {
  AccountApprovalRequestWire,
  AccountDecisionWire,
  AccountRefusalRequestWire,
  AccountRequestWire,
} from './wire.ts';

/** States of an account request (R1.4). */
export type AccountRequestState = 'pending' | 'approved' | 'refused';

/** An account request as shown at the desk. */
export interface AccountRequest {
  id: string;
  account: string;
  name: string;
  company: string;
  licenseNumber: string;
  ownerName: string;
  phone: string;
  email: string;
  /** The billing address in one line; may be empty. */
  billing: string;
  state: AccountRequestState;
  /** Epoch milliseconds. */
  requestedAt: number;
  /** The decision: by whom, when, and why; null while it is open. */
  decision: { by: string; at: number; reason: string } | null;
}

/** Requests for accounts, the latest first; `state` is one of `AccountRequestState`. */
export function getAccountRequests(api: Api, query: OperatorListQuery): Promise<OperatorList<AccountRequest>> {
  return getOperatorList(api, 'operator/account_requests', query, (row: Untrusted<AccountRequestWire>) => {
    const decision = object<AccountDecisionWire>(row.decision);
    const decidedAt = instant(decision.time);
    return {
      id: id(row.uid, 'uid'),
      account: text(row.account),
      name: text(row.name),
      company: text(row.company),
      licenseNumber: text(row.contractor_license),
      ownerName: text(row.business_owner),
      phone: text(row.business_phone),
      email: text(row.email),
      billing: text(row.billing_address),
      state: stateOf(row.state),
      requestedAt: instant(row.add_time) ?? 0,
      decision:
        decidedAt === null ? null : { by: text(decision.operator), at: decidedAt, reason: text(decision.reason) },
    };
  });
}

/** Opens the account; the applicant gets an e-mail. */
export async function approveAccountRequest(api: Api, requestId: string): Promise<void> {
  await api.post('operator/account_requests/approve', { uid: requestId } satisfies AccountApprovalRequestWire);
}

/** Refuses the account; the applicant gets an e-mail with the reason. */
export async function refuseAccountRequest(
  api: Api,
  { requestId, reason }: { requestId: string; reason: string },
): Promise<void> {
  await api.post('operator/account_requests/refuse', { uid: requestId, reason } satisfies AccountRefusalRequestWire);
}

function stateOf(value: unknown): AccountRequestState {
  const state = textOrNull(value);
  return state === 'approved' || state === 'refused' ? state : 'pending';
}
