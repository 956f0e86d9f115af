import type { Locale } from '@rider/model/locale';
import { money } from '@rider/model/money';
import type { PunchoutReturn } from '@rider/model/punchout';
import { readCart, type CartLine } from '../cart/cart.ts';
import type { CartServices } from '../cart/add-lines.ts';
import type { CartLinesRead } from '../cart/lines.ts';
import { sumOf } from '../money/sum-of.ts';
import { writeOrderMessage } from './cxml.ts';
import { writeOci } from './oci.ts';
import { visitOf } from './visits.ts';

function asSent({ row, current, unitPrice, lineTotal }: CartLine, locale: Locale) {
  if (current === undefined) return [];
  const { code: sku, name, variant, unit } = current;
  const texts = { name: name[locale], variant: variant[locale], unit: unit[locale] };
  return [{ sku, ...texts, quantity: row.quantity, unitPrice, lineTotal }];
}

/** The cart of a session's visit with the form that sends it. @throws ApiError `not-from-purchasing-system`. */
export async function returnCart(
  services: CartServices & CartLinesRead,
  sessionToken: string,
  locale: Locale,
): Promise<PunchoutReturn> {
  const { protocol, return_url: address, returned, buyer_id: buyerId } = await visitOf(services.database, sessionToken);
  const cart = await readCart(services, buyerId);
  const lines = cart.filter(({ problem }) => problem === null).flatMap((line) => asSent(line, locale));
  const total = money(sumOf(lines.map(({ lineTotal }) => lineTotal)));
  const fields: PunchoutReturn['fields'] =
    protocol === 'oci'
      ? writeOci(returned, lines)
      : [['cxml-urlencoded', writeOrderMessage(services.clock(), returned, { lines, total })]];
  return { lines, total, left: cart.length - lines.length, address, fields };
}
