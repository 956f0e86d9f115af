import * as v from 'valibot';
import { SHOPPING_LIST_LENGTHS } from '../limits/index.ts';
import { LONGEST_QUANTITY, LONGEST_TEXT } from '../quick-order/index.ts';
import { normalizeText, optionalText, required } from '../validation/index.ts';

const { name, place, note } = SHOPPING_LIST_LENGTHS;
const long = 'validation.text.long';

/** Maximum number of lines that one call adds, sets or removes. */
export const MOST_CHANGES = 100;

/** The texts of a shopping list. `shared` is `1` as the form's checkbox sends it, or a boolean. */
export const shoppingListSchema = v.object({
  name: v.pipe(required('validation.shoppingList.name'), v.maxLength(name, long)),
  job: v.optional(v.pipe(optionalText, v.maxLength(place, long)), ''),
  site: v.optional(v.pipe(optionalText, v.maxLength(place, long)), ''),
  shared: v.optional(
    v.pipe(
      v.union([v.boolean(), v.string()]),
      v.transform((shared) => shared === true || shared === '1'),
    ),
    false,
  ),
});

const text = (most: number) => v.pipe(v.string(), v.transform(normalizeText), v.maxLength(most, long));
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const version = v.pipe(v.number(), v.integer(), v.minValue(0));
const line = { id, text: text(LONGEST_TEXT), quantity: text(LONGEST_QUANTITY), note: text(note) };
const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.optional(v.pipe(v.array(item), v.maxLength(MOST_CHANGES)), []);

/** Changes of the lines of a shopping list, as `LineChanges`. */
export const shoppingListLinesSchema = v.object({
  added: listOf(v.object({ ...line, after: v.optional(v.nullable(v.union([v.literal(''), id])), null) })),
  set: listOf(v.object({ ...line, version })),
  removed: listOf(v.object({ id, version })),
});
