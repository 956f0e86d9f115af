import type { Locale } from '@rider/model/locale';
import type { RefundKind } from '@rider/model/refund';

/** Last step of an order. */
export type OrderCourse = 'placed' | 'cancelled' | 'expired' | 'paid' | 'shipped' | 'received' | 'reviewed';
/** Last step of a refund. */
export type RefundCourse = 'applied' | 'to-return' | 'returning' | 'refused' | 'refunded' | 'cancelled';

/** An order of the history. Its refund covers the quantity `pieces` of the first line, or everything. */
export interface PastOrder {
  account: string;
  /** Days before the first start. */
  daysAgo: number;
  locale: Locale;
  lines: readonly (readonly [code: string, quantity: number])[];
  purchaseOrder?: string;
  message?: string;
  course: OrderCourse;
  courier?: string;
  tracking?: string;
  review?: { quality: number; service: number; description: number; comment: string };
  refund?: {
    kind: RefundKind;
    pieces?: number;
    reason: string;
    remark?: string;
    course: RefundCourse;
    rejection?: string;
  };
}

/** Initial balance of each demonstration buyer, in cents: enough for a real purchase now. */
export const PAID_IN: Readonly<Record<string, number>> = {
  danaglass: 650_000,
  luisglass: 750_000,
  priyaglass: 500_000,
  tomglass: 450_000,
  wenglass: 600_000,
  graceglass: 500_000,
};

/** Orders in every state, and refunds in every relevant one. */
export const PAST_ORDERS: readonly PastOrder[] = [
  {
    account: 'luisglass',
    daysAgo: 74,
    locale: 'en-US',
    lines: [
      ['RD-HINGE-WALL-FULL-MB-10MM', 24],
      ['RD-HINGE-180-MB-10MM', 6],
    ],
    purchaseOrder: 'MG-2217',
    message: 'Job: Saguaro Ridge, phase 1. Deliver to the loading dock.',
    course: 'reviewed',
    courier: 'ups',
    tracking: '1Z999AA10123456784',
    review: {
      quality: 5,
      service: 5,
      description: 5,
      comment: 'Plates are flat, the gaskets fit without trimming. Twelve doors hung in two days.',
    },
  },
  {
    account: 'luisglass',
    daysAgo: 33,
    locale: 'en-US',
    lines: [
      ['RD-HINGE-WALL-HEAVY-MB-10MM', 12],
      ['RD-ANTILIFT-CH', 4],
    ],
    purchaseOrder: 'MG-2304',
    course: 'received',
    courier: 'ups',
    tracking: '1Z999AA10123456791',
    refund: { kind: 'return-and-refund', pieces: 2, reason: 'Damaged on arrival', course: 'refunded' },
  },
  {
    account: 'luisglass',
    daysAgo: 6,
    locale: 'en-US',
    lines: [['RD-HINGE-90-MB-10MM', 10]],
    purchaseOrder: 'MG-2341',
    course: 'shipped',
    courier: 'fedex',
    tracking: '770012345678',
  },
  {
    account: 'luisglass',
    daysAgo: 1,
    locale: 'en-US',
    lines: [['RD-HINGE-WALL-SHORT-MB-10MM', 16]],
    purchaseOrder: 'MG-2350',
    course: 'paid',
  },
  {
    account: 'luisglass',
    daysAgo: 0,
    locale: 'en-US',
    lines: [['RD-HINGE-WALL-FULL-BN-10MM', 4]],
    course: 'placed',
  },
  {
    account: 'danaglass',
    daysAgo: 51,
    locale: 'en-US',
    lines: [['RD-HINGE-WALL-BEVEL-BN', 20]],
    purchaseOrder: 'WSG 1109',
    course: 'reviewed',
    courier: 'usps',
    tracking: '9400100000000000000000',
    review: {
      quality: 4,
      service: 5,
      description: 4,
      comment: 'Good hinge for the price. One pin was tight and needed a drop of oil.',
    },
  },
  {
    account: 'danaglass',
    daysAgo: 20,
    locale: 'en-US',
    lines: [['RD-HINGE-180-CH-10MM', 8]],
    course: 'received',
    courier: 'ups',
    tracking: '1Z999AA10123456803',
    refund: {
      kind: 'refund-only',
      pieces: 2,
      reason: 'Damaged on arrival',
      course: 'refused',
      rejection: 'The photos show marks of installation. Please call us about replacement gaskets.',
    },
  },
  {
    account: 'danaglass',
    daysAgo: 12,
    locale: 'en-US',
    lines: [['RD-HINGE-135-CH', 6]],
    course: 'expired',
  },
  {
    account: 'priyaglass',
    daysAgo: 28,
    locale: 'en-US',
    lines: [['RD-HINGE-90-BN-10MM', 12]],
    purchaseOrder: 'PS-0092',
    course: 'shipped',
    courier: 'ups',
    tracking: '1Z999AA10123456819',
    refund: { kind: 'return-and-refund', pieces: 4, reason: 'Damaged on arrival', course: 'to-return' },
  },
  {
    account: 'priyaglass',
    daysAgo: 9,
    locale: 'en-US',
    lines: [['RD-HINGE-WALL-ROUND-CH', 10]],
    course: 'cancelled',
  },
  {
    account: 'priyaglass',
    daysAgo: 2,
    locale: 'en-US',
    lines: [['RD-HINGE-180-BEVEL-MB', 6]],
    course: 'paid',
    refund: { kind: 'refund-only', pieces: 2, reason: 'Ordered by mistake', course: 'applied' },
  },
  {
    account: 'tomglass',
    daysAgo: 40,
    locale: 'en-US',
    lines: [['RD-HINGE-180-SB-8MM', 8]],
    course: 'paid',
    refund: { kind: 'refund-only', reason: 'Ordered by mistake', course: 'refunded' },
  },
  {
    account: 'tomglass',
    daysAgo: 17,
    locale: 'en-US',
    lines: [['RD-HINGE-WALL-OFFSET-MB-10MM', 10]],
    course: 'received',
    courier: 'fedex',
    tracking: '770012345690',
    refund: { kind: 'return-and-refund', pieces: 3, reason: 'Damaged on arrival', course: 'returning' },
  },
  {
    account: 'wenglass',
    daysAgo: 45,
    locale: 'zh-CN',
    lines: [['RD-HINGE-WALL-FULL-SB-10MM', 30]],
    purchaseOrder: '采购-2026-118',
    message: '送货前请先电话联系仓库。',
    course: 'reviewed',
    courier: 'shunfeng',
    tracking: 'SF1234567890123',
    review: { quality: 5, service: 4, description: 5, comment: '做工扎实，表面处理均匀，工地验收一次通过。' },
  },
  {
    account: 'wenglass',
    daysAgo: 5,
    locale: 'zh-CN',
    lines: [['RD-HINGE-90-MB-8MM', 12]],
    purchaseOrder: '采购-2026-131',
    course: 'shipped',
    courier: 'shunfeng',
    tracking: 'SF1234567890456',
  },
  {
    account: 'graceglass',
    daysAgo: 24,
    locale: 'en-US',
    lines: [['RD-HINGE-180-MB-8MM', 8]],
    course: 'received',
    courier: 'ups',
    tracking: '1Z999AA10123456826',
    refund: { kind: 'refund-only', pieces: 1, reason: 'Ordered by mistake', course: 'cancelled' },
  },
];

