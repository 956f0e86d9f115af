import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';

/** The window in which attempts to sign in are counted, in milliseconds. */
const WINDOW = 600_000;
/** Attempts per window that did not end in a proper sign-in: of one client on one account, of one client on all, of all clients on one account. */
const LIMITS = { pair: 10, client: 60, account: 100 };

interface Attempt {
  /** The account name as typed. */
  account: string;
  /** The asker's network address. */
  client: string;
}

function subjectsOf({ account, client }: Attempt): { subject: string; limit: number }[] {
  const name = account.toLowerCase();
  // Sorted, so that two processes counting the same attempts never wait for each other in a circle.
  return [
    { subject: `account ${name}`, limit: LIMITS.account },
    { subject: `client ${client}`, limit: LIMITS.client },
    { subject: `pair ${client} ${name}`, limit: LIMITS.pair },
  ];
}

async function count(database: Database, subject: string, now: number): Promise<{ attempts: number; endsAt: number }> {
  const end = new Date(now + WINDOW);
  const row = await database
    .insertInto('login_attempt')
    .values({ subject, attempts: 1, window_ends_at: end })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        attempts: sql<number>`case when login_attempt.window_ends_at <= ${new Date(now)} then 1 else login_attempt.attempts + 1 end`,
        window_ends_at: sql<Date>`case when login_attempt.window_ends_at <= ${new Date(now)} then ${end} else login_attempt.window_ends_at end`,
      }),
    )
    .returning(['attempts', 'window_ends_at'])
    .executeTakeFirstOrThrow();
  return { attempts: row.attempts, endsAt: row.window_ends_at.getTime() };
}

/** Counts a use of something that is bounded per ten minutes. Throws what `refusal` makes of the minutes left when it is one too many. */
export async function countUse(
  database: Database,
  { subject, limit }: { subject: string; limit: number },
  now: number,
  refusal: (minutes: number) => Refusal,
): Promise<void> {
  const { attempts, endsAt } = await count(database, subject, now);
  if (attempts > limit) throw refusal(Math.ceil((endsAt - now) / 60_000));
}

/**
 * Counts an attempt before the password is looked at, in the database, so that parallel guesses and several processes
 * share one count. Throws the refusal 910001 when it is one too many.
 */
export async function countAttempt(database: Database, attempt: Attempt, now: number): Promise<void> {
  const refusal = (minutes: number) => new Refusal(910001, { status: 400, parameters: { minutes } });
  for (const use of subjectsOf(attempt)) await countUse(database, use, now, refusal);
}

/** After a proper sign-in: one client's failures on the account are forgiven, and the attempt itself was none for the other counts. */
export async function forgiveAttempts(database: Database, { account, client }: Attempt): Promise<void> {
  const name = account.toLowerCase();
  await database.deleteFrom('login_attempt').where('subject', '=', `pair ${client} ${name}`).execute();
  for (const subject of [`account ${name}`, `client ${client}`]) {
    await database
      .updateTable('login_attempt')
      .set({ attempts: sql<number>`login_attempt.attempts - 1` })
      .where('subject', '=', subject)
      .where('attempts', '>', 0)
      .execute();
  }
}

/** Forgets windows that have ended. */
export async function forgetOldAttempts(database: Database, now: number): Promise<void> {
  await database.deleteFrom('login_attempt').where('window_ends_at', '<=', new Date(now)).execute();
}
