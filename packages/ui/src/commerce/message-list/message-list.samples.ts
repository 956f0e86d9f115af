import type { Message } from './message-row.tsx';

/** Messages for stories and tests. */
export const sampleMessages: readonly Message[] = [
  {
    id: '31',
    title: 'Your order has left our warehouse',
    content: 'Order RD-20418 is on its way with two parcels. It should reach you on Tuesday.',
    sentAt: Date.UTC(2026, 10, 20, 15, 12),
    read: false,
  },
  {
    id: '30',
    title: 'Your refund was approved',
    content: 'We return $84.20 to your balance within three working days.',
    sentAt: Date.UTC(2026, 10, 18, 9, 3),
    read: false,
  },
  {
    id: '24',
    title: 'Closed on Thanksgiving',
    content: 'Orders placed from Thursday to Sunday ship on Monday.',
    sentAt: Date.UTC(2026, 10, 12, 17, 40),
    read: true,
  },
];
