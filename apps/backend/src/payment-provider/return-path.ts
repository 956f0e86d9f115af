import { safeLocalPath } from '@rider/model/navigation';

/**
 * The path to return to from the provider: `requested` if it is a safe local path ending in `page` (with a language prefix, say), else `page`.
 */
export function returnPathTo(page: string, requested: string): string {
  return requested.endsWith(page) && safeLocalPath(requested, 'http://shop.invalid') ? requested : page;
}
