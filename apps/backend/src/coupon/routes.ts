import type {
  CheckoutCouponsRequestWire,
  CheckoutCouponWire,
  ClaimableCouponWire,
  ClaimCouponRequestWire,
  CouponListRequestWire,
  OwnCouponWire,
} from '@rider/api/coupon';
import type { ListWire, Untrusted } from '@rider/api/wire';
import { buyerCalls } from '../http/buyer-calls.ts';
import { cartLineIdsOf } from '../cart/routes.ts';
import { readLines } from '../cart/cart.ts';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { pageOf, wholeNumberOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { bearerToken, requireUser } from '../http/session.ts';
import { claimCoupon, listClaimable, listOwnCoupons, categoryNames, type CouponQuery } from './claimable-coupons.ts';
import { checkoutCoupons, type OwnCoupon, type OwnCouponState } from './own-coupons.ts';
import { checkoutCouponToWire, claimableToWire, ownCouponToWire, SCOPE_NUMBERS, type CouponContext } from './wire.ts';

const STATES: readonly OwnCouponState[] = ['all', 'unused', 'over'];
const SCOPES = new Map<number, string>(Object.entries(SCOPE_NUMBERS).map(([scope, number]) => [number, scope]));

/** Lists claimable and own coupons and those for an order, and claims coupons. */
export const couponRoutes: RouteModule = (app, services) => {
  const { database, sessions, clock } = services;
  const forBuyer = buyerCalls(app, sessions);
  const contextOf = async (
    context: HttpContext,
    coupons: readonly Pick<OwnCoupon, 'category_id'>[],
  ): Promise<CouponContext> => ({ locale: context.var.locale, categories: await categoryNames(database, coupons) });
  const claimable = async (context: HttpContext, defaultLimit: number): Promise<ListWire<ClaimableCouponWire>> => {
    const parameters: Untrusted<CouponListRequestWire> = context.var.parameters;
    const { limit, offset } = pageOf(parameters, defaultLimit);
    const buyerId = bearerToken(context) === null ? null : Number((await requireUser(context, sessions)).id);
    const scope = SCOPES.get(wholeNumberOf(parameters, 'type') ?? -1) as CouponQuery['scope'] | undefined;
    const { coupons, count } = await listClaimable(services, {
      buyerId,
      scope: scope ?? null,
      productId: wholeNumberOf(parameters, 'product_id'),
      limit,
      offset,
    });
    const wireContext = await contextOf(context, coupons);
    return { list: coupons.map((coupon) => claimableToWire(coupon, wireContext)), count };
  };

  app.get('/coupons', async (context) => answer<ClaimableCouponWire[]>(context, (await claimable(context, 100)).list));
  app.get('/v2/coupons', async (context) =>
    answer<ListWire<ClaimableCouponWire>>(context, await claimable(context, 20)),
  );

  forBuyer.post('/coupon/receive', async (context, buyerId) => {
    const parameters: Untrusted<ClaimCouponRequestWire> = context.var.parameters;
    const id = wholeNumberOf(parameters, 'couponId');
    if (id === null) throw new ApiError('malformed-request', { status: 400 });
    await claimCoupon(services, buyerId, id);
    return answer(context, undefined, 'coupon-claimed');
  });

  forBuyer.get('/coupons/user/:types', async (context, buyerId) => {
    const state = STATES[wholeNumberOf({ types: context.req.param('types') }, 'types') ?? 0] ?? 'all';
    const coupons = await listOwnCoupons(services, buyerId, { state, ...pageOf(context.var.parameters, 100) });
    const wireContext = await contextOf(context, coupons);
    return answer<OwnCouponWire[]>(
      context,
      coupons.map((coupon) => ownCouponToWire(coupon, wireContext, clock())),
    );
  });

  forBuyer.get('/coupons/order/:price', async (context, buyerId) => {
    const parameters: Untrusted<CheckoutCouponsRequestWire> = context.var.parameters;
    const ids = cartLineIdsOf(parameters, 'cartId');
    const lines = ids.length === 0 ? [] : await readLines(services, buyerId, ids);
    const products = lines.map(({ row, lineTotal }) => ({ productId: row.product_id, total: lineTotal }));
    // No coupon reduces the agreed prices of a quote.
    const isQuoted = lines.some(({ row }) => row.quote_id !== null);
    const all = isQuoted ? [] : await checkoutCoupons(database, buyerId, { products, now: clock() });
    // Clients that do not send our extension get CRMEB's response.
    const coupons = wholeNumberOf(parameters, 'all') === 1 ? all : all.filter(({ obstacle }) => obstacle === null);
    const wireContext = await contextOf(
      context,
      coupons.map(({ coupon }) => coupon),
    );
    return answer<CheckoutCouponWire[]>(
      context,
      coupons.map((each) => checkoutCouponToWire(each, wireContext, clock())),
    );
  });
};
