import { readQuantityBreaks } from '../catalogue/product.ts';
import {
  amountOrNull,
  amountOrZero,
  id,
  number,
  object,
  ownField,
  requiredObject,
  text,
  total,
  variantText,
} from '../wire/index.ts';
import type { CartLine, CartLineProblem } from '@rider/model/cart';
import type { LinePromotion, LostPromotion } from '@rider/model/promotion';
import type { CartItemWire, CartProductWire, CartSkuWire } from './wire.ts';

const PROBLEMS: readonly CartLineProblem[] = ['out-of-stock', 'not-enough-stock', 'below-minimum', 'off-pack'];
const LOST: readonly LostPromotion[] = ['ended', 'sold-out', 'over-limit'];

/** Reads a CartItem; `valid` is false for the lines whose variant is gone. */
export function readLine(item: unknown, valid: boolean): CartLine {
  const line = requiredObject<CartItemWire>(item, 'cart line');
  const product = object<CartProductWire>(line.productInfo);
  const sku = object<CartSkuWire>(product.attrInfo);
  const quantity = number(line.cart_num);
  const unitPrice = amountOrNull(line.truePrice) ?? amountOrZero(sku.price ?? product.price);
  const single = amountOrNull(sku.price);
  const stock = number(line.trueStock ?? sku.stock);
  return {
    id: id(line.id, 'cart line id'),
    productId: text(line.product_id),
    skuId: text(line.product_attr_unique),
    skuCode: text(sku.code) || text(sku.bar_code),
    name: text(product.store_name),
    variant: variantText(sku.suk),
    image: text(sku.image) || text(product.image),
    unit: text(product.unit_name),
    quantity,
    unitPrice,
    listPrice: single !== null && single > unitPrice ? single : null,
    ...(line.contract_price === true && { contractPrice: true }),
    lineTotal: total(unitPrice * quantity, 'line total'),
    stock,
    minimum: Math.max(1, number(sku.min_qty ?? product.min_qty, 1)),
    pack: Math.max(1, number(sku.pack, 1)),
    tiers: readQuantityBreaks(sku.tiers),
    problem: valid ? problemOf(line.problem, stock, quantity) : 'gone',
    promotion: ownField<LinePromotion>(line.promotion),
    lostPromotion: LOST.find((known) => known === line.promotion_lost) ?? null,
  };
}

/** The problem that the backend names, else the one that follows from stock and quantity. */
function problemOf(said: unknown, stock: number, quantity: number): CartLineProblem | null {
  const known = PROBLEMS.find((problem) => problem === said);
  if (known) return known;
  if (stock <= 0) return 'out-of-stock';
  return quantity > stock ? 'not-enough-stock' : null;
}
