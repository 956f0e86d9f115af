import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { ErrorName } from '../http/answers.ts';

/** A limited use: subject, limit, window in milliseconds, and the error above the limit. */
export interface BoundedUse {
  subject: string;
  limit: number;
  window: number;
  error: ErrorName;
}

/**
 * Counts a use in the database, so that several processes share one count. @throws ApiError of the use above the limit, with the time
 * until the window ends.
 */
export async function countUse(
  database: Database,
  { subject, limit, window, error }: BoundedUse,
  now: number,
): Promise<void> {
  const instant = new Date(now);
  const end = new Date(now + window);
  const { attempts, window_ends_at } = await database
    .insertInto('login_attempt')
    .values({ subject, attempts: 1, window_ends_at: end })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        attempts: sql<number>`case when login_attempt.window_ends_at <= ${instant} then 1 else least(login_attempt.attempts, ${limit}) + 1 end`,
        window_ends_at: sql<Date>`case when login_attempt.window_ends_at <= ${instant} then ${end} else login_attempt.window_ends_at end`,
      }),
    )
    .returning(['attempts', 'window_ends_at'])
    .executeTakeFirstOrThrow();
  if (attempts > limit) throw new ApiError(error, { status: 400, wait: (window_ends_at.getTime() - now) / 1000 });
}

/** Deletes counts whose window has ended. */
export async function purgeExpiredCounts(database: Database, now: number): Promise<void> {
  await database.deleteFrom('login_attempt').where('window_ends_at', '<=', new Date(now)).execute();
}
