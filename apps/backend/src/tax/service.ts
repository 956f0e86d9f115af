import { money, type Money } from '@rider/model/money';
import { taxOn, type Tax } from '@rider/model/tax';
import { splitOverLines, type SplitLine } from '../money/split-over-lines.ts';
import { sumOf } from '../money/sum-of.ts';
import type { Database } from '../database/open.ts';
import { findExemption } from './exemption.ts';

/** Where goods go, as far as tax depends on it. Codes of the region list. */
export interface ShipTo {
  country: string;
  state: string;
  city: string;
  zip: string;
}

/** How sales at a place are taxed. */
export interface TaxRule {
  /** Thousandths of a percent; zero where the shop is not registered. */
  rate: number;
  taxesFreight: boolean;
}

/**
 * Source of the rates: the table of this database, or a service that has counties and cities too. It is called in the transaction that
 * places an order, while stock is locked: a service answers from what it fetched before.
 */
export interface TaxService {
  ruleFor(database: Database, shipTo: ShipTo): Promise<TaxRule>;
}

/** Services of calls that compute tax. */
export interface TaxServices {
  taxes: TaxService;
}

/** The table of rates by state, which operators edit at the desk. A place that is not in it has no tax. */
export const tableOfRates: TaxService = {
  ruleFor: async (database, { country, state }) => {
    const row = await database
      .selectFrom('tax_rate')
      .select(['rate', 'taxes_freight'])
      .where('country', '=', country)
      .where('state', 'in', [state, ''])
      .where('is_collected', '=', true)
      // The state itself before the rest of its country.
      .orderBy('state', 'desc')
      .limit(1)
      .executeTakeFirst();
    return { rate: row?.rate ?? 0, taxesFreight: row?.taxes_freight ?? false };
  },
};

/** What is sold, to whom and where it goes. */
export interface TaxedSale {
  buyerId: number;
  shipTo: ShipTo;
  lines: readonly SplitLine[];
  freight: Money;
  /** Epoch milliseconds. */
  now: number;
}

/** The tax of a sale, and the share of each line, which add up to it. */
export interface TaxOfSale {
  tax: Tax;
  shares: Money[];
}

/** Computes the tax of a sale once for all lines, after discounts, and splits it over them like the freight. */
export async function taxOfSale(database: Database, service: TaxService, sale: TaxedSale): Promise<TaxOfSale> {
  const { buyerId, shipTo, lines, freight, now } = sale;
  const { rate, taxesFreight } = await service.ruleFor(database, shipTo);
  const region = [shipTo.country, shipTo.state].filter(Boolean).join('-');
  const certificate = rate > 0 ? await findExemption(database, { buyerId, shipTo, now }) : null;
  const goods = sumOf(lines.map(({ line_total: total, discount }) => money(total - discount)));
  const taxable = money(goods + (taxesFreight ? freight : 0));
  const amount = certificate === null ? taxOn(taxable, rate) : money(0);
  return { tax: { amount, rate, taxesFreight, region, certificate }, shares: splitOverLines(amount, lines) };
}
