import { postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

/** Filters of the list of keys. */
export const PARTNER_KEY_STATES = ['good', 'revoked'] as const;

/** A key by which a partner's server gets chat tokens for its buyers. */
export interface PartnerKey {
  id: string;
  /** Name of the partner. */
  partner: string;
  /** Epoch milliseconds. */
  issuedAt: number;
  /** Epoch milliseconds; null for a good one. */
  revokedAt: number | null;
}

/** A key that was just issued. */
export interface IssuedPartnerKey {
  id: string;
  /** PEM, PKCS #8; it is returned only once. */
  privateKey: string;
}

/** Keys of all partners, the newest first; searched by partner and id. */
export function getPartnerKeys(api: Api, query: OperatorListQuery): Promise<OperatorList<PartnerKey>> {
  return getOperatorList(api, 'partner_keys', query);
}

/** Issues a key to a partner, who is known by the name. Rejects with errors by field (`partner`). */
export function issuePartnerKey(api: Api, { partner }: { partner: string }): Promise<IssuedPartnerKey> {
  return postOwn(api, operatorPath`partner_keys/issue`, { partner });
}

/** Revokes a key: tokens that it got end at once. Rejects with 910801 for an unknown one. */
export function revokePartnerKey(api: Api, keyId: string): Promise<void> {
  return postOwn(api, operatorPath`partner_keys/${keyId}/revoke`);
}
