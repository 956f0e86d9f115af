import type { FreightRule } from '@rider/model/shipping';
import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';

/** How the shop ships, with the version, which is sent back with a save. */
export interface VersionedFreight extends FreightRule {
  version: number;
}

/** How the shop ships. */
export function getFreight(api: Api): Promise<VersionedFreight> {
  return getOwn(api, operatorPath`freight`);
}

/** Saves how the shop ships. Rejects with errors by path (`zones.0.ground.parcel`), and with `changed-meanwhile` for an old version. */
export function saveFreight(api: Api, freight: VersionedFreight): Promise<void> {
  return postOwn(api, operatorPath`freight`, freight);
}
