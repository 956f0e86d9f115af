import { act, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aMessage, renderChat, ScriptedClient } from '../testing/index.ts';
import { useDesktopNotification, useMessageSound, useTitleBadge } from './index.ts';
import { soundAddress } from './sound-address.ts';

const received = (client: ScriptedClient, leads = true, text = 'Hello') =>
  act(() => client.fire('received', { message: aMessage(1, text), leads }));

describe('sound', () => {
  const played: string[] = [];
  let isRunning = false;
  let endCallbacks: (() => void)[] = [];
  const resume = vi.fn<() => Promise<void>>(() => Promise.resolve());

  beforeEach(() => {
    played.length = 0;
    isRunning = false;
    endCallbacks = [];
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
          played.push(`tone ${frequency}`);
        }
        connect = (next: unknown) => next;
        addEventListener = (_: 'ended', end: () => void) => endCallbacks.push(end);
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
  async function countTones(): Promise<number> {
    await act(() => Promise.resolve());
    for (const end of endCallbacks.splice(0)) end();
    return played.length;
  }

  test('[R7.8] resumes the audio device only while a sound plays', async () => {
    const client = new ScriptedClient();
    const { user } = renderChat(<Sounding client={client} />);
    await user.click(screen.getByRole('button', { name: 'A gesture' }));
    expect(isRunning).toBe(false);
    received(client);
    expect(isRunning).toBe(true);
    expect(await countTones()).toBe(2);
    expect(isRunning).toBe(false);
  });

  test('[R7.8] plays after the first gesture, once for several messages, unless muted or in a tab that is not the leader', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const client = new ScriptedClient();
    const { user } = renderChat(<Sounding client={client} />);
    received(client);
    expect(await countTones()).toBe(0);
    await user.click(screen.getByRole('button'));
    now = 2000;
    received(client);
    expect(await countTones()).toBe(2);
    now = 2100;
    received(client);
    expect(await countTones()).toBe(2);
    now = 9000;
    received(client, false);
    act(() => client.setMuted(true));
    received(client);
    expect(await countTones()).toBe(2);
    act(() => client.setMuted(false));
    received(client);
    expect(await countTones()).toBe(4);
  });

  test('plays the host’s sound, or the default tone if that fails', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
      played.push(this.src);
      return Promise.reject(new DOMException('no source', 'NotSupportedError'));
    });
    const client = new ScriptedClient();
    const { user } = renderChat(<Sounding client={client} soundUrl="/sounds/reply.mp3" />);
    await user.click(screen.getByRole('button'));
    received(client);
    await expect.poll(() => played).toHaveLength(3);
    expect(play).toHaveBeenCalledOnce();
    expect(played[0]).toBe(new URL('/sounds/reply.mp3', document.baseURI).href);
  });

  test('accepts a host’s sound only from https or the page’s own origin', () => {
    const page = 'http://shop.example/cart';
    expect(soundAddress('https://cdn.example/a.mp3', page)).toBe('https://cdn.example/a.mp3');
    expect(soundAddress('/a.mp3', page)).toBe('http://shop.example/a.mp3');
    const rejected = ['http://cdn.example/a.mp3', 'javascript:alert(1)', 'data:audio/mp3;base64,AA', 'https://', ''];
    expect(rejected.filter((address) => soundAddress(address, page) !== undefined)).toEqual([]);
    expect(soundAddress(undefined, page)).toBeUndefined();
  });
});

describe('title', () => {
  function Badged({ client }: { client: ScriptedClient }) {
    useTitleBadge(client);
    return null;
  }

  test('[R7.5] shows the unread count, also after the host changes the title, and restores the title', async () => {
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
  const requestPermission = vi.fn<() => Promise<NotificationPermission>>();
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
    static requestPermission = requestPermission;
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
    requestPermission.mockReset();
    requestPermission.mockImplementation(() => {
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

  test('asks for permission on click only, notifies of messages that are not visible, and opens the chat', async () => {
    const client = new ScriptedClient({ open: false });
    const onOpen = vi.fn<() => void>();
    const { user } = renderChat(<Notifying client={client} onOpen={onOpen} />);
    received(client);
    expect(requestPermission).not.toHaveBeenCalled();
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

  test('stays on across reloads, and reports a denied permission', async () => {
    localStorage.setItem('rider-chat:notify', '1');
    decide('granted');
    renderChat(<Notifying client={new ScriptedClient()} />).unmount();
    const { user } = renderChat(<Notifying client={new ScriptedClient()} />);
    expect(screen.getByRole('button')).toHaveTextContent('on');
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('off');
    requestPermission.mockImplementation(() => {
      ShownNotification.permission = 'denied';
      return Promise.resolve('denied');
    });
    await user.click(screen.getByRole('button'));
    expect(await screen.findByRole('button', { name: 'denied' })).toBeInTheDocument();
  });

  test('follows changes in the browser’s settings immediately', async () => {
    localStorage.setItem('rider-chat:notify', '1');
    renderChat(<Notifying client={new ScriptedClient()} />);
    expect(screen.getByRole('button')).toHaveTextContent('off');
    decide('granted');
    expect(screen.getByRole('button')).toHaveTextContent('on');
    decide('denied');
    expect(screen.getByRole('button')).toHaveTextContent('denied');
  });
});
