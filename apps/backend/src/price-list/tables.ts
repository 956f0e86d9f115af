import type { Money } from '@rider/model/money';
import type { Generated } from 'kysely';
import type { Json } from '../database/columns.ts';

/** Contract prices of some buyers and companies. The instants are those of the days, by the shop's clock when they were saved. */
export interface PriceListTable {
  id: Generated<number>;
  name: string;
  /** ISO date. */
  first_day: string;
  /** ISO date; null without an end. */
  last_day: string | null;
  starts_at: Date;
  /** The first instant after the last day. */
  ends_at: Date | null;
  /** Incremented by each save. */
  version: Generated<number>;
  changed_by: number | null;
}

/** The prices of a variant in a list: of one piece, null for the ordinary one, and its quantity breaks, ascending by `minimum`. */
export interface PriceListPriceTable {
  price_list_id: number;
  sku_id: number;
  price: Money | null;
  tiers: Json<{ minimum: number; price: Money }[]>;
}

/** A buyer for whom a price list is valid. */
export interface PriceListBuyerTable {
  price_list_id: number;
  buyer_id: number;
}

/** A company for whose members a price list is valid. */
export interface PriceListCompanyTable {
  price_list_id: number;
  company_id: number;
}

/** A group of buyers and companies that have the same price lists. */
export interface PriceGroupTable {
  id: Generated<number>;
  /** Unique in any case. */
  name: string;
  /** Incremented by each save. */
  version: Generated<number>;
  changed_by: number | null;
}

/** A buyer in a group. */
export interface PriceGroupBuyerTable {
  price_group_id: number;
  buyer_id: number;
}

/** A company whose members are in a group. */
export interface PriceGroupCompanyTable {
  price_group_id: number;
  company_id: number;
}

/** A group for which a price list is valid. */
export interface PriceListGroupTable {
  price_list_id: number;
  price_group_id: number;
}

/** Tables of price lists. */
export interface PriceListTables {
  price_list: PriceListTable;
  price_list_price: PriceListPriceTable;
  price_list_buyer: PriceListBuyerTable;
  price_list_company: PriceListCompanyTable;
  price_list_group: PriceListGroupTable;
  price_group: PriceGroupTable;
  price_group_buyer: PriceGroupBuyerTable;
  price_group_company: PriceGroupCompanyTable;
  /** A view: the price lists that each buyer has, also by a company or a group. */
  price_list_of_buyer: PriceListBuyerTable;
}
