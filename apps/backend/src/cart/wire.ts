import { PROMOTION_KIND_OF } from '@rider/api/promotion';
import type { Locale } from '@rider/model/locale';
import { money, moneyToDecimal } from '@rider/model/money';
import { isContractAt } from '@rider/model/price';
import type { CartItemWire, CartProductWire, CartSkuWire } from '@rider/api/cart';
import { mediaPath } from '../http/media.ts';
import type { CurrentVariant } from './current-variants.ts';
import type { CartLine } from './cart.ts';
import { unixSeconds } from '../http/unix-seconds.ts';

/** A SKU as `attrInfo`. */
export function variantToWire(current: CurrentVariant, locale: Locale): CartSkuWire {
  return {
    product_id: current.productId,
    suk: current.variant[locale],
    stock: current.stock,
    price: moneyToDecimal(current.price),
    ot_price: moneyToDecimal(current.originalPrice),
    image: mediaPath(current.image),
    unique: String(current.skuId),
    bar_code: current.barcode,
    weight: current.weightKg,
    code: current.code,
    min_qty: current.minimum,
    pack: current.pack,
    tiers: current.tiers.map(({ quantity, price }) => ({ min: quantity, price: moneyToDecimal(price) })),
  };
}

function productInfo({ row, current }: CartLine, locale: Locale): CartProductWire {
  if (current === undefined) {
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
    id: current.productId,
    store_name: current.name[locale],
    image: mediaPath(current.image),
    unit_name: current.unit[locale],
    stock: current.stock,
    price: moneyToDecimal(current.price),
    ot_price: moneyToDecimal(current.originalPrice),
    min_qty: current.minimum,
    attrInfo: variantToWire(current, locale),
  };
}

/** A cart line on the wire. */
export function cartLineToWire(line: CartLine, locale: Locale): CartItemWire {
  const { row, current, unitPrice, problem, promotion } = line;
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
    ...(current && promotion.active === null && isContractAt(current, row.quantity) && { contract_price: true }),
    vip_truePrice: 0,
    trueStock: current?.stock ?? 0,
    sum_price: moneyToDecimal(current?.price ?? money(0)),
    price_type: 'level',
    attrStatus: current !== undefined,
    is_valid: current === undefined ? 0 : 1,
    problem: problem ?? '',
    promotion: promotion.active && {
      kind: PROMOTION_KIND_OF[promotion.active.kind],
      endsAt: promotion.active.until.getTime(),
      shipsAt: promotion.active.shipsAt?.getTime() ?? null,
    },
    promotion_lost: promotion.lost ?? '',
  };
}
