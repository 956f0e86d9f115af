import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderChat, ScriptedClient } from '../testing/index.ts';
import { ConnectionStatus } from './index.ts';

function open(snapshot: ConstructorParameters<typeof ScriptedClient>[0], locale?: 'zh-CN') {
  const client = new ScriptedClient(snapshot);
  return { client, ...renderChat(<ConnectionStatus client={client} />, locale) };
}

describe('the connection', () => {
  test.each([
    ['online', true, ''],
    ['idle', false, ''],
    ['waiting', true, 'Connection lost. Reconnecting…Connect now'],
    ['connecting', true, 'Connection lost. Reconnecting…'],
    ['waiting', false, 'Connection failed. Retrying…Connect now'],
  ] as const)('[R7.11] %s, online before: %s', async (connection, wasOnline, words) => {
    const { container } = open({ connection, wasOnline });
    expect(screen.getByRole('status').textContent).toBe(words);
    await expectNoAxeViolations(container);
  });

  test('[R7.11] a failed connection says so in Chinese too', () => {
    open({ connection: 'waiting', wasOnline: false }, 'zh-CN');
    expect(screen.getByRole('status')).toHaveTextContent('连接失败');
  });

  test('offers to connect now', async () => {
    const { client, user } = open({ connection: 'waiting' });
    await user.click(screen.getByRole('button', { name: 'Connect now' }));
    expect(client.calls).toEqual([['reconnect']]);
  });

  test('explains offline what happens to messages', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open({ connection: 'waiting' });
    expect(screen.getByRole('status')).toHaveTextContent(
      'You are offline. Your messages will be sent once you are online.',
    );
  });

  test('links to the sign-in when signed out', () => {
    open({ connection: 'stopped', signedOut: true });
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });
});

describe('the first connection', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('shows nothing unless it takes long', () => {
    const { client } = open({ connection: 'connecting', wasOnline: false });
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByRole('status')).toHaveTextContent('Connecting…');
    act(() => client.show({ connection: 'online', wasOnline: true }));
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  });
});

describe('a minute without a connection', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const minute = (client: ScriptedClient, from: number, until: number) => {
    for (let second = from; second < until; second += 5) {
      act(() => client.show({ connection: second % 10 === 0 ? 'waiting' : 'connecting' }));
      act(() => vi.advanceTimersByTime(5_000));
    }
  };

  test('[R7.11] offers the other ways of contact, despite retries', async () => {
    const client = new ScriptedClient({ connection: 'connecting', wasOnline: false });
    const contact = <a href="tel:+15550100">+1 555 0100</a>;
    const { container } = renderChat(<ConnectionStatus client={client} contact={contact} />);
    minute(client, 0, 55);
    expect(screen.queryByRole('link')).toBeNull();
    minute(client, 55, 65);
    expect(screen.getByRole('link', { name: '+1 555 0100' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('The chat cannot connect.');
    vi.useRealTimers();
    await expectNoAxeViolations(container);
    act(() => client.show({ connection: 'online' }));
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('shows nothing more if the host has no other way of contact', () => {
    const { client } = open({ connection: 'connecting', wasOnline: false });
    minute(client, 0, 120);
    expect(screen.getByRole('status')).not.toHaveTextContent('cannot connect');
  });
});

describe('problems', () => {
  test('[R7.6] a message of the server stays until it is closed', async () => {
    const { client, user } = open({});
    act(() => client.fire('problem', { kind: 'tip', message: 'You write too fast' }));
    act(() => client.fire('connection', { state: 'online' }));
    expect(screen.getByRole('alert')).toHaveTextContent('You write too fast');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/^$/);
  });

  test('[R7.4] the warning "connecting" disappears once connected', () => {
    const { client } = open({ connection: 'connecting' });
    act(() => client.fire('problem', { kind: 'connecting', message: '' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Connecting. Your message will be sent once connected.');
    act(() => client.fire('connection', { state: 'online' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/^$/);
  });

  test('[R7.11] a failed load of messages is shown until a load succeeds', () => {
    const { client } = open({ history: 'failed' });
    act(() => client.fire('problem', { kind: 'records', message: 'x' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The messages could not be loaded.');
    act(() => client.show({ history: 'complete' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/^$/);
  });

  test('[R7.11] failed loads are shown, except that of the announcement', () => {
    const { client } = open({});
    act(() => client.fire('problem', { kind: 'agents', message: 'x' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The list of agents could not be loaded.');
    act(() => client.fire('problem', { kind: 'announcement', message: 'x' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/^$/);
  });
});
