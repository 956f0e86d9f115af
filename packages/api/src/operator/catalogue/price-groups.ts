import { postOwn, getOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

/** A group of buyers and companies that have the same price lists. */
export interface PriceGroup {
  id: string;
  name: string;
  /** How many buyers, companies and price lists it has. */
  buyers: number;
  companies: number;
  priceLists: number;
}

/** A price group with everything in it. */
export interface PriceGroupContents extends Pick<PriceGroup, 'id' | 'name'> {
  /** Sent back with a save, which is rejected if somebody else has saved meanwhile. */
  version: number;
  /** Account names, in order. */
  accounts: string[];
  /** The companies whose members are in it, by name. */
  companies: { id: string; name: string }[];
  /** The price lists that it has, by name. */
  priceLists: { id: string; name: string }[];
}

/** What a save of a price group sends. */
export interface PriceGroupInput extends Pick<PriceGroup, 'name'> {
  /** Absent for a new group. */
  id?: string;
  version?: number;
  /** Account names or e-mail addresses, separated by spaces, commas or lines. */
  accounts: string;
  /** Companies by line: their names, or `#` and their ids. */
  companies: string;
}

/** The price groups by name; searched by name, account and company. */
export function getPriceGroups(api: Api, query: OperatorListQuery): Promise<OperatorList<PriceGroup>> {
  return getOperatorList(api, 'price_groups', query);
}

/** A price group with its buyers, companies and price lists. */
export function getPriceGroup(api: Api, id: string): Promise<PriceGroupContents> {
  return getOwn(api, operatorPath`price_groups/${id}`);
}

/** Adds or replaces a price group. Rejects with errors by field, and with `changed-meanwhile` for an old version. */
export function savePriceGroup(api: Api, input: PriceGroupInput): Promise<void> {
  return postOwn(api, operatorPath`price_groups`, { ...input });
}

/** Removes a price group, whose members then have its price lists no longer. Rejects with `changed-meanwhile` for an old version. */
export function removePriceGroup(api: Api, { id, version }: Pick<PriceGroupContents, 'id' | 'version'>): Promise<void> {
  return postOwn(api, operatorPath`price_groups/${id}/remove`, { version });
}
