import type { Session } from '@rider/model/account';
import type { OfferedPunchout, PunchoutConnection, PunchoutReturn } from '@rider/model/punchout';
import { readSession } from '../account/session.ts';
import { getOwnAsBuyer, getOwnIfPresent, postOwn, type Api } from '../transport/index.ts';

/** The connection of the company's purchasing system; null without one, and in CRMEB. Rejects for members who do not manage the company. */
export function getPurchasingSystem(api: Api): Promise<PunchoutConnection | null> {
  return getOwnIfPresent<PunchoutConnection | null>(api, 'punchout/connection', null);
}

/**
 * Connects the company's purchasing system, or gives it a new secret; visits under way end. Resolves to the secret, which is not stored.
 * Rejects with field errors. Not in CRMEB.
 */
export function connectPurchasingSystem(api: Api, identity: string): Promise<{ secret: string }> {
  return postOwn(api, 'punchout/connect', { identity });
}

/** Disconnects the company's purchasing system; visits under way end. Not in CRMEB. */
export function disconnectPurchasingSystem(api: Api): Promise<void> {
  return postOwn(api, 'punchout/disconnect');
}

/** The visit of a token. Rejects with 911030 if it has begun or is too old. Not in CRMEB. */
export function getOfferedPunchout(api: Api, token: string): Promise<OfferedPunchout> {
  return getOwnAsBuyer(api, 'punchout/visit', { token });
}

/** Begins a visit with an empty cart, once. Rejects as {@link getOfferedPunchout}. Not in CRMEB. */
export async function startPunchout(api: Api, token: string): Promise<Session> {
  return readSession(await postOwn<unknown>(api, 'punchout/start', { token }));
}

/** What the cart sends to the purchasing system. Rejects with 911031 for a buyer whom no purchasing system sent. Not in CRMEB. */
export function getPunchoutReturn(api: Api): Promise<PunchoutReturn> {
  return getOwnAsBuyer(api, 'punchout/return');
}
