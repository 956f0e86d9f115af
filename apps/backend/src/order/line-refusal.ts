import type { Locale } from '@rider/api/locale';
import type { Localized } from '../database/columns.ts';
import { Refusal } from '../http/refusal.ts';
import type { LineProblem } from '../cart/quantity.ts';

/** A line that cannot be ordered, and why. */
export interface UnfitLine {
  cartLineId: number;
  name: Localized;
  variant: Localized;
  problem: Exclude<LineProblem, null>;
  terms: { stock: number; minimum: number; pack: number } | undefined;
}

const MESSAGES = {
  gone: 910024,
  'out-of-stock': 910020,
  'not-enough-stock': 910021,
  'below-minimum': 910022,
  'off-pack': 910023,
} as const;

/** The refusal that names a line; `data.lines` tells the client which one and the wire's `problem`. */
export function lineRefusal({ cartLineId, name, variant, problem, terms }: UnfitLine, locale: Locale): Refusal {
  const called = variant[locale] === '' ? name[locale] : `${name[locale]} (${variant[locale]})`;
  return new Refusal(MESSAGES[problem], {
    parameters: { name: called, ...terms },
    data: { lines: [{ id: String(cartLineId), problem }] },
  });
}
