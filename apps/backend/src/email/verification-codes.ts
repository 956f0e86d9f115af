import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Database, Transaction } from '../database/open.ts';
import type { Locale } from '@rider/model/locale';
import { ApiError } from '../http/api-error.ts';
import { fieldErrors } from '../http/form-errors.ts';
import type { VerificationCodeTable } from './tables.ts';
import { sha256 } from '../http/sha256.ts';

/** The purpose of a code; the last two go to a phone number. */
export type CodePurpose = VerificationCodeTable['purpose'];

/** Purposes whose codes have only digits, for phone keypads. */
const DIGITS_ONLY: readonly CodePurpose[] = ['phone', 'sign-in'];

/** Lifetime of a code, in minutes. */
export const CODE_MINUTES = 10;
/** Minimum time between two codes, in seconds. */
export const CODE_WAIT = 60;
/** Maximum number of guesses at one code, for the requester and for all others together. */
const MOST_ATTEMPTS = 5;
/** 32 characters that are not easily confused: no 0, O, 1 and I. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Characters of a code: 32^8 codes are 1.1 × 10^12, 10^8 where they are digits alone. */
const LENGTH = 8;

function newCode(purpose: CodePurpose): string {
  const signs = DIGITS_ONLY.includes(purpose) ? '0123456789' : SIGNS;
  return Array.from({ length: LENGTH }, () => signs[randomInt(signs.length)]).join('');
}

/** A code as displayed: `K7QM-2XHD`. The hyphen and upper case are optional when typing it. */
export function formatCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** The recipient and purpose of a code. */
export interface CodeSubject {
  /** An address in lower case, or a number in international form. */
  recipient: string;
  purpose: CodePurpose;
}

function hashOf({ recipient, purpose }: CodeSubject, code: string): string {
  return sha256(`${purpose} ${recipient} ${code}`);
}

/** Whether the requester requested the pending code. */
export async function hasRequestedCode(
  database: Database,
  { recipient, purpose, requester }: CodeSubject & { requester: string },
  now: number,
): Promise<boolean> {
  const pending = await database
    .selectFrom('sent_code')
    .select('recipient')
    .where('recipient', '=', recipient.toLowerCase())
    .where('purpose', '=', purpose)
    .where('asked_by', '=', sha256(requester))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return pending !== undefined;
}

/**
 * Creates a code and replaces the previous one. With `usable` false no code is accepted, but the wait applies too, so that it does not
 * disclose who has an account. @throws ApiError `code-sent-too-recently` while the last code is too recent.
 */
export async function createCode(
  transaction: Transaction,
  subject: CodeSubject,
  { usable, now, requester }: { usable: boolean; now: number; requester: string },
): Promise<string> {
  const code = newCode(subject.purpose);
  const { recipient, purpose } = subject;
  const values = {
    recipient,
    purpose,
    code_hash: usable ? hashOf(subject, code) : null,
    attempts_left: MOST_ATTEMPTS,
    asked_by: sha256(requester),
    asker_attempts_left: MOST_ATTEMPTS,
    sent_at: new Date(now),
    expires_at: new Date(now + CODE_MINUTES * 60_000),
  };
  const made = await transaction
    .insertInto('sent_code')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['recipient', 'purpose'])
        .doUpdateSet(values)
        .where('sent_code.sent_at', '<=', new Date(now - CODE_WAIT * 1000)),
    )
    .returning('recipient')
    .executeTakeFirst();
  if (made === undefined) throw new ApiError('code-sent-too-recently', { status: 400 });
  return code;
}

/** Result of checking a code: right (and used up), wrong (and counted), or none is pending. */
export type CodeVerdict = 'right' | 'wrong' | 'none';

/** The ApiError `faulty-fields` at `captcha` for a rejected code. */
export function codeError(result: Exclude<CodeVerdict, 'right'>, locale: Locale): ApiError {
  return fieldErrors({ captcha: result === 'none' ? 'backend.field.no-code' : 'backend.field.wrong-code' }, locale);
}

/** A guess at a code: by the requester, who has separate guesses, from a known place, whose guesses `countCodeUse` counts, or by others. */
export interface CodeGuess {
  code: string;
  now: number;
  requester: string;
  knownPlace: string | null;
}

/** Checks a code. Callers must commit the transaction for a wrong one too, so that the guess counts. */
export async function checkCode(
  transaction: Transaction,
  subject: CodeSubject,
  { code, now, requester, knownPlace }: CodeGuess,
): Promise<CodeVerdict> {
  const { recipient, purpose } = subject;
  const expected = await transaction
    .selectFrom('sent_code')
    .selectAll()
    .where('recipient', '=', recipient)
    .where('purpose', '=', purpose)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!expected || expected.expires_at.getTime() <= now) return 'none';
  const guesses = expected.asked_by === sha256(requester) ? 'asker_attempts_left' : 'attempts_left';
  if (knownPlace === null && expected[guesses] <= 0) return 'none';
  const given = Buffer.from(hashOf(subject, code));
  if (expected.code_hash !== null && timingSafeEqual(given, Buffer.from(expected.code_hash))) {
    await transaction
      .deleteFrom('sent_code')
      .where('recipient', '=', recipient)
      .where('purpose', '=', purpose)
      .execute();
    return 'right';
  }
  await transaction
    .updateTable('sent_code')
    .set({ [guesses]: Math.max(0, expected[guesses] - 1) })
    .where('recipient', '=', recipient)
    .where('purpose', '=', purpose)
    .execute();
  return 'wrong';
}
