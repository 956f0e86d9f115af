import { randomBytes } from 'node:crypto';
import type { Database } from '../database/open.ts';
import { sha256 } from '../http/sha256.ts';

/** How long a place stays known after its last sign-in, in milliseconds: 400 days, the longest lifetime of a cookie. */
const KNOWN_FOR = 34_560_000_000;
/** Maximum number of places of each kind per account; the oldest go first. */
const MOST_PLACES = 20;

/** Origin of a sign-in. */
export interface Place {
  /** The network address, as `clientOf` returns it. */
  client: string;
  /** The device's token from an earlier sign-in to any account; null without one. */
  device: string | null;
  /** The browser's User-Agent; absent where it is not needed. */
  userAgent?: string;
}

type Kind = 'device' | 'client';

/** Owner key of a buyer, where buyers and agents share a table. */
export const buyerOwner = (id: number): string => `buyer ${id}`;

/** Whether an account has signed in from a place before. */
export async function isKnownPlace(database: Database, owner: string, kind: Kind, name: string): Promise<boolean> {
  const found = await database
    .selectFrom('known_place')
    .select('place')
    .where('owner', '=', owner)
    .where('kind', '=', kind)
    .where('place', '=', sha256(name))
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns the device's token for any account; replaces a token that we did not issue. */
async function deviceToken(database: Database, device: string | null): Promise<string> {
  const given =
    device !== null &&
    (await database
      .selectFrom('known_place')
      .select('place')
      .where('kind', '=', 'device')
      .where('place', '=', sha256(device))
      .limit(1)
      .executeTakeFirst());
  return given ? (device ?? '') : randomBytes(32).toString('base64url');
}

async function rememberPlace(database: Database, owner: string, kind: Kind, name: string, now: number): Promise<void> {
  const seen = { seen_at: new Date(now) };
  await database
    .insertInto('known_place')
    .values({ owner, kind, place: sha256(name), ...seen })
    .onConflict((conflict) => conflict.columns(['owner', 'kind', 'place']).doUpdateSet(seen))
    .execute();
  const ofKind = database.selectFrom('known_place').where('owner', '=', owner).where('kind', '=', kind);
  const latest = ofKind.select('place').orderBy('seen_at', 'desc').orderBy('place').limit(MOST_PLACES);
  await database
    .deleteFrom('known_place')
    .where('owner', '=', owner)
    .where('kind', '=', kind)
    .where('place', 'not in', latest)
    .execute();
}

/** Marks device and address as known after a successful sign-in. Returns the device's token, for its cookie. */
export async function rememberPlaces(
  database: Database,
  owner: string,
  { client, device }: Place,
  now: number,
): Promise<string> {
  const token = await deviceToken(database, device);
  await rememberPlace(database, owner, 'device', token, now);
  await rememberPlace(database, owner, 'client', client, now);
  return token;
}

/** Deletes all known places of an account except one. */
export async function removeOtherPlaces(database: Database, owner: string, { client, device }: Place): Promise<void> {
  const current = [client, device ?? ''].map(sha256);
  await database.deleteFrom('known_place').where('owner', '=', owner).where('place', 'not in', current).execute();
}

/** Deletes places without a recent sign-in. */
export async function purgeOldPlaces(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('known_place')
    .where('seen_at', '<', new Date(now - KNOWN_FOR))
    .execute();
}
