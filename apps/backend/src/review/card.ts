import type { ReviewedLineWire } from '@rider/api/review';
import type { Locale } from '@rider/model/locale';
import { moneyToDecimal } from '@rider/model/money';
import { mediaPath } from '../http/media.ts';
import type { findOwnLine } from './publish-review.ts';

/** An order line for the review page, on the wire. */
export function cardToWire(line: Awaited<ReturnType<typeof findOwnLine>>, locale: Locale): ReviewedLineWire {
  const image = mediaPath(line.image);
  const price = moneyToDecimal(line.list_price);
  return {
    cart_num: line.quantity,
    productInfo: {
      image,
      price,
      store_name: line.name[locale],
      attrInfo: { product_id: line.product_id, suk: line.variant[locale], price, image },
    },
    product_id: line.product_id,
    combination_id: 0,
    seckill_id: 0,
    bargain_id: 0,
    order_id: line.number,
  };
}
