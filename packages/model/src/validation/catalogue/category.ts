import * as v from 'valibot';
import { localizedText, optionalText } from '../fields/index.ts';

const LONGEST_NAME = 60;

/** A category of the catalogue: its name, its parent (empty at the top), and the addresses of its pictures (empty without). */
export const categorySchema = v.object({
  name: localizedText('validation.category.name', LONGEST_NAME),
  parentId: optionalText,
  picture: optionalText,
  banner: optionalText,
});
