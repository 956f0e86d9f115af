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
  test('is heard once by who listens before, and by who comes late', async () => {
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

  test('is not heard by who has left again, nor twice by one listener', async () => {
    const chat = document.createElement('rider-chat');
    document.body.append(chat);
    const gone = vi.fn();
    const aborted = vi.fn();
    const twice = { handleEvent: vi.fn() };
    const controller = new AbortController();
    chat.addEventListener('rider-chat:ready', gone);
    chat.removeEventListener('rider-chat:ready', gone);
    chat.addEventListener('rider-chat:ready', aborted, { signal: controller.signal });
    controller.abort();
    chat.addEventListener('rider-chat:ready', twice as EventListenerObject);
    chat.addEventListener('rider-chat:ready', twice as EventListenerObject);
    await settled();
    expect(gone).not.toHaveBeenCalled();
    expect(aborted).not.toHaveBeenCalled();
    expect(twice.handleEvent).toHaveBeenCalledTimes(1);
  });
});

test('[R7.13] `<rider-chat>` is known to JSX, to querySelector and to listeners', () => {
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
