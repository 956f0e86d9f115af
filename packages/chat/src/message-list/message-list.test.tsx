import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  aMessage,
  anItem,
  conversationOf,
  DANIEL,
  expectNoAxeViolations,
  MAYA,
  renderChat,
  ScriptedClient,
} from '../testing/index.ts';
import { Conversation } from '../conversation/index.ts';

function open(snapshot: ConstructorParameters<typeof ScriptedClient>[0], locale?: 'en-US' | 'zh-CN') {
  const client = new ScriptedClient(snapshot);
  const view = renderChat(<Conversation client={client} composer={<textarea aria-label="Write" />} />, locale);
  return { client, ...view };
}

const rowsShown = () => screen.getAllByRole('listitem');
const messageAt = (index: number) => {
  const row = rowsShown().at(index);
  if (!row) throw new Error(`no row ${index}`);
  return within(row).getByRole('article');
};
const announced = () => document.querySelector('[data-component="chat-announcer"]');

describe('the list', () => {
  test('is a labelled region with a list; each message is named by sender and time', async () => {
    const { container } = open({ messages: conversationOf(3) });
    expect(screen.getByRole('region', { name: 'Messages with Maya Lindqvist' })).toContainElement(
      screen.getByRole('list'),
    );
    expect(messageAt(0)).toHaveAccessibleName('Maya Lindqvist, 09:33');
    expect(messageAt(0)).toHaveAccessibleDescription(/How heavy is the door/);
    expect(messageAt(1)).toHaveAccessibleName('You, 09:36');
    await expectNoAxeViolations(container);
  });

  test('is localised in Chinese', async () => {
    const { container } = open({ messages: conversationOf(2), history: 'partial' }, 'zh-CN');
    expect(screen.getByRole('region', { name: '与Maya Lindqvist的消息' })).toBeVisible();
    expect(screen.getByRole('button', { name: '加载更早的消息' })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  test('[R7.8] shows a time after a gap of 5 minutes, and the day when it changes', () => {
    const minutes = [0, 3, 8, 24 * 60];
    open({ messages: minutes.map((minute, index) => aMessage(index + 1, 'a', { minute })) });
    const times = [...document.querySelectorAll('time')].map(({ textContent }) => textContent);
    expect(times).toEqual(['21-11-2026 09:30 GMT+00:00', '09:38', '22-11-2026 09:30']);
  });

  test('[R7.5] shows a divider above the first unread message', () => {
    open({ messages: conversationOf(4), firstUnreadId: '3' });
    expect(rowsShown()[2]).toHaveTextContent(/^New messages/);
  });

  test('shows loading and failure instead of an empty list', () => {
    const { client } = open({ history: 'loading' });
    expect(screen.getByRole('img', { name: 'Loading messages' })).toBeVisible();
    act(() => client.show({ history: 'failed' }));
    expect(screen.getByText('The messages could not be loaded.')).toBeVisible();
  });
});

describe('keys', () => {
  test('arrows, Home and End move between messages; Tab reaches one of them, the newest first', async () => {
    const { user } = open({ messages: conversationOf(5) });
    await user.tab();
    expect(messageAt(-1)).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(messageAt(-3)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(messageAt(-2)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(messageAt(0)).toHaveFocus();
    await user.keyboard('{End}');
    expect(messageAt(-1)).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('textbox')).toHaveFocus();
    await user.tab({ shift: true });
    expect(messageAt(-1)).toHaveFocus();
  });

  test('[R7.7] PageUp loads older messages and announces their number', async () => {
    const { user, client } = open({ messages: conversationOf(5, 21), history: 'partial' });
    await user.tab();
    await user.tab();
    await user.keyboard('{PageUp}');
    expect(client.calls).toContainEqual(['loadOlder']);
    act(() => client.show({ messages: conversationOf(25) }));
    expect(announced()).toHaveTextContent('20 older messages loaded');
  });

  test('a list of thousands renders few rows, and the keys reach all', async () => {
    const { user } = open({ messages: conversationOf(10_000) });
    expect(rowsShown().length).toBeLessThan(100);
    expect(rowsShown().at(-1)).toHaveAttribute('aria-posinset', '10000');
    await user.tab();
    await user.keyboard('{Home}');
    expect(messageAt(0)).toHaveFocus();
    expect(rowsShown()[0]).toHaveAttribute('aria-posinset', '1');
    expect(rowsShown()[0]).toHaveAttribute('aria-setsize', '10000');
  });
});

describe('own messages', () => {
  test('[R7.12] show their delivery state; a rejected one can be retried or discarded', async () => {
    const { user, client, container } = open({
      messages: [aMessage(1, 'Hello', { own: true })],
      unconfirmed: [
        anItem(1, 'queued'),
        anItem(2, 'sending'),
        anItem(3, 'unknown'),
        anItem(4, 'failed', { problem: 'Too fast' }),
      ],
    });
    const states = rowsShown().map((row) => row.querySelector('[data-component="chat-delivery"]')?.textContent);
    expect(states).toEqual([
      'Sent',
      'Waiting for the connection',
      'Sending',
      'Confirming delivery',
      'Not sent: Too fastRetryDiscard',
    ]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(client.calls).toEqual([
      ['retry', 'item-4'],
      ['discard', 'item-4'],
    ]);
    await expectNoAxeViolations(container);
  });

  test('[R7.10] an upload shows its progress and can be cancelled', async () => {
    const { user, client } = open({
      unconfirmed: [anItem(1, 'uploading', { kind: 'image', body: 'x' })],
      progress: { 'item-1': 0.42 },
    });
    expect(screen.getByRole('progressbar')).toHaveValue(0.42);
    expect(screen.getByText('Uploading, 42%')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(client.calls).toEqual([['discard', 'item-1']]);
  });

  test('shows a message as read if the server reports it', () => {
    open({ messages: [aMessage(4, 'a', { own: true })], readUpTo: '4' });
    expect(screen.getByText('Read')).toBeVisible();
  });
});

describe('scrolling', () => {
  /** jsdom has no layout: the list is 2,000 px high in a viewport of 500. */
  function laidOut() {
    const scroller = screen.getByRole('region');
    Object.defineProperties(scroller, {
      scrollHeight: { value: 2000, configurable: true },
      clientHeight: { value: 500, configurable: true },
    });
    return scroller;
  }
  const scrollTo = (scroller: HTMLElement, top: number) => {
    scroller.scrollTop = top;
    fireEvent.scroll(scroller);
  };
  const MORE = [
    ...conversationOf(30),
    aMessage(31, 'One more', { minute: 95 }),
    aMessage(32, 'And one', { minute: 96 }),
  ];

  test('[R7.7] loads older messages within 30 px of the top, while there are any', () => {
    const { client } = open({ messages: conversationOf(30), history: 'partial' });
    const scroller = laidOut();
    scrollTo(scroller, 31);
    expect(client.calls).toEqual([]);
    scrollTo(scroller, 29);
    expect(client.calls).toEqual([['loadOlder']]);
    act(() => client.show({ history: 'complete' }));
    scrollTo(scroller, 0);
    expect(client.calls).toHaveLength(1);
  });

  test('[R7.7] follows new messages at the end', () => {
    const { client } = open({ messages: conversationOf(30) });
    const scroller = laidOut();
    scrollTo(scroller, 1480);
    act(() => client.show({ messages: MORE }));
    expect(scroller.scrollTop).toBe(2000);
    expect(screen.queryByRole('button', { name: /new message/ })).toBeNull();
  });

  test('counts new messages away from the end, with a button to jump there', async () => {
    const { client, user } = open({ messages: conversationOf(30) });
    const scroller = laidOut();
    scrollTo(scroller, 900);
    expect(screen.getByRole('button', { name: 'Go to the newest message' })).toBeVisible();
    act(() => client.show({ messages: MORE }));
    expect(scroller.scrollTop).toBe(900);
    await user.click(screen.getByRole('button', { name: '2 new messages' }));
    expect(scroller.scrollTop).toBe(2000);
    fireEvent.scroll(scroller);
    scroller.scrollTop = 1500;
    fireEvent.scroll(scroller);
    expect(screen.queryByRole('button', { name: /new/ })).toBeNull();
  });

  test('does not scroll a reader who leaves the end as a message arrives', () => {
    const { client } = open({ messages: conversationOf(30) });
    const scroller = laidOut();
    scrollTo(scroller, 1500);
    scroller.scrollTop = 900;
    act(() => client.show({ messages: MORE }));
    expect(scroller.scrollTop).toBe(900);
  });

  test('scrolls to own messages', () => {
    const { client } = open({ messages: conversationOf(30) });
    const scroller = laidOut();
    scrollTo(scroller, 900);
    act(() => client.show({ unconfirmed: [anItem(1, 'sending')] }));
    expect(scroller.scrollTop).toBe(2000);
  });
});

describe('the announcer', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

  test('announces the sender, at most once a second', () => {
    const { client } = open({ messages: [aMessage(1, 'a')] });
    act(() => client.show({ messages: [aMessage(1, 'a'), aMessage(2, 'b')] }));
    advance(999);
    expect(announced()).toHaveTextContent(/^$/);
    advance(1);
    expect(announced()).toHaveTextContent('New message from Maya Lindqvist');
    act(() => client.show({ messages: [1, 2, 3].map((id) => aMessage(id, 'a')) }));
    act(() => client.show({ messages: [1, 2, 3, 4].map((id) => aMessage(id, 'a')) }));
    advance(1000);
    expect(announced()).toHaveTextContent('2 new messages');
  });

  test('announces the full text while the buyer is writing', () => {
    const { client } = open({ messages: [aMessage(1, 'a')] });
    screen.getByRole('textbox').focus();
    act(() => client.show({ messages: [aMessage(1, 'a'), aMessage(2, 'Two are left [em-smile]')] }));
    advance(1000);
    expect(announced()).toHaveTextContent('Maya Lindqvist: Two are left 😄');
  });

  test('announces neither own messages nor another conversation', () => {
    const { client } = open({ messages: [aMessage(1, 'a')] });
    act(() => client.show({ messages: [aMessage(1, 'a'), aMessage(2, 'b', { own: true })] }));
    act(() => client.show({ agent: DANIEL, messages: [aMessage(9, 'c', { fromUid: DANIEL.uid })] }));
    advance(2000);
    expect(announced()).toHaveTextContent(/^$/);
  });
});

test('shows at the end that the agent is typing', () => {
  const { client } = open({ messages: conversationOf(2) });
  act(() => client.show({ agentTyping: true }));
  expect(screen.getByText(`${MAYA.name} is typing…`)).toBeVisible();
});
