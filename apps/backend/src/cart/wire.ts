import type { Locale } from '@rider/model/locale';
import { money, moneyToDecimal } from '@rider/model/money';
import type { CartItemWire, CartProductWire, CartSkuWire } from '@rider/api/cart';
import { mediaPath } from '../http/media.ts';
import type { Goods } from './goods.ts';
import type { CartLine } from './cart.ts';
import { unixSeconds } from '../http/unix-seconds.ts';

/** A SKU as `attrInfo`. */
export function goodsToWire(goods: Goods, locale: Locale): CartSkuWire {
  return {
    product_id: goods.productId,
    suk: goods.variant[locale],
    stock: goods.stock,
    price: moneyToDecimal(goods.price),
    ot_price: moneyToDecimal(goods.originalPrice),
    image: mediaPath(goods.image),
    unique: String(goods.skuId),
    bar_code: goods.barcode,
    weight: goods.weightKg,
    code: goods.code,
    min_qty: goods.minimum,
    pack: goods.pack,
    tiers: goods.tiers.map(({ quantity, price }) => ({ min: quantity, price: moneyToDecimal(price) })),
  };
}

function productInfo({ row, goods }: CartLine, locale: Locale): CartProductWire {
  if (goods === undefined) {
    // The SKU no longer exists: shows the line's copy.
    const image = mediaPath(row.image);
    const attrInfo = {
      suk: row.variant[locale],
      code: row.code,
      unique: String(row.sku_id),
      stock: 0,
      price: '0.00',
      image,
    };
    return {
      id: row.product_id,
      store_name: row.name[locale],
      image,
      unit_name: '',
      stock: 0,
      price: '0.00',
      attrInfo,
    };
  }
  return {
    id: goods.productId,
    store_name: goods.name[locale],
    image: mediaPath(goods.image),
    unit_name: goods.unit[locale],
    stock: goods.stock,
    price: moneyToDecimal(goods.price),
    ot_price: moneyToDecimal(goods.originalPrice),
    min_qty: goods.minimum,
    attrInfo: goodsToWire(goods, locale),
  };
}

/** A cart line on the wire. */
export function cartLineToWire(line: CartLine, locale: Locale): CartItemWire {
  const { row, goods, unitPrice, problem, promotion } = line;
  return {
    id: String(row.id),
    uid: row.buyer_id,
    type: '0',
    product_id: row.product_id,
    product_attr_unique: String(row.sku_id),
    cart_num: row.quantity,
    is_new: row.buy_now ? 1 : 0,
    add_time: unixSeconds(row.added_at),
    productInfo: productInfo(line, locale),
    truePrice: moneyToDecimal(unitPrice),
    vip_truePrice: 0,
    trueStock: goods?.stock ?? 0,
    sum_price: moneyToDecimal(goods?.price ?? money(0)),
    price_type: 'level',
    attrStatus: goods !== undefined,
    is_valid: goods === undefined ? 0 : 1,
    problem: problem ?? '',
    promotion: promotion.active && {
      kind: promotion.active.kind,
      id: promotion.active.number,
      stop_time: unixSeconds(promotion.active.until),
      ships_at: unixSeconds(promotion.active.shipsAt),
    },
    promotion_lost: promotion.lost ?? '',
  };
}
