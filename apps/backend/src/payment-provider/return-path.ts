import { safeLocalPath } from '@rider/model/navigation';

/** The page to which a buyer comes back from the provider: `page` in one of the shop's languages, whatever was asked for. */
export function returnPathTo(page: string, wished: string): string {
  return wished.endsWith(page) && safeLocalPath(wished, 'http://shop.invalid') ? wished : page;
}
