import * as v from 'valibot';

/** Ids of products or categories, each once. */
export function listedIds(most: number, long: string) {
  const id = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'validation.homePage.unknown'));
  return v.pipe(
    v.array(id),
    v.transform((given) => [...new Set(given)]),
    v.maxLength(most, long),
  );
}
