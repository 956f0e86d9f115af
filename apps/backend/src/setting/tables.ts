import type { Json } from '../database/columns.ts';

/** A setting that operators have changed at the desk; others have their initial value. */
export interface ShopSettingTable {
  name: string;
  value: Json<object>;
  version: number;
  /** The operator who saved it last; null after a migration. */
  changed_by: number | null;
}

/** Tables of settings. */
export interface SettingTables {
  shop_setting: ShopSettingTable;
}
