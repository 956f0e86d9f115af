import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { Transaction } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';

/** What a code is for. */
export type CodePurpose = 'register' | 'reset';

/** How long a code is good, in minutes. */
export const CODE_MINUTES = 10;
/** Until another code may be asked for, in seconds. */
export const CODE_WAIT = 60;
/** Guesses at one code. */
const MOST_ATTEMPTS = 5;
/** Digits and letters that nobody takes for one another, without 0, O, 1 and I: 32 of them. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Signs of a code: 32^8 codes are 1.1 × 10^12. */
const LENGTH = 8;

function newCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** A code as people read it: `K7QM-2XHD`. Whoever types it may leave the hyphen out and write small letters. */
export function writtenCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** Whom a code is for. */
interface CodeSubject {
  /** In small letters. */
  email: string;
  purpose: CodePurpose;
}

function hashOf({ email, purpose }: CodeSubject, code: string): string {
  return createHash('sha256').update(`${purpose} ${email} ${code}`).digest('hex');
}

/**
 * Makes a code and forgets the one before. `usable` is false where no code would be of use: the wait is kept all the same, so that
 * nobody learns from it who has an account. Throws the refusal `code-sent-too-recently` when the last code is too young.
 */
export async function makeCode(
  transaction: Transaction,
  subject: CodeSubject,
  { usable, now }: { usable: boolean; now: number },
): Promise<string> {
  const code = newCode();
  const values = {
    ...subject,
    code_hash: usable ? hashOf(subject, code) : null,
    attempts_left: MOST_ATTEMPTS,
    sent_at: new Date(now),
    expires_at: new Date(now + CODE_MINUTES * 60_000),
  };
  const made = await transaction
    .insertInto('email_code')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'purpose'])
        .doUpdateSet(values)
        .where('email_code.sent_at', '<=', new Date(now - CODE_WAIT * 1000)),
    )
    .returning('email')
    .executeTakeFirst();
  if (made === undefined) throw new Refusal('code-sent-too-recently', { status: 400 });
  return code;
}

/** What a given code is: right, and then used up; wrong, and then counted; or none is expected. */
export type CodeVerdict = 'right' | 'wrong' | 'none';

/** Judges a given code. The transaction must be committed also when it is wrong, so that guesses count. */
export async function judgeCode(
  transaction: Transaction,
  subject: CodeSubject,
  { code, now }: { code: string; now: number },
): Promise<CodeVerdict> {
  const { email, purpose } = subject;
  const expected = await transaction
    .selectFrom('email_code')
    .selectAll()
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst();
  if (!expected || expected.expires_at.getTime() <= now || expected.attempts_left <= 0) return 'none';
  const given = Buffer.from(hashOf(subject, code));
  if (expected.code_hash !== null && timingSafeEqual(given, Buffer.from(expected.code_hash))) {
    await transaction.deleteFrom('email_code').where('email', '=', email).where('purpose', '=', purpose).execute();
    return 'right';
  }
  await transaction
    .updateTable('email_code')
    .set({ attempts_left: expected.attempts_left - 1 })
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .execute();
  return 'wrong';
}
