import type { CartLineProblem } from '@rider/model/cart';
import type { Locale, Localized } from '@rider/model/locale';
import type { QuantityTerms } from '@rider/model/quantity';
import { ApiError } from '../http/api-error.ts';

/** A line that cannot be ordered, and the reason. */
export interface UnfitLine {
  cartLineId: number;
  name: Localized;
  variant: Localized;
  problem: CartLineProblem;
  /** The SKU's order terms; undefined when the SKU is gone. */
  terms: QuantityTerms | undefined;
}

const MESSAGES = {
  gone: 'line-discontinued',
  'out-of-stock': 'line-out-of-stock',
  'not-enough-stock': 'line-over-stock',
  'below-minimum': 'line-below-minimum',
  'off-pack': 'line-off-pack',
} as const;

/** The error that names a line; `data.lines` gives the client its id and the wire's `problem`. */
export function lineError({ cartLineId, name, variant, problem, terms }: UnfitLine, locale: Locale): ApiError {
  const called = variant[locale] === '' ? name[locale] : `${name[locale]} (${variant[locale]})`;
  return new ApiError(MESSAGES[problem], {
    // Copied one by one: `terms` is a complete variant whose name would override the line's.
    parameters: terms
      ? { name: called, stock: terms.stock, minimum: terms.minimum, pack: terms.pack }
      : { name: called },
    data: { lines: [{ id: String(cartLineId), problem }] },
  });
}
