import { act, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aMessage, renderChat, ScriptedClient } from '../testing/index.ts';
import { useDesktopNotification, useMessageSound, useTitleBadge } from './index.ts';
import { soundAddress } from './sound-address.ts';

const received = (client: ScriptedClient, leads = true, text = 'Hello') =>
  act(() => client.fire('received', { message: aMessage(1, text), leads }));

describe('sound', () => {
  const sounded: string[] = [];
  let isRunning = false;
  let endings: (() => void)[] = [];
  const resume = vi.fn<() => Promise<void>>(() => Promise.resolve());

  beforeEach(() => {
    sounded.length = 0;
    isRunning = false;
    endings = [];
    const param = { linearRampToValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    vi.stubGlobal(
      'AudioContext',
      class {
        currentTime = 0;
        resume = () => {
          isRunning = true;
          return resume();
        };
        suspend = () => {
          isRunning = false;
          return Promise.resolve();
        };
      },
    );
    vi.stubGlobal(
      'OscillatorNode',
      class {
        constructor(_: unknown, { frequency }: { frequency: number }) {
          sounded.push(`tone ${frequency}`);
        }
        connect = (next: unknown) => next;
        addEventListener = (_: 'ended', end: () => void) => endings.push(end);
        start() {}
        stop() {}
      },
    );
    vi.stubGlobal(
      'GainNode',
      class {
        gain = param;
        connect = (next: unknown) => next;
      },
    );
  });
  afterEach(() => void vi.unstubAllGlobals());

  function Sounding({ client, soundUrl }: { client: ScriptedClient; soundUrl?: string }) {
    useMessageSound(client, { soundUrl });
    return <button type="button">A gesture</button>;
  }

  /** Ends all tones and returns how many have started. */
  async function heard(): Promise<number> {
    await act(() => Promise.resolve());
    for (const end of endings.splice(0)) end();
    return sounded.length;
  }

  test('[R7.8] keeps the audio device awake only while it sounds', async () => {
    const client = new ScriptedClient();
    const { user } = renderChat(<Sounding client={client} />);
    await user.click(screen.getByRole('button', { name: 'A gesture' }));
    expect(isRunning).toBe(false);
    received(client);
    expect(isRunning).toBe(true);
    expect(await heard()).toBe(2);
    expect(isRunning).toBe(false);
  });

  test('[R7.8] comes after the first gesture, once for several, unless muted or in a tab that does not lead', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const client = new ScriptedClient();
    const { user } = renderChat(<Sounding client={client} />);
    received(client);
    expect(await heard()).toBe(0);
    await user.click(screen.getByRole('button'));
    now = 2000;
    received(client);
    expect(await heard()).toBe(2);
    now = 2100;
    received(client);
    expect(await heard()).toBe(2);
    now = 9000;
    received(client, false);
    act(() => client.setMuted(true));
    received(client);
    expect(await heard()).toBe(2);
    act(() => client.setMuted(false));
    received(client);
    expect(await heard()).toBe(4);
  });

  test('a host’s sound is played, and the tone where it cannot be', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
      sounded.push(this.src);
      return Promise.reject(new DOMException('no source', 'NotSupportedError'));
    });
    const client = new ScriptedClient();
    const { user } = renderChat(<Sounding client={client} soundUrl="/sounds/reply.mp3" />);
    await user.click(screen.getByRole('button'));
    received(client);
    await expect.poll(() => sounded).toHaveLength(3);
    expect(play).toHaveBeenCalledOnce();
    expect(sounded[0]).toBe(new URL('/sounds/reply.mp3', document.baseURI).href);
  });

  test('a host’s sound may come from https or the page’s own origin only', () => {
    const page = 'http://shop.example/cart';
    expect(soundAddress('https://cdn.example/a.mp3', page)).toBe('https://cdn.example/a.mp3');
    expect(soundAddress('/a.mp3', page)).toBe('http://shop.example/a.mp3');
    const refused = ['http://cdn.example/a.mp3', 'javascript:alert(1)', 'data:audio/mp3;base64,AA', 'https://', ''];
    expect(refused.filter((address) => soundAddress(address, page) !== undefined)).toEqual([]);
    expect(soundAddress(undefined, page)).toBeUndefined();
  });
});

