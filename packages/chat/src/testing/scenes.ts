import { money } from '@rider/model/money';
import type { ChatMessage, ChatOrder, ChatProduct } from '@rider/model/chat';
import type { ChatSnapshot } from '../core/index.ts';
import { aMessage, anItem, aSnapshot, CHEN, conversationOf, DANIEL, MAYA } from './samples.ts';

const picture = (finish: string) => `/media/products/hinge-wall-full-${finish}.webp`;

/** The product of the scenes. */
export const HINGE: ChatProduct = {
  id: '31',
  name: 'SH-90 shower hinge, wall to glass, 90°, full back plate, brushed nickel',
  image: picture('bn'),
  price: money(4550),
  stock: 1240,
  sales: 312,
};

/** The order of the scenes. */
export const ORDER: ChatOrder = {
  number: 'wx202611210930001',
  lines: ['bn', 'ch', 'mb', 'orb', 'sb'].map((finish, index) => ({
    id: finish,
    image: picture(finish),
    price: money(4550 + index * 300),
    quantity: index + 2,
  })),
};

const TALK: ChatMessage[] = [
  aMessage(1, 'Good morning. We need shower hinges for 10 mm glass, wall to glass.', { own: true, minute: 0 }),
  aMessage(2, { kind: 'product', productId: '31', product: HINGE }, { own: true, minute: 0.5 }),
  aMessage(3, 'Good morning, Luis! How heavy is the door?', { minute: 2 }),
  aMessage(4, 'Two of them carry 45 kg. The drawing is at https://rider.example/downloads/sh-90.pdf', { minute: 2.5 }),
  aMessage(5, { kind: 'emoji', text: '[em-smile][em-grin]' }, { own: true, minute: 4 }),
  aMessage(6, { kind: 'image', url: '/media/banners/home-shower.webp' }, { own: true, minute: 12 }),
  aMessage(7, 'That will look good. Your last order had the same finish:', { minute: 13 }),
  aMessage(8, { kind: 'order', orderNumber: ORDER.number, order: ORDER }, { minute: 13.5 }),
  aMessage(9, 'Perfect, then we take four.', { own: true, minute: 15 }),
];

/** A conversation with all kinds of messages. */
export const talk = (change: Partial<ChatSnapshot> = {}): ChatSnapshot =>
  aSnapshot({
    messages: TALK,
    readUpTo: '9',
    announcement:
      '<p>Our desk is open <strong>Monday to Friday, 8:00–18:00</strong>.</p><p>Orders before 16:00 leave the same day. <a href="/shipping">Delivery times</a></p>',
    ...change,
  });

/** The stories' scenes, by name. */
export const scenes = {
  talk: talk(),
  empty: aSnapshot({ announcement: talk().announcement }),
  nobody: aSnapshot({ agents: [{ ...MAYA, online: false }, DANIEL], agentAvailable: false }),
  loading: aSnapshot({ history: 'loading', agent: null, agents: [] }),
  failedHistory: aSnapshot({ history: 'failed' }),
  connecting: talk({ connection: 'waiting', wasOnline: false }),
  lost: talk({ connection: 'waiting', unconfirmed: [anItem(1, 'queued', { body: 'Are you still there?' })] }),
  signedOut: talk({ connection: 'stopped', signedOut: true }),
  repeatedCard: talk({ repeatedCard: { kind: 'product', body: '31' } }),
  typing: talk({ agentTyping: true }),
  unread: talk({ firstUnreadId: '7' }),
  long: aSnapshot({ messages: conversationOf(10_000), history: 'partial' }),
  delivery: talk({
    readUpTo: null,
    unconfirmed: [
      anItem(1, 'sending', { body: 'And the seal?' }),
      anItem(2, 'uploading', { kind: 'image', body: '/media/banners/home-railing.webp' }),
      anItem(3, 'unknown', { body: 'We also need the threshold.' }),
      anItem(4, 'failed', { body: 'Please send a quote', problem: 'You are writing too fast.' }),
      anItem(5, 'queued', { kind: 'order', body: ORDER.number }),
    ],
    progress: { 'item-2': 0.42 },
  }),
  gone: aSnapshot({
    messages: [
      aMessage(1, { kind: 'product', productId: '1', product: null }),
      aMessage(2, { kind: 'order', orderNumber: '1', order: null }),
      aMessage(3, { kind: 'unknown', type: 42, text: '' }),
      aMessage(4, { kind: 'image', url: 'data:image/png;base64,AAAA' }, { own: true }),
      aMessage(5, { kind: 'product', productId: '31', product: { ...HINGE, stock: 0 } }, { own: true }),
      aMessage(6, `<b onmouseover="alert(1)">${'W'.repeat(80)}</b> [x' onmouseover=1] javascript:alert(1)`),
      aMessage(7, 'مرحبا، هل يتوفر هذا المفصل؟', { own: true }),
      aMessage(8, `${'Everything about glass. '.repeat(120)}`),
    ],
  }),
  chinese: aSnapshot({
    agent: CHEN,
    messages: [
      aMessage(1, '您好，请问 10 mm 玻璃用的合页有现货吗？', { own: true, toUid: CHEN.uid }),
      aMessage(2, '您好！有现货，今天下单明天发货。[em-smile]', { fromUid: CHEN.uid, name: CHEN.name }),
    ],
  }),
} satisfies Record<string, ChatSnapshot>;
