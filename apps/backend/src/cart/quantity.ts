import type { CartLineProblem } from '@rider/model/cart';
import type { Locale } from '@rider/model/locale';
import { MAXIMUM_QUANTITY, quantityProblem, type QuantityProblem, type QuantityTerms } from '@rider/model/quantity';
import { ApiError } from '../http/api-error.ts';
import { validationText } from '../messages/index.ts';

/** A typed quantity, its field on the wire, and the language of errors. */
export interface RequestedQuantity {
  text: string;
  field: string;
  locale: Locale;
}

/** Checks the quantity of a line against the SKU's terms; returns `gone` for a missing SKU. */
export function lineProblem(terms: QuantityTerms | undefined, quantity: number): CartLineProblem | null {
  if (terms === undefined) return 'gone';
  const problem = quantityProblem(quantity, terms);
  // The wire has no name for these two problems; a stored line has them only after its terms changed.
  if (problem === 'not-a-number') return 'below-minimum';
  return problem === 'over-maximum' ? 'not-enough-stock' : problem;
}

/** The error of a quantity, with the reason at its field: `quantity-over-stock` for stock, `quantity-not-allowed` for anything else. */
export function quantityError(
  { field, locale }: RequestedQuantity,
  problem: QuantityProblem,
  { minimum, pack, stock }: QuantityTerms,
): ApiError {
  const values = { minimum, pack, stock, maximum: MAXIMUM_QUANTITY };
  const reason = validationText(`validation.quantity.${problem}`, locale, values);
  const detail = { parameters: { reason }, data: { errors: { [field]: reason } } };
  return problem === 'not-enough-stock' || problem === 'out-of-stock'
    ? new ApiError('quantity-over-stock', detail)
    : new ApiError('quantity-not-allowed', { ...detail, status: 400 });
}

/** Reads a typed quantity that the SKU's terms allow. @throws ApiError as {@link quantityError} otherwise. */
export function readQuantity(requested: RequestedQuantity, terms: QuantityTerms): number {
  const problem = quantityProblem(requested.text, terms);
  if (problem !== null) throw quantityError(requested, problem, terms);
  return Number(requested.text);
}
