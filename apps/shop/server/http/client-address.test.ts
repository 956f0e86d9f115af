import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clientAddressOf, isTrustedProxy } from './client-address.ts';
import { SettingError } from '../settings/setting-error.ts';
import { readSettings } from '../settings/settings.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'rider-settings-'));
const proxies = (TRUSTED_PROXIES?: string) => readSettings({ DATA_DIR, TRUSTED_PROXIES }).trustedProxies;

describe('the client’s address', () => {
  const trusted = proxies('127.0.0.1, 10.0.0.0/8 2001:db8::/32');

  test.each([
    ['a direct client', '203.0.113.9', null, '203.0.113.9'],
    ['a direct client that claims another address', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['a client behind a proxy', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['a client that claims another address to the proxy', '127.0.0.1', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
    ['a client behind two proxies', '127.0.0.1', '1.2.3.4, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
    ['a proxy on an IPv6 socket', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['an IPv6 client', '2001:db8::1', '2001:470::7', '2001:470::7'],
    ['a proxy that says nothing', '127.0.0.1', null, '127.0.0.1'],
    ['a proxy that says nonsense', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['nothing but proxies', '127.0.0.1', '10.0.0.9', '10.0.0.9'],
  ])('[R10.3] of %s', (_, peer, header, client) => expect(clientAddressOf(peer, header, trusted)).toBe(client));

  test('[R10.3] is the socket’s without trusted proxies, whatever the header', () => {
    expect(clientAddressOf('127.0.0.1', '198.51.100.1', proxies())).toBe('127.0.0.1');
    expect(isTrustedProxy(proxies(), '127.0.0.1')).toBe(false);
  });

  test.each(['10.0.0.0/33', 'proxy.example', '10.0.0', '10.0.0.0/8/8', '10.0.0.1/', '::1/129', '10.0.0.1/x'])(
    'refuses %j in one line',
    (text) => {
      expect(() => proxies(text)).toThrow(SettingError);
      expect(() => proxies(text)).toThrow(/^TRUSTED_PROXIES .+$/);
    },
  );
});
