import { screens } from '@rider/model/screens';

/** Maximum number of products that are compared. */
export const MOST_COMPARED = 4;

/** The products of an address, each once, at most {@link MOST_COMPARED}. */
export function readCompared(parameters: URLSearchParams): string[] {
  const ids = (parameters.get('ids') ?? '').split(',').filter((id) => /^[1-9]\d{0,18}$/.test(id));
  return [...new Set(ids)].slice(0, MOST_COMPARED);
}

/** The address that compares these products and one more, in place of the first where there are too many; `list` as {@link chooseFrom}. */
export function compareWith(ids: readonly string[], added: string, list = ''): string {
  return chooseFrom(list, [...ids.filter((id) => id !== added), added].slice(-MOST_COMPARED));
}

/** The address that compares products and offers those of a list, which is the address of its screen; none if it is empty. */
export function chooseFrom(list: string, ids: readonly string[] = []): string {
  return `${screens.compare(ids)}${list && `&list=${encodeURIComponent(list)}`}`;
}
