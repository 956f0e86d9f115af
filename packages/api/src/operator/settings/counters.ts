import type { Counters } from '@rider/model/shipping';
import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';

/** The pick-up counters with their version, which is sent back with a save. */
export interface VersionedCounters extends Counters {
  version: number;
}

/** The pick-up counters. */
export function getCounters(api: Api): Promise<VersionedCounters> {
  return getOwn(api, operatorPath`counters`);
}

/** Saves all pick-up counters. Rejects with errors by path (`counters.0.phone`), and with `changed-meanwhile` for an old version. */
export function saveCounters(api: Api, counters: VersionedCounters): Promise<void> {
  return postOwn(api, operatorPath`counters`, counters);
}
