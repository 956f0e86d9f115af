import type { ChatContent } from '@rider/model/chat';
import { expect, test } from 'vitest';
import { requestOfChat } from './request-of-chat.ts';

const HOUR = 3_600_000;
const product = (productId: string, sku?: string): ChatContent => ({ kind: 'product', productId, sku, product: null });
const order: ChatContent = { kind: 'order', orderNumber: 'R-1', order: null };
const talk = (...contents: [hour: number, content: ChatContent][]) =>
  contents.map(([hour, content]) => ({ content, sentAt: hour * HOUR }));

test('[B9] a request out of a chat begins with the order that was shown last', () => {
  expect(requestOfChat(talk([0, product('1', 'RD-A')], [1, order], [2, { kind: 'text', text: 'In black?' }]))).toEqual({
    orderNumber: 'R-1',
  });
});

test('[B9] a request out of a chat begins with the products of the last day since an order, each once', () => {
  const messages = talk(
    [0, product('9', 'RD-OLD')],
    [30, order],
    [40, product('1', 'RD-A')],
    [41, product('2')],
    [42, product('1', 'RD-A')],
  );
  const expected = { rows: [{ text: 'RD-A', quantity: '1' }], productIds: ['2'] };
  expect(requestOfChat(messages)).toEqual(expected);
  expect(requestOfChat(talk([0, product('9', 'RD-OLD')], [25, product('2')]))).toEqual({ rows: [], productIds: ['2'] });
  expect(requestOfChat(talk([0, { kind: 'text', text: 'Hello' }]))).toEqual({});
});
