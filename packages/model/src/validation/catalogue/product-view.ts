import * as v from 'valibot';
import { NAME_LENGTH } from '../../limits/index.ts';
import { required } from '../fields/index.ts';

/** A saved view of the product list: its name, and the query of its address. */
export const productViewSchema = v.object({
  name: v.pipe(required('validation.productView.name'), v.maxLength(NAME_LENGTH.maximum, 'validation.text.long')),
  query: v.pipe(v.string(), v.maxLength(1_000, 'validation.text.long')),
});
