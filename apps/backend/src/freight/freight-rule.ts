import type { Versioned } from '@rider/api/operator';
import { INITIAL_FREIGHT, type FreightRule } from '@rider/model/shipping';
import type { Database } from '../database/open.ts';
import { readSetting, type Setting } from '../setting/settings.ts';

/** How the shop ships. */
export const FREIGHT: Setting<FreightRule> = { name: 'freight', initial: INITIAL_FREIGHT, action: 'freight.save' };

/** Reads how the shop ships. */
export function readFreight(database: Database): Promise<Versioned<FreightRule>> {
  return readSetting(database, FREIGHT);
}
