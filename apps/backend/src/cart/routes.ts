import { moneyToDecimal } from '@rider/model/money';
import type { Locale } from '@rider/model/locale';
import type {
  AddedToCartWire,
  AddToCartRequestWire,
  CartCountRequestWire,
  CartCountWire,
  CartItemWire,
  CartWire,
  CartWithDeductionWire,
  RemoveCartLinesRequestWire,
  SetCartQuantityRequestWire,
} from '@rider/api/cart';
import type { Untrusted } from '@rider/api/wire';
import { buyerCalls } from '../http/buyer-calls.ts';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { idsOf, textOf, wholeNumberOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { sumOf } from '../money/sum-of.ts';
import { requirePromotion } from '../promotion/require-promotion.ts';
import { addToCartOnce } from './add-once.ts';
import type { RequestedQuantity } from './quantity.ts';
import { addToCart, readCart, readCartSum, removeLines, setQuantity, type CartLine } from './cart.ts';
import { createCartLinesRead } from './lines.ts';
import { cartLineToWire } from './wire.ts';

const LONGEST_KEY = 100;
/** Maximum number of cart lines per call. */
const MOST_LINES = 500;

/** The cart line ids of a parameter; empty when one of them is invalid. @throws ApiError `too-many-at-once` above 500. */
export function cartLineIdsOf<Request extends object>(parameters: Request, name: keyof Request & string): number[] {
  return idsOf(parameters, name, MOST_LINES);
}

function requestedQuantity<Request extends object>(
  parameters: Request,
  field: keyof Request & string,
  locale: Locale,
): RequestedQuantity {
  return { text: textOf(parameters, field), field, locale };
}

function cartToWire(context: HttpContext, lines: readonly CartLine[]): CartWire {
  const { locale } = context.var;
  const inWire = (gone: boolean): CartItemWire[] =>
    lines.filter((line) => (line.current === undefined) === gone).map((line) => cartLineToWire(line, locale));
  return { valid: inWire(false), invalid: inWire(true) };
}

/** The cart. */
export const cartRoutes: RouteModule = (app, services) => {
  const forBuyer = buyerCalls(app, services.sessions);
  const reads = { ...services, ...createCartLinesRead(services) };
  /** The promotion of an addition; undefined without one. */
  const promotionOf = async (context: HttpContext, buyerId: number, skuId: number) => {
    const parameters: Untrusted<AddToCartRequestWire> = context.var.parameters;
    const sale = wholeNumberOf(parameters, 'secKillId');
    const number = sale || wholeNumberOf(parameters, 'combinationId');
    if (!number) return undefined;
    return requirePromotion(services.database, {
      kind: sale ? 'seckill' : 'group',
      number,
      groupId: wholeNumberOf(parameters, 'pinkId') || null,
      buyerId,
      skuId,
      quantity: wholeNumberOf(parameters, 'cartNum') ?? 0,
      locale: context.var.locale,
      now: services.clock(),
    });
  };

  forBuyer.get('/cart/count', async (context, buyerId) => {
    const lines = await readCartSum(reads, buyerId);
    const parameters: Untrusted<CartCountRequestWire> = context.var.parameters;
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return answer<CartCountWire>(context, {
      count: wholeNumberOf(parameters, 'numType') === 1 ? lines.length : pieces,
      ids: lines.map(({ id }) => String(id)),
      sum_price: moneyToDecimal(sumOf(lines.map(({ lineTotal }) => lineTotal))),
    });
  });

  forBuyer.get('/pc/get_cart_list', async (context, buyerId) =>
    answer<CartWire>(context, cartToWire(context, await readCart(reads, buyerId))),
  );

  forBuyer.get('/cart/list', async (context, buyerId) =>
    answer<CartWithDeductionWire>(context, {
      ...cartToWire(context, await readCart(reads, buyerId)),
      deduction: {},
    }),
  );

  forBuyer.post('/cart/add', async (context, buyerId) => {
    const parameters: Untrusted<AddToCartRequestWire> = context.var.parameters;
    const productId = wholeNumberOf(parameters, 'productId');
    if (productId === null || productId === 0) throw new ApiError('malformed-request', { status: 400 });
    const skuId = wholeNumberOf(parameters, 'uniqueId') ?? 0;
    const addition = {
      productId,
      skuId,
      quantity: requestedQuantity(parameters, 'cartNum', context.var.locale),
      buyNow: wholeNumberOf(parameters, 'new') === 1,
      promotion: await promotionOf(context, buyerId, skuId),
    };
    // Our idempotency key: a repeated request adds nothing more.
    const key = textOf(parameters, 'key').slice(0, LONGEST_KEY);
    const id = await (key === ''
      ? addToCart(services, buyerId, addition)
      : addToCartOnce(services, buyerId, key, addition));
    return answer<AddedToCartWire>(context, { cartId: String(id) });
  });

  forBuyer.post('/cart/num', async (context, buyerId) => {
    const parameters: Untrusted<SetCartQuantityRequestWire> = context.var.parameters;
    const lineId = wholeNumberOf(parameters, 'id');
    if (lineId === null) throw new ApiError('malformed-request', { status: 400 });
    await setQuantity(services, buyerId, lineId, requestedQuantity(parameters, 'number', context.var.locale));
    return answer(context, undefined, 'changed');
  });

  forBuyer.post('/cart/del', async (context, buyerId) => {
    const parameters: Untrusted<RemoveCartLinesRequestWire> = context.var.parameters;
    const ids = cartLineIdsOf(parameters, 'ids');
    if (ids.length === 0) throw new ApiError('malformed-request', { status: 400 });
    await removeLines(services, buyerId, ids);
    return answer(context, undefined, 'deleted');
  });
};
