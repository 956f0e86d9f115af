import type { PromotionKind } from '@rider/model/promotion';
import { getOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';

/** What the calendar of promotions shows. */
export type CalendarEntryKind = PromotionKind | 'coupon' | 'banner';

/** An entry of the calendar of promotions. Instants are epoch milliseconds. */
export interface CalendarEntry {
  kind: CalendarEntryKind;
  id: string;
  /** In the operator's language. */
  title: string;
  /** The SKU of a promotion; empty for coupons and banners. */
  code: string;
  /** Null where it has always been shown. */
  from: number | null;
  /** Null where it never ends. */
  until: number | null;
  /** Titles of promotions whose prices apply to the same variant at the same time. */
  overlapping: string[];
}

/** A part of the calendar of promotions. */
export interface PromotionCalendar {
  /** The first instant, and the first one after it. */
  from: number;
  before: number;
  /** By start. */
  entries: CalendarEntry[];
}

/** Promotions, coupons and banners from one day to another, both ISO dates on the shop's clock and inclusive. */
export function getPromotionCalendar(api: Api, days: { start: string; end: string }): Promise<PromotionCalendar> {
  return getOwn(api, operatorPath`promotion_calendar`, days);
}
