/** The text fields of a form by name. */
export type Texts = Record<string, string>;

/** Reads the text fields of a form. */
export function textsOf(form: FormData): Texts {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
