import type { Localized } from '../database/columns.ts';

/** Messages of orders on their way, by code; all are ours. */
export const ORDER_MESSAGES = {
  910200: { 'en-US': 'Refunded', 'zh-CN': '已退款' },
} as const satisfies Record<number, Localized>;
