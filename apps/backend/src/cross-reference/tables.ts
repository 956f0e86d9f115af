import type { Generated } from 'kysely';
import type { Localized } from '@rider/model/locale';
import type { Json } from '../database/columns.ts';

/** A competitor's part number, and a variant that replaces it. */
export interface CrossReferenceTable {
  id: Generated<number>;
  competitor: string;
  number: string;
  /** The number by which it is found: letters and digits in upper case. */
  plain: string;
  sku_id: number;
  /** How the variant differs; empty texts for an equivalent one. */
  differs: Json<Localized>;
  version: Generated<number>;
  /** The operator of the last change; null for earlier ones. */
  changed_by: number | null;
}

/** Tables of cross-references. */
export interface CrossReferenceTables {
  cross_reference: CrossReferenceTable;
}
