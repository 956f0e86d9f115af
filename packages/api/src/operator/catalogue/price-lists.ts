import type { PriceLine, PriceListState } from '@rider/model/price-list';
import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

/** A price list at the desk: contract prices of some buyers, companies and groups, for some time. */
export interface PriceList {
  id: string;
  name: string;
  /** ISO date in the shop's time zone. */
  firstDay: string;
  /** ISO date; empty without an end. */
  lastDay: string;
  state: PriceListState;
  /** How many buyers, companies and groups have it. */
  buyers: number;
  companies: number;
  groups: number;
  /** How many variants it has prices for. */
  variants: number;
}

/** A price list with everything in it. */
export interface PriceListContents extends Pick<PriceList, 'id' | 'name' | 'firstDay' | 'lastDay'> {
  /** Sent back with a save, which is rejected if somebody else has saved meanwhile. */
  version: number;
  /** Account names, in order. */
  accounts: string[];
  /** The companies whose members have it, by name. */
  companies: { id: string; name: string }[];
  /** The names of the price groups that have it. */
  groups: string[];
  /** In the order of SKU and quantity. */
  prices: PriceLine[];
}

/** What a save of a price list sends. */
export interface PriceListInput extends Pick<PriceListContents, 'name' | 'firstDay' | 'lastDay'> {
  /** Absent for a new list. */
  id?: string;
  version?: number;
  /** Account names or e-mail addresses, separated by spaces, commas or lines. */
  accounts: string;
  /** Companies by line: their names, or `#` and their ids. */
  companies?: string;
  /** The names of price groups by line. */
  groups?: string;
  /** Lines as `readPriceLines` reads them. */
  prices: string;
}

/** The price lists, current ones first; searched by name, account and SKU. */
export function getPriceLists(api: Api, query: OperatorListQuery): Promise<OperatorList<PriceList>> {
  return getOperatorList(api, 'price_lists', query);
}

/** A price list with its buyers and prices. */
export function getPriceList(api: Api, id: string): Promise<PriceListContents> {
  return getOwn(api, operatorPath`price_lists/${id}`);
}

/** Adds or replaces a price list. Rejects with errors by field, and with `changed-meanwhile` for an old version. */
export function savePriceList(api: Api, { prices, ...input }: PriceListInput): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) if (value !== undefined) form.set(name, String(value));
  // A file, because a text of a call is limited to a few pages.
  form.set('prices', new Blob([prices], { type: 'text/plain' }), 'prices.txt');
  return postOwn(api, operatorPath`price_lists`, form);
}

/** Removes a price list: its buyers have the ordinary prices again. Rejects with `changed-meanwhile` for an old version. */
export function removePriceList(api: Api, { id, version }: Pick<PriceListContents, 'id' | 'version'>): Promise<void> {
  return postOwn(api, operatorPath`price_lists/${id}/remove`, { version });
}
