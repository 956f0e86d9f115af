import type { TaxWire } from '@rider/api/tax';
import { moneyToDecimal } from '@rider/model/money';
import type { Tax } from '@rider/model/tax';

/** A tax on the wire. */
export function taxToWire({ amount, rate, taxesFreight, region, certificate }: Tax): TaxWire {
  return {
    price: moneyToDecimal(amount),
    rate: rate / 1000,
    freight: taxesFreight,
    region,
    certificate: certificate ?? '',
  };
}
