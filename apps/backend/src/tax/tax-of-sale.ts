import { money, type Money } from '@rider/model/money';
import { taxOn, type Tax } from '@rider/model/tax';
import { splitOverLines, type SplitLine } from '../money/split-over-lines.ts';
import { sumOf } from '../money/sum-of.ts';
import type { Database } from '../database/open.ts';
import { findExemption } from './exemption.ts';

/** The destination, as far as tax depends on it, in codes of the region list. */
export interface ShipTo {
  country: string;
  state: string;
  city: string;
  zip: string;
}

/** The tax rule of a place. */
export interface TaxRule {
  /** Thousandths of a percent; zero where the shop is not registered. */
  rate: number;
  taxesFreight: boolean;
}

/**
 * Source of the rates: this database's table, or a service that also covers counties and cities. Called in the transaction that places an
 * order, while stock is locked, so a remote service must answer from its cache.
 */
export interface TaxService {
  ruleFor(database: Database, shipTo: ShipTo): Promise<TaxRule>;
}

/** Services for computing tax. */
export interface TaxServices {
  taxes: TaxService;
}

/** The table of rates by state, which operators edit at the desk. Places not in it have no tax. */
export const tableOfRates: TaxService = {
  ruleFor: async (database, { country, state }) => {
    const row = await database
      .selectFrom('tax_rate')
      .select(['rate', 'taxes_freight'])
      .where('country', '=', country)
      .where('state', 'in', [state, ''])
      .where('is_collected', '=', true)
      // The state's own row before the row of its country.
      .orderBy('state', 'desc')
      .limit(1)
      .executeTakeFirst();
    return { rate: row?.rate ?? 0, taxesFreight: row?.taxes_freight ?? false };
  },
};

/** The lines, buyer and destination of a sale. */
export interface TaxedSale {
  buyerId: number;
  shipTo: ShipTo;
  lines: readonly SplitLine[];
  freight: Money;
  /** Epoch milliseconds. */
  now: number;
}

/** The tax of a sale, and the share of each line; the shares add up to the tax. */
export interface TaxOfSale {
  tax: Tax;
  shares: Money[];
}

/** Computes the tax of a sale once for all lines, after discounts, and splits it over the lines like the freight. */
export async function taxOfSale(database: Database, service: TaxService, sale: TaxedSale): Promise<TaxOfSale> {
  const { buyerId, shipTo, lines, freight, now } = sale;
  const { rate, taxesFreight } = await service.ruleFor(database, shipTo);
  const region = [shipTo.country, shipTo.state].filter(Boolean).join('-');
  const certificate = rate > 0 ? await findExemption(database, { buyerId, shipTo, now }) : null;
  const subtotal = sumOf(lines.map(({ line_total: total, discount }) => money(total - discount)));
  const taxable = money(subtotal + (taxesFreight ? freight : 0));
  const amount = certificate === null ? taxOn(taxable, rate) : money(0);
  return { tax: { amount, rate, taxesFreight, region, certificate }, shares: splitOverLines(amount, lines) };
}
