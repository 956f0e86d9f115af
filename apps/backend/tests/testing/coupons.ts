import { money } from '@rider/model/money';

/** A coupon of 1.00. */
export const COUPON = {
  title: JSON.stringify({ 'en-US': 'One off', 'zh-CN': '减一元' }),
  scope: 'general' as const,
  category_id: null,
  reduction: money(100),
  valid_from: null,
  valid_until: null,
  total: 10,
  per_buyer: 10,
  stopped_at: null,
  changed_by: null,
};
