import type { Localized } from '@rider/model/locale';
import type { Money } from '@rider/model/money';
import type { QuoteState } from '@rider/model/quote';
import type { Generated } from 'kysely';
import type { Json } from '../database/columns.ts';

/** A quote. `offer` is the number of its current version, 0 before the first; `version` counts its changes. */
export interface QuoteTable {
  id: Generated<number>;
  /** The public number. */
  number: Generated<string>;
  /** The buyer who requested it. */
  buyer_id: number;
  /** The requester's company at that time. */
  company_id: Generated<number | null>;
  /** The key of the request. */
  key: string;
  state: QuoteState;
  version: Generated<number>;
  offer: Generated<number>;
  /** The first instant at which the current version is expired. */
  valid_until: Generated<Date | null>;
  /** Orders of the current version that ended before they were paid. */
  unpaid_orders: Generated<number>;
  /** When the buyer was reminded of the last day of the current version. */
  reminded_at: Generated<Date | null>;
  /** Whether the current version lacks stock; null if it never did, false once the buyer was reminded. */
  awaits_stock: Generated<boolean | null>;
  requested_at: Date;
  changed_at: Date;
  /** The operator who changed it last. */
  changed_by: Generated<number | null>;
}

/** A requested variant, one per SKU. `list_price` is the buyer's own price for so many pieces at that time. */
export interface QuoteLineTable {
  id: Generated<number>;
  quote_id: number;
  place: number;
  product_id: number;
  sku_id: number;
  code: string;
  name: Json<Localized>;
  variant: Json<Localized>;
  unit: Json<Localized>;
  image: string;
  quantity: number;
  list_price: Money;
}

/** A version: what the shop offered at one time. */
export interface QuoteVersionTable {
  quote_id: number;
  number: number;
  total: Money;
  valid_until: Date;
  note: string;
  offered_at: Date;
  offered_by: number;
}

/** The agreed pieces and price of a line in a version. */
export interface QuoteVersionLineTable {
  quote_id: number;
  number: number;
  line_id: number;
  quantity: number;
  unit_price: Money;
  /** ISO day by which it can ship; empty if the shop names none. */
  ships_by: string;
}

/** A comment of a buyer, or of an operator: exactly one of the two. */
export interface QuoteCommentTable {
  id: Generated<number>;
  quote_id: number;
  agent_id: number | null;
  buyer_id: number | null;
  text: string;
  sent_at: Date;
}

/** Tables of quotes. */
export interface QuoteTables {
  quote: QuoteTable;
  quote_line: QuoteLineTable;
  quote_version: QuoteVersionTable;
  quote_version_line: QuoteVersionLineTable;
  quote_comment: QuoteCommentTable;
}
