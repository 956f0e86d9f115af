import type { Locale } from '@rider/api/locale';
import { quantityProblem, type QuantityProblem } from '@rider/api/quantity';
import { Refusal } from '../http/refusal.ts';
import { validationText } from '../messages/index.ts';
import type { Goods } from './goods.ts';

/** Why a line cannot be ordered as it stands; null when it can (R6.12, the wire's `problem`). */
export type LineProblem = 'gone' | 'out-of-stock' | 'not-enough-stock' | 'below-minimum' | 'off-pack' | null;

/** A quantity as it was typed, the wire field it came in, and the language to answer in. */
export interface AskedQuantity {
  text: string;
  field: string;
  locale: Locale;
}

type Terms = Pick<Goods, 'stock' | 'minimum' | 'pack'>;

const PROBLEMS: Readonly<Record<QuantityProblem['id'], Exclude<LineProblem, null>>> = {
  'validation.quantity.number': 'below-minimum',
  'validation.quantity.minimum': 'below-minimum',
  'validation.quantity.pack': 'off-pack',
  'validation.quantity.stock': 'not-enough-stock',
  'validation.quantity.maximum': 'not-enough-stock',
};

/** Judges a quantity against the SKU's terms and stock by the shared rule; a missing SKU is `gone`. */
export function lineProblem(terms: Terms | undefined, quantity: number): LineProblem {
  if (terms === undefined) return 'gone';
  if (terms.stock === 0) return 'out-of-stock';
  const problem = quantityProblem(quantity, terms);
  return problem === null ? null : PROBLEMS[problem.id];
}

/** The refusal of a quantity, with the reason at its field: `quantity-over-stock` for stock, `quantity-not-allowed` for anything else. */
export function quantityRefusal({ field, locale }: AskedQuantity, { id, values }: QuantityProblem): Refusal {
  const reason = validationText(id, locale, { ...values });
  const detail = { parameters: { reason }, data: { errors: { [field]: reason } } };
  return id === 'validation.quantity.stock'
    ? new Refusal('quantity-over-stock', detail)
    : new Refusal('quantity-not-allowed', { ...detail, status: 400 });
}

/** Reads a typed quantity that the SKU's terms allow. Throws its refusal otherwise. */
export function readQuantity(asked: AskedQuantity, terms: Terms): number {
  const problem = quantityProblem(asked.text, terms);
  if (problem !== null) throw quantityRefusal(asked, problem);
  return Number(asked.text);
}
