import type { ApiScope } from '@rider/model/api-key';
import { hasRight } from '@rider/model/buyer-company';
import { mayBeSignedIn } from '../account/sessions.ts';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { sha256 } from '../http/sha256.ts';

/** A valid key, and the buyer as whom it acts. */
export interface FoundKey {
  id: number;
  buyerId: number;
  scopes: readonly ApiScope[];
}

/**
 * The key of a secret. It is valid until it ends, while its buyer owns the company. The old secret of a rotation is valid for the overlap.
 * @throws ApiError `api-key-invalid`.
 */
export async function findKey(
  { database, demo }: { database: Database; demo: boolean },
  secret: string,
  now: number,
): Promise<FoundKey> {
  const hash = sha256(secret);
  const found = await database
    .selectFrom('api_key')
    .innerJoin('buyer', 'buyer.id', 'api_key.buyer_id')
    .innerJoin('company_member', (join) =>
      join
        .onRef('company_member.buyer_id', '=', 'api_key.buyer_id')
        .onRef('company_member.company_id', '=', 'api_key.company_id'),
    )
    .select(['api_key.id', 'api_key.buyer_id as buyerId', 'scopes', 'ends_at', 'secret_hash', 'previous_until'])
    .select(['role', 'buyer.state', 'buyer.demo'])
    .where((where) => where.or([where('secret_hash', '=', hash), where('previous_hash', '=', hash)]))
    .executeTakeFirst();
  const until = found?.secret_hash === hash ? found.ends_at : (found?.previous_until ?? new Date(0));
  const isValid =
    found !== undefined &&
    isBefore(now, until) &&
    isBefore(now, found.ends_at) &&
    hasRight(found.role, 'manage') &&
    mayBeSignedIn(found, demo);
  if (!isValid) throw new ApiError('api-key-invalid', { status: 400, http: 401 });
  return found;
}

function isBefore(now: number, end: Date | null): boolean {
  return end === null || now < end.getTime();
}
