import type { NumberFormats } from '@rider/model/order';
import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';

/** The number formats with their version, which is sent back with a save. */
export interface VersionedNumberFormats extends NumberFormats {
  version: number;
}

/** The formats of order and invoice numbers. */
export function getNumberFormats(api: Api): Promise<VersionedNumberFormats> {
  return getOwn(api, operatorPath`numbers`);
}

/** Saves the formats of later numbers. Rejects with errors by path (`order.prefix`), and with `changed-meanwhile` for an old version. */
export function saveNumberFormats(api: Api, formats: VersionedNumberFormats): Promise<void> {
  return postOwn(api, operatorPath`numbers`, formats);
}
