/** The path of an operator's call, with encoded values: operatorPath`orders/${number}/ship`. */
export function operatorPath(texts: TemplateStringsArray, ...values: readonly string[]): string {
  return `operator/${String.raw({ raw: texts }, ...values.map(encodeURIComponent))}`;
}
