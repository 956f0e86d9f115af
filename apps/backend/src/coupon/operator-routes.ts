import type { OperatorCoupon, OperatorList } from '@rider/api/operator';
import { couponExtensionSchema, couponSchema } from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls, type OperatorCall } from '../operator/operator-calls.ts';
import { listDeskCoupons, readDeskCoupon } from './desk-coupons.ts';
import { changeCoupon, createCoupon, extendCoupon, stopCoupon, type SeenCoupon } from './save-coupon.ts';

const seenOf = ({ id }: OperatorCall): SeenCoupon => ({ id: id('id'), version: id('version') });

/** Operators' calls for coupons. They invalidate nothing, because buyers' reads of coupons are not cached. */
export const couponOperatorRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'coupons');

  get<OperatorList<OperatorCoupon>>('/operator/coupons', ({ list, locale }) =>
    listDeskCoupons(services, list(), locale),
  );

  get<OperatorCoupon>('/operator/coupons/:id', ({ id, locale }) => readDeskCoupon(services, id('id'), locale));

  post<{ id: string }>('/operator/coupons', (call) => createCoupon(services, call, call.body(couponSchema)));

  post('/operator/coupons/:id/change', (call) => changeCoupon(services, call, seenOf(call), call.body(couponSchema)));

  post('/operator/coupons/:id/extend', (call) =>
    extendCoupon(services, call, seenOf(call), call.body(couponExtensionSchema)),
  );

  post('/operator/coupons/:id/stop', (call) => stopCoupon(services, call, seenOf(call)));
};
