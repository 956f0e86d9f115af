import { render } from '@testing-library/react';
import { beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { RiderChatElement, version, type RiderChatSettings } from './index.ts';

const settled = () => Promise.resolve();

beforeEach(() => {
  // jsdom has neither.
  vi.stubGlobal('matchMedia', () => new EventTarget());
  document.body.replaceChildren();
});

describe('[R7.13] `ready` of the element', () => {
  test('reaches each listener once, added before or after it', async () => {
    const chat = document.createElement('rider-chat');
    const early = vi.fn();
    const late = vi.fn();
    chat.addEventListener('rider-chat:ready', early);
    document.body.append(chat);
    chat.addEventListener('rider-chat:ready', late);
    expect(late).not.toHaveBeenCalled();
    await settled();
    expect(early).toHaveBeenCalledTimes(1);
    expect(late).toHaveBeenCalledTimes(1);
    expect(late.mock.lastCall?.[0]).toMatchObject({ detail: { version }, target: chat, currentTarget: chat });
  });

  test('does not reach a removed listener, nor one listener twice', async () => {
    const chat = document.createElement('rider-chat');
    document.body.append(chat);
    const removed = vi.fn();
    const aborted = vi.fn();
    const twice = { handleEvent: vi.fn() };
    const controller = new AbortController();
    chat.addEventListener('rider-chat:ready', removed);
    chat.removeEventListener('rider-chat:ready', removed);
    chat.addEventListener('rider-chat:ready', aborted, { signal: controller.signal });
    controller.abort();
    chat.addEventListener('rider-chat:ready', twice as EventListenerObject);
    chat.addEventListener('rider-chat:ready', twice as EventListenerObject);
    await settled();
    expect(removed).not.toHaveBeenCalled();
    expect(aborted).not.toHaveBeenCalled();
    expect(twice.handleEvent).toHaveBeenCalledTimes(1);
  });
});

test('[R7.13] `<rider-chat>` is typed for JSX, querySelector and listeners', () => {
  const counts: number[] = [];
  const settings: RiderChatSettings = { texts: { 'chat.end.confirm': 'Bye' } };
  render(
    <rider-chat
      origin="https://shop.example"
      theme="dark"
      launcher="hidden"
      settings={settings}
      {...{ 'onrider-chat:unread': ({ detail }: CustomEvent<{ count: number }>) => counts.push(detail.count) }}
    />,
  );
  const chat = document.querySelector('rider-chat');
  expectTypeOf(chat).toEqualTypeOf<RiderChatElement | null>();
  expect(chat).toBeInstanceOf(RiderChatElement);
  expect(chat).toMatchObject({ origin: 'https://shop.example', theme: 'dark', settings });
  document.addEventListener('rider-chat:unread', ({ detail }) =>
    expectTypeOf(detail).toEqualTypeOf<{ count: number }>(),
  );
  chat?.dispatchEvent(new CustomEvent('rider-chat:unread', { detail: { count: 3 }, bubbles: true }));
  expect(counts).toEqual([3]);
  // @ts-expect-error There is no such theme.
  void (<rider-chat theme="pink" />);
});
