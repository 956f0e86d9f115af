import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { BoundedQueue } from '../heavy-work/bounded-queue.ts';
import { busyRefusal } from '../http/refusal.ts';

interface Cost {
  N: number;
  r: number;
  p: number;
}

/** Work of a new hash: 16 MiB and about 0.1 s. Stored with each hash, so it can be raised without breaking old ones. */
const COST: Cost = { N: 16_384, r: 8, p: 5 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/**
 * Hashing takes two of libuv's four threads, since files and name look-ups need some too. Fifty people of one address who sign in at
 * once wait up to 3 s.
 */
const QUEUE = new BoundedQueue({
  atOnce: 2,
  places: 120,
  perAsker: 60,
  patience: 8000,
  full: () => busyRefusal(),
  ownTooMany: () => busyRefusal(),
});

function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

function write({ N, r, p }: Cost, salt: Buffer, key: Buffer): string {
  return `scrypt$${N}$${r}$${p}$${salt.toString('base64')}$${key.toString('base64')}`;
}

/** Those who signed in to the account from there before, and everybody else: many guesses of strangers do not hold up a buyer. */
export type PasswordLane = 'known' | 'new';

/** Hashes a password with scrypt and a random salt, in its asker's turn; the text carries parameters, salt and key. */
export async function hashPassword(password: string, asker: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return write(COST, salt, await QUEUE.run(asker, () => derive(password, salt, COST), 'new' satisfies PasswordLane));
}

/** A hash that no password matches. Checked for unknown accounts, so that they take as long as known ones. */
const DECOY = write(COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

/** A password to be judged: against which hash (null: no such account), who asks, and in which lane. */
interface OfferedPassword {
  password: string;
  hash: string | null;
  asker: string;
  lane: PasswordLane;
}

/** Tells in constant time, in its asker's turn, whether a password matches; without an account it does the same work and is false. */
export async function passwordMatches({ password, hash, asker, lane }: OfferedPassword): Promise<boolean> {
  const [kind, N, r, p, salt, key] = (hash ?? DECOY).split('$');
  if (kind !== 'scrypt' || !salt || !key) throw new Error('a stored password hash is not in the scrypt form');
  const expected = Buffer.from(key, 'base64');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await QUEUE.run(asker, () => derive(password, Buffer.from(salt, 'base64'), cost), lane);
  return timingSafeEqual(actual, expected) && hash !== null;
}
