import type { Api } from '../transport/index.ts';
import { flag, id, instant, list, object, text, textOrNull, type Untrusted } from '../wire/index.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from './list.ts';
import type {
  AccountApprovalRequestWire,
  AccountDecisionWire,
  AccountDuplicateWire,
  AccountRefusalRequestWire,
  AccountRequestWire,
} from './wire.ts';

/** States of an account request. */
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
  /** Address of the picture of the license, for operators; null without one. */
  licensePicture: string | null;
  /** Other accounts that look like the same company, and by what. */
  duplicates: readonly AccountDuplicate[];
  state: AccountRequestState;
  /** Epoch milliseconds. */
  requestedAt: number;
  /** The decision: by whom, when, and why; null while it is open. */
  decision: { by: string; at: number; reason: string } | null;
}

/** What a request and another account have in common. */
export const DUPLICATE_REASONS = ['company', 'license', 'email'] as const;

/** Another account of what looks like the same company. */
export interface AccountDuplicate {
  account: string;
  company: string;
  state: AccountRequestState;
  reasons: readonly (typeof DUPLICATE_REASONS)[number][];
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
      licensePicture: flag(row.license_picture)
        ? `/api/operator/account_requests/license?uid=${id(row.uid, 'uid')}`
        : null,
      duplicates: list(row.duplicates, readDuplicate),
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

function readDuplicate(item: unknown): AccountDuplicate {
  const row = object<AccountDuplicateWire>(item);
  const named = Array.isArray(row.reasons) ? row.reasons : [];
  return {
    account: text(row.account),
    company: text(row.company),
    state: stateOf(row.state),
    reasons: DUPLICATE_REASONS.filter((reason) => named.includes(reason)),
  };
}

function stateOf(value: unknown): AccountRequestState {
  const state = textOrNull(value);
  return state === 'approved' || state === 'refused' ? state : 'pending';
}
