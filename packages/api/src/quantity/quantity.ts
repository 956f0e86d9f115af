import { MAXIMUM_QUANTITY } from '../validation/limits.ts';

/** What a SKU allows to be ordered (R6.12). */
export interface QuantityTerms {
  minimum: number;
  pack: number;
  stock: number;
}

/** Why a quantity cannot be ordered, as a message id with its values. */
export interface QuantityProblem {
  id:
    | 'validation.quantity.number'
    | 'validation.quantity.minimum'
    | 'validation.quantity.pack'
    | 'validation.quantity.stock'
    | 'validation.quantity.maximum';
  values: { minimum: number; pack: number; stock: number; maximum: number };
}

/**
 * Checks a quantity, typed or stored, against a SKU's terms; null when it can be ordered. Free of the schema library, because
 * the product page needs it before anything is loaded on demand.
 */
export function quantityProblem(quantity: string | number, terms: QuantityTerms): QuantityProblem | null {
  const text = String(quantity).trim();
  const count = Number(text);
  const problem = (id: QuantityProblem['id']): QuantityProblem => ({
    id,
    values: { ...terms, maximum: MAXIMUM_QUANTITY },
  });
  if (!/^\d+$/.test(text) || count < 1) return problem('validation.quantity.number');
  if (count > MAXIMUM_QUANTITY) return problem('validation.quantity.maximum');
  if (count > terms.stock) return problem('validation.quantity.stock');
  if (count < terms.minimum) return problem('validation.quantity.minimum');
  if (count % terms.pack !== 0) return problem('validation.quantity.pack');
  return null;
}

/** The term of a search, trimmed, or null when there is nothing to search for (R3.2). */
export function searchTerm(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
