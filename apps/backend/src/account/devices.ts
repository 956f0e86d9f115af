import type { SignedInDevice } from '@rider/model/account';
import type { Database } from '../database/open.ts';
import type { Place } from './known-places.ts';
import { endPrograms } from './programs.ts';
import { endOtherSessions, sessionKey, type SessionServices } from './sessions.ts';

/** Services that end sessions. */
export interface DeviceServices extends Pick<SessionServices, 'announceSessionEnd'> {
  database: Database;
  clock: () => number;
}

/** Maximum number of devices shown; `signOutEverywhere` ends older ones too. */
const MOST_DEVICES = 50;

/** The devices on which a buyer is signed in, the current one first, then the latest. */
export async function listDevices(
  { database, clock }: { database: Database; clock: () => number },
  buyerId: number,
  token: string,
): Promise<SignedInDevice[]> {
  const own = sessionKey(token);
  const rows = await database
    .selectFrom('session')
    .select(['token_hash', 'browser', 'system', 'place', 'created_at'])
    .where('buyer_id', '=', buyerId)
    .where('expires_at', '>', new Date(clock()))
    .where('replaced', '=', false)
    .orderBy((order) => order('token_hash', '=', own), 'desc')
    .orderBy('created_at', 'desc')
    .limit(MOST_DEVICES)
    .execute();
  return rows.map(({ token_hash, browser, system, place, created_at }) => ({
    browser,
    system,
    place,
    since: created_at.getTime(),
    current: token_hash === own,
  }));
}

/** Ends every session of a buyer, including the current one, and removes all other known places; `programs` ends API keys and connections, too. */
export async function signOutEverywhere(
  { database, clock, announceSessionEnd }: DeviceServices,
  { buyerId, place, programs }: { buyerId: number; place: Place; programs: boolean },
): Promise<void> {
  const ended = await database.transaction().execute(async (transaction) => {
    const ofPrograms = programs ? await endPrograms(transaction, buyerId, clock()) : [];
    return [...ofPrograms, ...(await endOtherSessions(transaction, { buyerId, token: null, place }))];
  });
  ended.forEach(announceSessionEnd);
}
