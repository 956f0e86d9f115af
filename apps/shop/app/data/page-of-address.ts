/** The page of a list that an address names with `page`; the first where it names none. */
export function pageOfAddress(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}
