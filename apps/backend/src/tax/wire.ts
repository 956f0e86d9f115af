import type { TaxWire } from '@rider/api/tax';
import type { Locale } from '@rider/model/locale';
import { moneyToDecimal } from '@rider/model/money';
import type { Tax } from '@rider/model/tax';
import type { Localized } from '../database/columns.ts';

/** A tax on the wire, with the name of its place where none is collected. */
export function taxToWire(
  { amount, rate, taxesFreight, region, certificate }: Tax,
  untaxed: Localized | null,
  locale: Locale,
): TaxWire {
  return {
    price: moneyToDecimal(amount),
    rate: rate / 1000,
    freight: taxesFreight,
    region,
    region_name: untaxed?.[locale] ?? '',
    certificate: certificate ?? '',
  };
}
