/** The page number in a list's address; 1 without a valid one. */
export function pageOfAddress(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}
