import { WHOLE_RATE, type Tax } from '@rider/model/tax';
import { amountOrZero, flag, number, object, text } from '../wire/index.ts';
import type { TaxWire } from './wire.ts';

/** Reads a sales tax; null where the backend returns none. */
export function readTax(data: unknown): Tax | null {
  const { price, rate, freight, region, region_name: name, certificate } = object<TaxWire>(data);
  if (price === undefined) return null;
  return {
    amount: amountOrZero(price),
    rate: Math.round((number(rate) * WHOLE_RATE) / 100),
    taxesFreight: flag(freight),
    region: text(region),
    ...(text(name) !== '' && { uncollectedIn: text(name) }),
    certificate: text(certificate) || null,
  };
}
