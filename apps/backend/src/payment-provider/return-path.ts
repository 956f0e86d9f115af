import { safeLocalPath } from '@rider/model/navigation';

/**
 * The path to return to from the provider: `wished` if it is a safe local path ending in `page` (with a language prefix, say), else `page`.
 */
export function returnPathTo(page: string, wished: string): string {
  return wished.endsWith(page) && safeLocalPath(wished, 'http://shop.invalid') ? wished : page;
}
