import { expect, test } from 'vitest';
import claimable from '../../fixtures/coupons.json' with { type: 'json' };
import own from '../../fixtures/coupons_user_1.json' with { type: 'json' };
import { answeringApi } from '../testing/recorded-answers.ts';
import { getCoupons, getOwnCoupons } from './index.ts';

const answer = (data: object[]) => answeringApi(JSON.stringify({ status: 200, msg: 'success', data }));
const noon = (day: number) => Date.UTC(2026, 10, day, 12);

test('[R6.5] a coupon is valid in its own days, not in those on which it can be claimed', async () => {
  const [row] = claimable.response.data;
  const claimDays = { start_time: '2026/11/27', end_time: '2026/11/28' };
  const { api } = answer([
    { ...row, ...claimDays, coupon_time: 30, start_use_time: 0, end_use_time: 0 },
    { ...row, ...claimDays, coupon_time: 0, start_use_time: '2026/11/29', end_use_time: '2026/11/30' },
  ]);
  expect(await getCoupons(api)).toMatchObject([
    { validFrom: null, validUntil: null, validDays: 30 },
    { validFrom: noon(29), validUntil: noon(30), validDays: null },
  ]);
});

test('[R6.5] a coupon is not used before its first day, and an expired one is over', async () => {
  const [row] = own.response.data;
  const { api, seen } = answer([
    // CRMEB's `_type` is 0 both before the first day and after the last one.
    { ...row, id: 1, _type: 0, pc_type: 1, _msg: '未开始', start_time: 1_795_968_000, end_time: '2026/11/30' },
    { ...row, id: 2, _type: 0, pc_type: 0, is_fail: 1, status: '已过期' },
    { ...row, id: 3, _type: 0, pc_type: 0, status: '已使用' },
  ]);
  expect(await getOwnCoupons(api, 'unused')).toMatchObject([{ id: '1', state: 'unused', validUntil: noon(30) }]);
  expect(await getOwnCoupons(api, 'over')).toMatchObject([
    { id: '2', state: 'expired' },
    { id: '3', state: 'used' },
  ]);
  // Its list of used ones lacks those that expired.
  expect(seen.map(({ path }) => path)).toEqual(['/coupons/user/1', '/coupons/user/0']);
});
