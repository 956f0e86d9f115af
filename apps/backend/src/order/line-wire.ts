import { PROMOTION_KIND_OF } from '@rider/api/promotion';
import type { OrderLineWire, OrderSkuWire } from '@rider/api/order';
import type { Locale } from '@rider/model/locale';
import { mediaPath } from '../http/media.ts';
import { moneyToDecimal } from '@rider/model/money';
import type { StoredOrder } from './close-order.ts';
import type { StoredOrderLine } from './tables.ts';

/** Pieces of a line after refunds. */
export interface LinePieces {
  /** Refunded. */
  refunded: number;
  /** Neither refunded nor requested in an open refund. */
  refundable: number;
  /** Sent or still to be sent. */
  toSend: number;
  shipped: number;
}

/** An order line on the wire. */
export function lineToWire(
  line: StoredOrderLine,
  { order, pieces }: { order: Pick<StoredOrder, 'buyer_id' | 'state'>; pieces: LinePieces },
  locale: Locale,
): OrderLineWire {
  const image = mediaPath(line.image);
  const price = moneyToDecimal(line.list_price);
  const attrInfo: OrderSkuWire = {
    product_id: line.product_id,
    suk: line.variant[locale],
    price,
    image,
    unique: String(line.sku_id),
    code: line.code,
  };
  return {
    id: String(line.id),
    uid: order.buyer_id,
    type: '0',
    product_id: line.product_id,
    product_attr_unique: String(line.sku_id),
    cart_num: line.quantity,
    productInfo: {
      id: line.product_id,
      store_name: line.name[locale],
      image,
      price,
      unit_name: line.unit[locale],
      attrInfo,
    },
    attrInfo,
    truePrice: moneyToDecimal(line.unit_price),
    sum_price: price,
    sum_true_price: moneyToDecimal(line.line_total),
    vip_truePrice: 0,
    postage_price: 0,
    coupon_price: moneyToDecimal(line.discount),
    tax_price: moneyToDecimal(line.tax),
    integral_price: 0,
    unique: line.key,
    is_reply: order.state === 'done' ? 1 : 0,
    refund_num: pieces.refunded,
    surplus_num: line.quantity - pieces.refunded,
    surplus_refund_num: pieces.refundable,
    send_num: pieces.toSend,
    shipped_num: pieces.shipped,
    is_valid: 1,
    promotion: promotionOf(line),
  };
}

function promotionOf({ promotion_kind: kind, ships_at: shipsAt }: StoredOrderLine): OrderLineWire['promotion'] {
  return kind ? { kind: PROMOTION_KIND_OF[kind], endsAt: null, shipsAt: shipsAt?.getTime() ?? null } : null;
}
