import { certificateStateAt, type TaxCertificate } from '@rider/model/tax';
import type { Selectable } from 'kysely';
import { shopDayOf } from '../http/days.ts';
import type { TaxCertificateTable } from '../tax/tables.ts';

/** The displayed columns of a certificate. */
export const SHOWN = ['number', 'state', 'expires_at', 'uploaded_at', 'decision', 'reason'] as const;

type ShownCertificate = Pick<Selectable<TaxCertificateTable>, 'id' | (typeof SHOWN)[number]>;

/** A certificate in its state at `now` (epoch ms). */
export function certificateOf(row: ShownCertificate, now: number): TaxCertificate {
  const { id, number, state: region, expires_at: expiresAt, uploaded_at: uploadedAt, decision, reason } = row;
  return {
    id: String(id),
    number,
    region,
    lastDay: shopDayOf(expiresAt.getTime() - 1),
    state: certificateStateAt({ decision, expiresAt: expiresAt.getTime() }, now),
    reason,
    uploadedAt: uploadedAt.getTime(),
  };
}
