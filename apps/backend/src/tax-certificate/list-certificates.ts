import type { OperatorList, OperatorTaxCertificate } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import type { TaxCertificate } from '@rider/model/tax';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { readPage } from '../database/read-page.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { ApiError } from '../http/api-error.ts';
import { certificateOf, SHOWN } from './certificate-of.ts';

/** Maximum number shown to a buyer; older ones have long expired. */
const MOST_SHOWN = 100;

/** A buyer's certificates, newest first. */
export async function listCertificates(database: Database, buyerId: number, now: number): Promise<TaxCertificate[]> {
  const rows = await database
    .selectFrom('tax_certificate')
    .select(['id', ...SHOWN])
    .where('buyer_id', '=', buyerId)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map((row) => certificateOf(row, now));
}

/** The document of a certificate, of any buyer for operators (`buyerId` null). @throws ApiError `not-found`. */
export async function findDocument(
  { database, demo }: { database: Database; demo: boolean },
  { id, buyerId }: { id: number; buyerId: number | null },
): Promise<{ type: string; bytes: Uint8Array }> {
  let found = database
    .selectFrom('tax_certificate')
    .innerJoin('buyer', 'buyer.id', 'tax_certificate.buyer_id')
    .select(['document_type as type', 'document as bytes'])
    .where('tax_certificate.id', '=', id);
  if (buyerId !== null) found = found.where('buyer_id', '=', buyerId);
  if (!demo) found = found.where('buyer.demo', '=', false);
  const document = await found.executeTakeFirst();
  if (document === undefined) throw new ApiError('not-found');
  return document;
}

/** A page of all buyers' certificates for operators, newest first. */
export async function listForOperators(
  { database, demo, clock }: { database: Database; demo: boolean; clock: () => number },
  query: OperatorListQuery,
  locale: Locale,
): Promise<OperatorList<OperatorTaxCertificate>> {
  const { search, pattern, state } = query;
  const now = clock();
  // Same rule as `certificateStateAt`.
  const stateNow = sql<string>`case when tax_certificate.decision = 'refused' then 'refused'
    when tax_certificate.expires_at <= ${new Date(now)} then 'expired' else coalesce(tax_certificate.decision, 'pending') end`;
  let matching = database
    .selectFrom('tax_certificate')
    .innerJoin('buyer', 'buyer.id', 'tax_certificate.buyer_id')
    .leftJoin('agent', 'agent.id', 'tax_certificate.decided_by');
  if (!demo) matching = matching.where('buyer.demo', '=', false);
  if (state !== '') matching = matching.where(stateNow, '=', state);
  if (search !== '')
    matching = matching.where((where) =>
      where.or([
        where('buyer.company', 'ilike', pattern),
        where('buyer.account', 'ilike', pattern),
        where('tax_certificate.number', 'ilike', pattern),
      ]),
    );
  const rows = matching
    .select(SHOWN.map((column) => `tax_certificate.${column}` as const))
    .select(['tax_certificate.id', 'decided_at', 'buyer.account', 'buyer.company', 'agent.name as operator'])
    .orderBy('tax_certificate.id', 'desc');
  return readPage(matching, rows, query, (row) => ({
    ...certificateOf(row, now),
    account: row.account,
    company: row.company,
    document: `/api/operator/tax_certificates/document?id=${row.id}`,
    decision: row.decided_at && { at: row.decided_at.getTime(), by: row.operator?.[locale] ?? '' },
  }));
}