describe('title', () => {
  function Badged({ client }: { client: ScriptedClient }) {
    useTitleBadge(client);
    return null;
  }

  test('[R7.5] carries the unread count, also when the host changes it, and is left as it was', async () => {
    document.title = 'Cart (2026)';
    const client = new ScriptedClient();
    const { unmount } = renderChat(<Badged client={client} />);
    expect(document.title).toBe('Cart (2026)');
    act(() => client.show({ unread: 3 }));
    expect(document.title).toBe('(3) Cart (2026)');
    act(() => client.show({ unread: 120 }));
    expect(document.title).toBe('(99+) Cart (2026)');
    document.title = 'Checkout';
    await expect.poll(() => document.title).toBe('(99+) Checkout');
    act(() => client.show({ unread: 0 }));
    expect(document.title).toBe('Checkout');
    act(() => client.show({ unread: 1 }));
    unmount();
    expect(document.title).toBe('Checkout');
  });
});

describe('desktop notification', () => {
  const shown: { title: string; body: string | undefined; tag: string | undefined; click: () => void }[] = [];
  const ask = vi.fn<() => Promise<NotificationPermission>>();
  const settings = new EventTarget();

  beforeAll(() => {
    const permissions = { query: () => Promise.resolve(settings) };
    Object.defineProperty(navigator, 'permissions', { configurable: true, value: permissions });
  });
  afterAll(() => void Reflect.deleteProperty(navigator, 'permissions'));

  function decide(permission: NotificationPermission): void {
    ShownNotification.permission = permission;
    act(() => void settings.dispatchEvent(new Event('change')));
  }

  class ShownNotification extends EventTarget {
    static permission: NotificationPermission = 'default';
    static requestPermission = ask;
    constructor(title: string, { body, tag }: NotificationOptions) {
      super();
      shown.push({ title, body, tag, click: () => this.dispatchEvent(new Event('click')) });
    }
    close() {}
  }

  beforeEach(() => {
    shown.length = 0;
    localStorage.clear();
    decide('default');
    ask.mockReset();
    ask.mockImplementation(() => {
      ShownNotification.permission = 'granted';
      return Promise.resolve('granted');
    });
    vi.stubGlobal('Notification', ShownNotification);
    vi.stubGlobal('focus', () => undefined);
  });
  afterEach(() => void vi.unstubAllGlobals());

  function Notifying({ client, onOpen = () => undefined }: { client: ScriptedClient; onOpen?: () => void }) {
    const { state, turnOn, turnOff } = useDesktopNotification(client, { storage: localStorage, onOpen });
    return (
      <button type="button" onClick={() => void (state === 'on' ? turnOff() : turnOn())}>
        {state}
      </button>
    );
  }

  test('asks at a click only, tells of messages nobody looks at, and opens the chat', async () => {
    const client = new ScriptedClient({ open: false });
    const onOpen = vi.fn<() => void>();
    const { user } = renderChat(<Notifying client={client} onOpen={onOpen} />);
    received(client);
    expect(ask).not.toHaveBeenCalled();
    expect(shown).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'off' }));
    await screen.findByRole('button', { name: 'on' });
    received(client, true, 'In stock [em-smile]');
    expect(shown).toMatchObject([
      { title: 'New message from Maya Lindqvist', body: 'In stock 😄', tag: 'rider-chat:7' },
    ]);
    shown[0]?.click();
    expect(onOpen).toHaveBeenCalledOnce();
    received(client, false);
    act(() => client.show({ open: true, inSight: true }));
    received(client);
    act(() => client.show({ open: true, inSight: false, muted: true }));
    received(client);
    expect(shown).toHaveLength(1);
    act(() => client.show({ muted: false }));
    received(client);
    expect(shown).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'on' }));
    received(client);
    expect(shown).toHaveLength(2);
  });

  test('stays on over reloads, and knows when the person said no', async () => {
    localStorage.setItem('rider-chat:notify', '1');
    decide('granted');
    renderChat(<Notifying client={new ScriptedClient()} />).unmount();
    const { user } = renderChat(<Notifying client={new ScriptedClient()} />);
    expect(screen.getByRole('button')).toHaveTextContent('on');
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('off');
    ask.mockImplementation(() => {
      ShownNotification.permission = 'denied';
      return Promise.resolve('denied');
    });
    await user.click(screen.getByRole('button'));
    expect(await screen.findByRole('button', { name: 'denied' })).toBeInTheDocument();
  });

  test('sees at once what the person changes in the settings of the browser', async () => {
    localStorage.setItem('rider-chat:notify', '1');
    renderChat(<Notifying client={new ScriptedClient()} />);
    expect(screen.getByRole('button')).toHaveTextContent('off');
    decide('granted');
    expect(screen.getByRole('button')).toHaveTextContent('on');
    decide('denied');
    expect(screen.getByRole('button')).toHaveTextContent('denied');
  });
});
