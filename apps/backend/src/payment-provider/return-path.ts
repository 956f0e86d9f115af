import { safeLocalPath } from '@rider/model/navigation';

/**
 * The return path from the provider: `requested` if it is a safe local path ending in `page`, such as with a language prefix; else `page`.
 */
export function returnPathTo(page: string, requested: string): string {
  return requested.endsWith(page) && safeLocalPath(requested, 'http://shop.invalid') ? requested : page;
}
