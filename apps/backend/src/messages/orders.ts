import type { Localized } from '../database/columns.ts';

/** Messages of orders on their way, by code; all are ours. */
export const ORDER_MESSAGES = {
  410206: { 'en-US': 'This order has no tracking number', 'zh-CN': '该订单没有物流单号' },
  910200: { 'en-US': 'Refunded', 'zh-CN': '已退款' },
  910201: { 'en-US': 'Handed to {courier}', 'zh-CN': '已交由{courier}承运' },
  910202: { 'en-US': '{person} is on the way with your items', 'zh-CN': '{person}正在配送' },
  910210: { 'en-US': '{name}: discontinued', 'zh-CN': '{name}：已停售' },
  910211: { 'en-US': '{name}: out of stock', 'zh-CN': '{name}：缺货' },
  910212: { 'en-US': '{name}: not enough in stock', 'zh-CN': '{name}：库存不足' },
  910213: { 'en-US': '{name}: no longer available in this quantity', 'zh-CN': '{name}：该数量不再供应' },
} as const satisfies Record<number, Localized>;