/** Favourites of each buyer, by SKU. */
export const FAVOURITES: Readonly<Record<string, readonly string[]>> = {
  luisglass: ['RD-HINGE-WALL-FULL-MB-10MM', 'RD-HINGE-180-MB-10MM', 'RD-HINGE-90-MB-10MM', 'RD-ANTILIFT-CH'],
  danaglass: ['RD-HINGE-WALL-BEVEL-BN', 'RD-HINGE-135-CH'],
  wenglass: ['RD-HINGE-WALL-FULL-SB-10MM', 'RD-HINGE-90-MB-8MM'],
};

/** Chat of each buyer with the shop's first agent, about the buyer's latest shipped order. */
export const CONVERSATIONS: Readonly<Record<string, readonly { fromAgent: boolean; text: string }[]>> = {
  luisglass: [
    { fromAgent: false, text: 'Good morning, does the parcel come before noon? My crew is on site until 1 pm.' },
    { fromAgent: true, text: 'Good morning Luis. The courier plans it for 11 am; They will call you first.' },
    { fromAgent: false, text: 'Perfect, thank you [em-smile]' },
    { fromAgent: true, text: 'You are welcome. Write here if anything is missing.' },
  ],
  wenglass: [
    { fromAgent: false, text: '你好，这批货能提供质检报告吗？' },
    { fromAgent: true, text: '您好，可以的，质检报告随货附上，电子版今天发到您的邮箱。' },
  ],
};
