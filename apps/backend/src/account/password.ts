import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { BoundedQueue } from '../job-queue/bounded-queue.ts';
import { busyError } from '../http/api-error.ts';
import { PASSWORD_COST, type PasswordCost } from './password-cost.ts';

const SALT_BYTES = 16;
const KEY_BYTES = 32;

/**
 * Hashing takes two of libuv's four threads, because files and DNS lookups need some too. Fifty users who sign in at once from one address
 * wait up to 3 s.
 */
const QUEUE = new BoundedQueue({
  atOnce: 2,
  maxWaiting: 120,
  perCaller: 60,
  maxWait: 8000,
  full: () => busyError(),
  callerFull: () => busyError(),
});

function derive(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

function write({ N, r, p }: PasswordCost, salt: Buffer, key: Buffer): string {
  return `scrypt$${N}$${r}$${p}$${salt.toString('base64')}$${key.toString('base64')}`;
}

/** `known` for sign-ins from a known device or address, `new` for others: a stranger's guesses do not delay the buyer. */
export type PasswordLane = 'known' | 'new';

/** Hashes a password with scrypt and a random salt, queued per requester; the result contains parameters, salt and key. */
export async function hashPassword(password: string, requester: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return write(
    PASSWORD_COST,
    salt,
    await QUEUE.run(requester, () => derive(password, salt, PASSWORD_COST), 'new' satisfies PasswordLane),
  );
}

/** A hash that no password matches. Checked for unknown accounts, so that they take as long as known ones. */
export const NO_PASSWORD = write(PASSWORD_COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

/** A password to check against a hash (null for an unknown account), with its requester and lane. */
interface OfferedPassword {
  password: string;
  hash: string | null;
  requester: string;
  lane: PasswordLane;
}

/** Compares a password with its hash in constant time, queued per requester. Without an account it does the same work and returns false. */
export async function passwordMatches({ password, hash, requester, lane }: OfferedPassword): Promise<boolean> {
  const [kind, N, r, p, salt, key] = (hash ?? NO_PASSWORD).split('$');
  if (kind !== 'scrypt' || !salt || !key) throw new Error('a stored password hash is not in the scrypt form');
  const expected = Buffer.from(key, 'base64');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await QUEUE.run(requester, () => derive(password, Buffer.from(salt, 'base64'), cost), lane);
  return timingSafeEqual(actual, expected) && hash !== null;
}
