import type { TaxCertificateWire } from '@rider/api/tax';
import { certificateStateAt } from '@rider/model/tax';
import type { Selectable } from 'kysely';
import { shopDayOf } from '../http/days.ts';
import type { TaxCertificateTable } from '../tax/tables.ts';
import { unixSeconds } from '../http/unix-seconds.ts';

/** The displayed columns of a certificate. */
export const SHOWN = ['number', 'state', 'expires_at', 'uploaded_at', 'decision', 'reason'] as const;

type ShownCertificate = Pick<Selectable<TaxCertificateTable>, 'id' | (typeof SHOWN)[number]>;

/** The last day of a certificate on the shop's clock, ISO. */
function lastDayOf(expiresAt: Date): string {
  return shopDayOf(expiresAt.getTime() - 1);
}

/** A certificate on the wire, in its state at `now` (epoch ms). */
export function certificateToWire(row: ShownCertificate, now: number): TaxCertificateWire {
  const { id, number, state: province, expires_at: expiresAt, uploaded_at: uploadedAt, decision, reason } = row;
  return {
    id,
    number,
    province,
    last_day: lastDayOf(expiresAt),
    state: certificateStateAt({ decision, expiresAt: expiresAt.getTime() }, now),
    reason,
    add_time: unixSeconds(uploadedAt),
  };
}
