import type { HomeSection } from '@rider/model/site';
import type { Generated } from 'kysely';
import type { Json } from '../database/columns.ts';

/** The home page: a single row. */
export interface HomePageTable {
  id: Generated<number>;
  /** In their order. Sections that are absent are hidden. */
  sections: Json<HomeSection[]>;
  /** Incremented by each save at the desk. */
  version: Generated<number>;
  /** The operator who saved it last. */
  changed_by: number | null;
}

/** Tables of the home page. */
export interface HomePageTables {
  home_page: HomePageTable;
}
