import { postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

/** The states by which tax rates are filtered. */
export const TAX_RATE_STATES = ['collected', 'uncollected'] as const;

/** The sales tax of a state, or of the rest of a country, as an operator enters it. */
export interface EnteredTaxRate {
  /** Codes of the region list; `state` is empty for the rest of the country. */
  country: string;
  state: string;
  /** Thousandths of a percent. */
  rate: number;
  taxesFreight: boolean;
  /** Whether the shop is registered there; if not, it charges no tax. */
  isCollected: boolean;
  /** Sent back with a save, which is rejected if somebody else has saved meanwhile; 0 for a new place. */
  version: number;
}

/** A tax rate with the name of its place. */
export interface OperatorTaxRate extends EnteredTaxRate {
  place: string;
}

/** The tax rates, those that are collected first; searched by name and code of the place. */
export function getTaxRates(api: Api, query: OperatorListQuery): Promise<OperatorList<OperatorTaxRate>> {
  return getOperatorList(api, 'tax_rates', query);
}

/** Adds or changes a tax rate, for later orders. Rejects with errors by field, and with `changed-meanwhile` for an old version. */
export function saveTaxRate(api: Api, rate: EnteredTaxRate): Promise<void> {
  return postOwn(api, operatorPath`tax_rates`, rate);
}
