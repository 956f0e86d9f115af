import * as v from 'valibot';
import { MOST_SAVED_AT_ONCE, PRODUCT_STATES } from '../../product/index.ts';
import { optionalShortText } from '../fields/index.ts';

const id = v.pipe(v.string(), v.regex(/^\d{1,9}$/));
/** Checked with the whole product. */
const cell = v.optional(v.pipe(v.string(), v.maxLength(2_000, 'validation.text.long')));

/** The changes of the product table, and the reason for changes of stock. */
export const productTableSchema = v.object({
  reason: optionalShortText,
  products: v.pipe(
    v.array(
      v.object({
        id,
        version: v.pipe(v.number(), v.integer()),
        state: v.optional(v.picklist(PRODUCT_STATES, 'validation.product.state')),
        variants: v.array(
          v.object({
            id,
            price: cell,
            listPrice: cell,
            breaks: cell,
            minimum: cell,
            pack: cell,
            stock: cell,
            lowMark: cell,
            seenStock: cell,
          }),
        ),
      }),
    ),
    v.maxLength(MOST_SAVED_AT_ONCE),
  ),
});
