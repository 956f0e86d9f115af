import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database/open.ts';

/** How long a place is known after the last sign-in from it, in milliseconds: 400 days, as long as browsers keep a cookie. */
const KNOWN_FOR = 34_560_000_000;
/** Places of a kind that an account keeps, the latest ones. */
const MOST_PLACES = 20;

/** Where somebody signs in from. */
export interface Place {
  /** The network address, as `clientOf` tells it. */
  client: string;
  /** The token that the device was given at an earlier sign-in, to whatever account; null for none. */
  device: string | null;
}

type Kind = 'device' | 'client';

/** Neither addresses nor tokens are kept as they are. */
const placeOf = (name: string): string => createHash('sha256').update(name).digest('hex');

/** Whether an account has signed in from a place before. */
export async function isKnownPlace(database: Database, owner: string, kind: Kind, name: string): Promise<boolean> {
  const found = await database
    .selectFrom('known_place')
    .select('place')
    .where('owner', '=', owner)
    .where('kind', '=', kind)
    .where('place', '=', placeOf(name))
    .executeTakeFirst();
  return found !== undefined;
}

/** A device keeps its token when it signs in to another account; a token that nobody was given is not taken over. */
async function deviceToken(database: Database, device: string | null): Promise<string> {
  const given =
    device !== null &&
    (await database
      .selectFrom('known_place')
      .select('place')
      .where('kind', '=', 'device')
      .where('place', '=', placeOf(device))
      .limit(1)
      .executeTakeFirst());
  return given ? (device ?? '') : randomBytes(32).toString('base64url');
}

async function rememberPlace(database: Database, owner: string, kind: Kind, name: string, now: number): Promise<void> {
  const seen = { seen_at: new Date(now) };
  await database
    .insertInto('known_place')
    .values({ owner, kind, place: placeOf(name), ...seen })
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

/** After a proper sign-in: device and address are known from now on. Answers the device's token, to be kept in its cookie. */
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

/** After a new password: whoever knew the old one is at no known place any more, but for the one that changed it. */
export async function forgetOtherPlaces(database: Database, owner: string, { client, device }: Place): Promise<void> {
  const kept = [client, device ?? ''].map(placeOf);
  await database.deleteFrom('known_place').where('owner', '=', owner).where('place', 'not in', kept).execute();
}

/** Forgets places from which nobody signed in for long. */
export async function forgetOldPlaces(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('known_place')
    .where('seen_at', '<', new Date(now - KNOWN_FOR))
    .execute();
}
