import type { Versioned } from '@rider/api/operator';
import { INITIAL_NUMBERS, type NumberFormats } from '@rider/model/order';
import type { Database } from '../database/open.ts';
import { readSetting, type Setting } from './settings.ts';

/** The formats of order and invoice numbers. */
export const NUMBERS: Setting<NumberFormats> = { name: 'numbers', initial: INITIAL_NUMBERS, action: 'numbers.save' };

/** Reads the formats of order and invoice numbers. */
export function readNumberFormats(database: Database): Promise<Versioned<NumberFormats>> {
  return readSetting(database, NUMBERS);
}
