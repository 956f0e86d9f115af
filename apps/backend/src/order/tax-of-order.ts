import { money } from '@rider/model/money';
import type { Tax } from '@rider/model/tax';
import type { Insertable } from 'kysely';
import type { StoredOrder } from './close-order.ts';
import type { CustomerOrderTable } from './tables.ts';

type TaxColumn = 'tax' | 'tax_rate' | 'taxes_freight' | 'tax_region' | 'tax_certificate';

/** The tax of an order at the time of placement. */
export function taxOfOrder(row: Pick<StoredOrder, TaxColumn>): Tax {
  return {
    amount: row.tax,
    rate: row.tax_rate,
    taxesFreight: row.taxes_freight,
    region: row.tax_region,
    certificate: row.tax_certificate,
  };
}

/** The tax columns of an order. */
export function taxColumns(tax: Tax | null): Pick<Insertable<CustomerOrderTable>, TaxColumn> {
  return {
    tax: tax?.amount ?? money(0),
    tax_rate: tax?.rate ?? 0,
    taxes_freight: tax?.taxesFreight ?? false,
    tax_region: tax?.region ?? '',
    tax_certificate: tax?.certificate ?? null,
  };
}
