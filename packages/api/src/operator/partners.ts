import { refusedByFormNames, type WireNames } from '../transport/form-names.ts';
import type { Api } from '../transport/index.ts';
import { id, instant, number, object, text } from '../wire/index.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from './list.ts';
import type { IssuedPartnerKeyWire, IssuePartnerKeyRequestWire, PartnerKeyWire } from './partner-wire.ts';

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
  /** PEM, PKCS #8; it is told once. */
  privateKey: string;
}

/** Keys of all partners, the newest first; searched by partner and id. */
export function getPartnerKeys(api: Api, query: OperatorListQuery): Promise<OperatorList<PartnerKey>> {
  return getOperatorList<PartnerKeyWire, PartnerKey>(api, 'operator/partner_keys', query, (row) => ({
    id: id(row.id, 'key id'),
    partner: text(row.partner),
    issuedAt: instant(row.add_time) ?? 0,
    revokedAt: number(row.revoked) === 0 ? null : instant(row.revoked),
  }));
}

/** Fields of a new key by their names in the form. */
export const PARTNER_KEY_FIELDS = { partner: 'partner' } as const satisfies WireNames<
  string,
  IssuePartnerKeyRequestWire
>;

/** Issues a key to a partner, who is known by the name. Refused by field (`partner`). */
export async function issuePartnerKey(api: Api, { partner }: { partner: string }): Promise<IssuedPartnerKey> {
  const request = { partner } satisfies IssuePartnerKeyRequestWire;
  const answer = await refusedByFormNames(api.post('operator/partner_keys/issue', request), PARTNER_KEY_FIELDS);
  const data = object<IssuedPartnerKeyWire>(answer.data);
  return { id: id(data.id, 'key id'), privateKey: id(data.private_key, 'private key') };
}

/** Revokes a key: tokens that it got end at once. Refused with 910801 for an unknown one. */
export async function revokePartnerKey(api: Api, keyId: string): Promise<void> {
  await api.post(`operator/partner_keys/${encodeURIComponent(keyId)}/revoke`);
}
