import { sql, type Kysely } from 'kysely';

/** Finds the invitations to companies that expire late. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index company_invitation_expiry on company_invitation (expires_at)`.execute(database);
}
