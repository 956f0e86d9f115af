import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { IssuedPartnerKey, OperatorList, PartnerKey } from '@rider/api/operator';
import type { Database } from '../database/open.ts';
import { readPage } from '../database/read-page.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { ApiError } from '../http/api-error.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { Operator } from '../operator/operator-calls.ts';

const generate = promisify(generateKeyPair);
/** RSA, because PHP and .NET sign with it without a library; this length suffices beyond 2030 (NIST SP 800-57). */
const KEY_BITS = 3072;

/** Issues a key to a partner, identified by name; a partner may have several, for rotation. The private key is not stored. */
export async function issueKey(database: Database, operator: Operator, name: string): Promise<IssuedPartnerKey> {
  const { publicKey, privateKey } = await generate('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const id = `pk_${randomBytes(9).toString('base64url')}`;
  await database.transaction().execute(async (transaction) => {
    const { id: partnerId } = await transaction
      .insertInto('partner')
      .values({ name })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('partner_key')
      .values({ id, partner_id: partnerId, public_key: publicKey, issued_at: operator.at, revoked_at: null })
      .execute();
    await recordOperatorAction(transaction, { operator, action: 'partnerKey.issue', subject: name, detail: id });
  });
  return { id, privateKey };
}

/** Revokes a key and ends its chat sessions; resolves to their keys. Idempotent: a second call logs nothing. */
export async function revokeKey(database: Database, operator: Operator, keyId: string): Promise<string[]> {
  return database.transaction().execute(async (transaction) => {
    const key = await transaction
      .selectFrom('partner_key')
      .innerJoin('partner', 'partner.id', 'partner_key.partner_id')
      .select(['name', 'revoked_at'])
      .where('partner_key.id', '=', keyId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (key === undefined) throw new ApiError('partner-key-unknown', { status: 400 });
    if (key.revoked_at !== null) return [];
    await transaction.updateTable('partner_key').set({ revoked_at: operator.at }).where('id', '=', keyId).execute();
    const ended = await transaction
      .deleteFrom('partner_session')
      .where('key_id', '=', keyId)
      .returning('token_hash')
      .execute();
    await recordOperatorAction(transaction, {
      operator,
      action: 'partnerKey.revoke',
      subject: key.name,
      detail: keyId,
    });
    return ended.map(({ token_hash }) => token_hash);
  });
}

/** A page of the keys, newest first. */
export async function listKeys(database: Database, query: OperatorListQuery): Promise<OperatorList<PartnerKey>> {
  const { search, pattern, state } = query;
  let found = database.selectFrom('partner_key').innerJoin('partner', 'partner.id', 'partner_key.partner_id');
  if (search !== '')
    found = found.where((where) =>
      where.or([where('name', 'ilike', pattern), where('partner_key.id', 'ilike', pattern)]),
    );
  if (state === 'good') found = found.where('revoked_at', 'is', null);
  if (state === 'revoked') found = found.where('revoked_at', 'is not', null);
  const rows = found
    .select(['partner_key.id', 'name', 'issued_at', 'revoked_at'])
    .orderBy('issued_at', 'desc')
    .orderBy('partner_key.id');
  return readPage(found, rows, query, (row) => ({
    id: row.id,
    partner: row.name,
    issuedAt: row.issued_at.getTime(),
    revokedAt: row.revoked_at?.getTime() ?? null,
  }));
}
