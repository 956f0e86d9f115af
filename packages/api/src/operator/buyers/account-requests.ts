import { postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

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
  /** Other accounts that look like the same company, and and why. */
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
  return getOperatorList(api, 'account_requests', query);
}

/** Opens the account; the applicant gets an e-mail. */
export function approveAccountRequest(api: Api, requestId: string): Promise<void> {
  return postOwn(api, operatorPath`account_requests/approve`, { uid: requestId });
}

/** Rejects the request; the applicant gets an e-mail with the reason. */
export function rejectAccountRequest(
  api: Api,
  { requestId, reason }: { requestId: string; reason: string },
): Promise<void> {
  return postOwn(api, operatorPath`account_requests/refuse`, { uid: requestId, reason });
}
