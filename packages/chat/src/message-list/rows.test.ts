import { describe, expect, test } from 'vitest';
import { aMessage, anItem, aSnapshot, conversationOf, DANIEL } from '../testing/samples.ts';
import { RowHeights } from './row-heights.ts';
import type { ChatSnapshot } from '../core/index.ts';
import { RowMaker } from './rows.ts';

const rowsOf = (snapshot: ChatSnapshot) => new RowMaker().rowsOf(snapshot);

describe('the rows of a conversation', () => {
  test('[R7.8] a time tag precedes the first message and each after a gap of 5 minutes', () => {
    const messages = [
      aMessage(1, 'a', { minute: 0 }),
      aMessage(2, 'b', { minute: 4.99 }),
      aMessage(3, 'c', { minute: 9.99 }),
    ];
    expect(rowsOf(aSnapshot({ messages })).map(({ tag }) => tag !== null)).toEqual([true, false, true]);
  });

  test('[R7.8] a message is own unless the other side wrote it, also after a transfer', () => {
    const messages = [aMessage(1, 'a'), aMessage(2, 'b', { own: true })];
    expect(rowsOf(aSnapshot({ messages })).map(({ own }) => own)).toEqual([false, true]);
    const fromDaniel = [aMessage(3, 'c', { fromUid: DANIEL.uid }), aMessage(4, 'd', { own: true, toUid: DANIEL.uid })];
    expect(rowsOf(aSnapshot({ agent: DANIEL, messages: fromDaniel })).map(({ own }) => own)).toEqual([false, true]);
  });

  test('consecutive messages of one sender form a group, split by tags and the divider', () => {
    const messages = [0, 1, 2, 8, 9].map((minute, index) => aMessage(index + 1, 'a', { minute }));
    const rows = rowsOf(aSnapshot({ messages, firstUnreadId: '5' }));
    expect(rows.map(({ first }) => first)).toEqual([true, false, false, true, true]);
    expect(rows.map(({ unread }) => unread)).toEqual([false, false, false, false, true]);
  });

  test('[R7.12] unconfirmed messages come last, with the same key once confirmed', () => {
    const item = anItem(1, 'sending');
    const before = rowsOf(aSnapshot({ messages: [aMessage(1, 'a')], unconfirmed: [item] }));
    const after = rowsOf(
      aSnapshot({ messages: [aMessage(1, 'a'), aMessage(2, 'b', { own: true, clientId: item.clientId })] }),
    );
    expect(after.at(-1)?.key).toBe(before.at(-1)?.key);
    expect([before.at(-1)?.delivery, after.at(-1)?.delivery]).toEqual(['sending', 'sent']);
  });

  test('the newest own message is marked as read if the server reports it', () => {
    const messages = [aMessage(9, 'a', { own: true }), aMessage(10, 'b', { own: true })];
    const deliveries = (readUpTo: string | null) =>
      rowsOf(aSnapshot({ messages, readUpTo })).map(({ delivery }) => delivery);
    expect(deliveries('10')).toEqual([null, 'read']);
    expect(deliveries('9')).toEqual([null, 'sent']);
    expect(deliveries(null)).toEqual([null, 'sent']);
  });
});

test('a row maker returns the same rows as a new one, and reuses unchanged ones', () => {
  const maker = new RowMaker();
  const messages = conversationOf(12);
  const steps = [
    aSnapshot({ messages: messages.slice(3, 8) }),
    aSnapshot({ messages: messages.slice(3, 10), unconfirmed: [anItem(1, 'sending')] }),
    aSnapshot({ messages: messages.slice(3), readUpTo: '10' }),
    aSnapshot({ messages }),
    aSnapshot({ messages, firstUnreadId: '12' }),
    aSnapshot({ messages: messages.slice(0, 2) }),
  ];
  for (const snapshot of steps) expect(maker.rowsOf(snapshot)).toEqual(rowsOf(snapshot));
  const [before, after] = [steps[0], steps[1]].map((snapshot) => snapshot && maker.rowsOf(snapshot));
  expect(after?.[0]).toBe(before?.[0]);
});

describe('heights of rows', () => {
  const rows = rowsOf(aSnapshot({ messages: conversationOf(10) }));

  test('are estimated until they are measured', () => {
    const heights = new RowHeights();
    const estimated = heights.edgeOf(rows, 10);
    heights.measure(rows, 3, 1000);
    heights.measure(rows, 4, 0);
    expect(heights.edgeOf(rows, 10)).toBeGreaterThan(estimated + 800);
    expect(heights.edgeOf(rows, 4) - heights.edgeOf(rows, 3)).toBe(1000);
  });

  test('stay with their rows when older ones are prepended', () => {
    const heights = new RowHeights();
    heights.measure(rows, 0, 500);
    const longer = rowsOf(aSnapshot({ messages: conversationOf(15, -4) }));
    expect(heights.edgeOf(longer, 6) - heights.edgeOf(longer, 5)).toBe(500);
  });

  test('find the row at an offset', () => {
    const heights = new RowHeights();
    for (const index of rows.keys()) heights.measure(rows, index, 50);
    expect([-5, 0, 49, 50, 120, 9999].map((distance) => heights.indexAt(rows, distance))).toEqual([0, 0, 0, 1, 2, 9]);
    expect(heights.indexAt([], 10)).toBe(0);
  });
});
