import * as v from 'valibot';
import { LONGEST_QUANTITY, LONGEST_TEXT, MOST_QUICK_ROWS } from './read-list.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** The rows of a quick order as pairs of text and quantity, which are fewer values than objects. */
export const quickOrderSchema = v.object({
  rows: v.pipe(v.array(v.tuple([text(LONGEST_TEXT), text(LONGEST_QUANTITY)])), v.maxLength(MOST_QUICK_ROWS)),
});
