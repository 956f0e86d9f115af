import { scryptSync } from 'node:crypto';
import type { Database } from '../src/database/open.ts';

const COST = { N: 64, r: 1, p: 1 };
const KEY = scryptSync('Rider2026', 'salt', 32, COST).toString('base64');

/** A stored hash of the demo password with minimal cost. */
export const CHEAP_HASH = `scrypt$${COST.N}$${COST.r}$${COST.p}$${Buffer.from('salt').toString('base64')}$${KEY}`;

/** Makes sign-ins cheap: tests sign in hundreds of times, at 0.15 s of CPU each with the real cost. */
export async function cheapenSignIn(database: Database): Promise<void> {
  await database.updateTable('buyer').set({ password_hash: CHEAP_HASH }).execute();
  await database.updateTable('agent').set({ password_hash: CHEAP_HASH }).execute();
}
