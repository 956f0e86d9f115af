import { sql } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { isKnownPlace, type Place } from './known-places.ts';
import type { PasswordLane } from './password.ts';

/** Counters are stored for a day from the first wrong password, in milliseconds. */
const DAY = 86_400_000;

/** Delay after wrong passwords: 1 s after the `from`-th of a day, doubled by each further one, up to `longest` seconds. */
interface Slowing {
  from: number;
  longest: number;
}

/** For a known device on its account, and for an address on an account. */
const USUAL: Slowing = { from: 5, longest: 300 };
/** For an address on an account under attack. */
const UNDER_ATTACK: Slowing = { from: 2, longest: 3600 };
/** Wrong passwords per day from unknown devices at any address that put an account under attack. */
const ATTACK = 100;
/** For an address over all accounts. */
const SPRAYING: Slowing = { from: 200, longest: 300 };

/** An attempt to sign in: account and origin. */
export interface Attempt extends Place {
  /** The account name as typed. Unknown names count like known ones, so that the response does not disclose which exist. */
  account: string;
  /** Owner of the account, such as `buyer 1001`; null for an unknown name. */
  owner: string | null;
}

const dayOf = (now: number) => sql<Date>`${new Date(now + DAY)}::timestamptz`;

/**
 * Counts one wrong password. Returns the remaining milliseconds instead when the subject is delayed. `slowing` null counts without delay.
 */
async function countWrong(
  transaction: Transaction,
  subject: string,
  slowing: Slowing | null,
  now: number,
): Promise<number> {
  const instant = sql<Date>`${new Date(now)}::timestamptz`;
  const ended = sql<boolean>`login_attempt.window_ends_at <= ${instant}`;
  const nth = sql<number>`case when ${ended} then 1 else login_attempt.attempts + 1 end`;
  const { from, longest } = slowing ?? USUAL;
  // The exponent is capped so that `power` cannot overflow.
  const delay = sql`least(${longest}, power(2, least(20, ${nth} - ${from}))) * interval '1 second'`;
  const heldUntil = sql<Date>`case when ${nth} >= ${from} then ${instant} + ${delay} else ${instant} end`;
  const counted = await transaction
    .insertInto('login_attempt')
    .values({ subject, attempts: 1, window_ends_at: dayOf(now), held_until: instant })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({
          attempts: nth,
          window_ends_at: sql<Date>`case when ${ended} then ${dayOf(now)} else login_attempt.window_ends_at end`,
          ...(slowing && { held_until: heldUntil }),
        })
        .where(slowing ? sql<boolean>`login_attempt.held_until <= ${instant}` : sql<boolean>`true`),
    )
    .returning('attempts')
    .executeTakeFirst();
  if (counted !== undefined) return 0;
  const { held_until } = await transaction
    .selectFrom('login_attempt')
    .select('held_until')
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  return held_until.getTime() - now;
}

async function isUnderAttack(transaction: Transaction, subject: string, now: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('login_attempt')
    .select('attempts')
    .where('subject', '=', subject)
    .where('window_ends_at', '>', new Date(now))
    .executeTakeFirst();
  return row !== undefined && row.attempts >= ATTACK;
}

function subjectsOf({ account, client }: Attempt) {
  const name = account.toLowerCase();
  return { pair: `pair ${client} ${name}`, client: `client ${client}`, account: `account ${name}` };
}

const deviceSubject = ({ device, owner }: Attempt): string => `device ${device} ${owner}`;

function assertNotDelayed(milliseconds: number): void {
  if (milliseconds > 0) throw new ApiError('too-many-wrong-passwords', { status: 400, wait: milliseconds / 1000 });
}

/** Counts an attempt as a wrong password in advance. @throws ApiError `too-many-wrong-passwords` while a subject is delayed. */
async function countAttempt(transaction: Transaction, attempt: Attempt, known: KnownPlaces, now: number) {
  if (known.device) {
    assertNotDelayed(await countWrong(transaction, deviceSubject(attempt), USUAL, now));
    return;
  }
  const subjects = subjectsOf(attempt);
  const slowing = (await isUnderAttack(transaction, subjects.account, now)) ? UNDER_ATTACK : USUAL;
  // Fixed lock order, so that two attempts cannot deadlock; an error rolls back the counts before it.
  assertNotDelayed(await countWrong(transaction, subjects.pair, slowing, now));
  assertNotDelayed(await countWrong(transaction, subjects.client, known.client ? null : SPRAYING, now));
  await countWrong(transaction, subjects.account, null, now);
}

/** Reverts one count. The delay stays, because other attempts may have caused it. */
async function revertCount(transaction: Transaction, subject: string): Promise<void> {
  await transaction
    .updateTable('login_attempt')
    .set({ attempts: sql<number>`login_attempt.attempts - 1` })
    .where('subject', '=', subject)
    .where('attempts', '>', 0)
    .execute();
}

/** Reverts an attempt: the password was right (`right`, which also clears its own failures) or could not be checked. */
async function revertAttempt(
  transaction: Transaction,
  attempt: Attempt,
  { known, right }: { known: KnownPlaces; right: boolean },
): Promise<void> {
  const subjects = subjectsOf(attempt);
  const own = known.device ? deviceSubject(attempt) : subjects.pair;
  if (right) await transaction.deleteFrom('login_attempt').where('subject', '=', own).execute();
  else await revertCount(transaction, own);
  if (known.device) return;
  for (const subject of [subjects.client, subjects.account]) await revertCount(transaction, subject);
}

/** Whether the device and the address of an attempt are known to the account. */
interface KnownPlaces {
  device: boolean;
  client: boolean;
}

async function knownPlacesOf(database: Database, { owner, device, client }: Attempt): Promise<KnownPlaces> {
  // Queried for unknown accounts too, so that they take as long as known ones.
  const account = owner ?? '';
  return {
    device: device !== null && (await isKnownPlace(database, account, 'device', device)),
    client: await isKnownPlace(database, account, 'client', client),
  };
}

/**
 * Checks a password unless the attempt is delayed; returns whether it is right. Wrong passwords never lock an account; they delay the
 * client. They are counted per day in the database, so that parallel guesses and several processes share one count:
 *
 * - A device that signed in to this account before has its own count; failures on other devices do not delay it.
 * - Other devices share a count per address and account: the delay is 1 s after the fifth wrong password and doubles up to 5 minutes.
 * - An account with 100 wrong passwords in a day is under attack: an address then waits 1 s after its second wrong password, doubled up to
 *   an hour. An address without failures on the account is never delayed by others.
 * - An address waits after 200 wrong passwords in a day over all accounts, up to 5 minutes between two. So each of 50 users in an office
 *   may fail four times. This delays neither known devices nor accounts that signed in from that address before.
 *
 * Within a day, one address therefore gets at most about 120 tries at one account and 500 at all accounts; a thousand addresses get about
 * 37,000 at one. @throws ApiError `too-many-wrong-passwords` with the remaining time.
 */
export async function checkPassword(
  { database, clock }: { database: Database; clock: () => number },
  attempt: Attempt,
  matches: (lane: PasswordLane) => Promise<boolean>,
): Promise<boolean> {
  const known = await knownPlacesOf(database, attempt);
  await database.transaction().execute((transaction) => countAttempt(transaction, attempt, known, clock()));
  const settle = (right: boolean) =>
    database.transaction().execute((transaction) => revertAttempt(transaction, attempt, { known, right }));
  let right: boolean;
  try {
    right = await matches(known.device || known.client ? 'known' : 'new');
  } catch (error) {
    await settle(false);
    throw error;
  }
  if (right) await settle(true);
  return right;
}
