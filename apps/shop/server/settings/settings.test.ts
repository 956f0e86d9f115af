import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SettingError } from './setting-error.ts';
import { readSettings } from './settings.ts';

const directory = mkdtempSync(join(tmpdir(), 'rider-settings-'));

describe('the settings', () => {
  test('have defaults for a first start', () => {
    expect(readSettings({ DATA_DIR: join(directory, 'a/b') })).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      apiOrigin: null,
      publicOrigin: 'http://127.0.0.1:3000',
      demo: true,
    });
  });

  test('allow pictures of another backend and of configured origins', () => {
    const origins = (environment: Record<string, string>) =>
      readSettings({ DATA_DIR: directory, ...environment }).pictureOrigins;
    expect(origins({})).toEqual([]);
    expect(origins({ API_ORIGIN: 'https://api.test', PICTURE_ORIGINS: 'https://cdn.test, https://oss.test' })).toEqual([
      'https://api.test',
      'https://cdn.test',
      'https://oss.test',
    ]);
    expect(() => origins({ PICTURE_ORIGINS: 'cdn.test' })).toThrow(/^PICTURE_ORIGINS /);
  });

  test('write amounts and times for the shop, and for another backend in its zone', () => {
    const formats = (environment: Record<string, string>) =>
      readSettings({ DATA_DIR: directory, ...environment }).formats;
    expect(formats({})).toEqual({ currency: 'USD', timeZone: 'America/Los_Angeles' });
    expect(formats({ CURRENCY: 'eur', SHOP_TIME_ZONE: 'Europe/Paris' })).toEqual({
      currency: 'EUR',
      timeZone: 'Europe/Paris',
    });
    expect(formats({ API_ORIGIN: 'https://api.test' }).timeZone).toBe('Asia/Shanghai');
  });

  test('create no demo accounts in a PostgreSQL database by default', () => {
    const environment = { DATA_DIR: directory, DATABASE_URL: 'postgres://shop@127.0.0.1/shop' };
    expect(readSettings(environment).demo).toBe(false);
    expect(readSettings({ ...environment, DEMO: '1' }).demo).toBe(true);
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ MAX_CONNECTIONS: '0' }, 'MAX_CONNECTIONS'],
    [{ MAX_ADDRESS_CONNECTIONS: 'many' }, 'MAX_ADDRESS_CONNECTIONS'],
    [{ API_ORIGIN: 'shop.example.com' }, 'API_ORIGIN'],
    [{ API_ORIGIN: 'https://shop.example.com/api' }, 'API_ORIGIN'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ DEMO: 'yes' }, 'DEMO'],
    [{ CURRENCY: 'dollars' }, 'CURRENCY'],
    [{ CURRENCY: 'JPY' }, 'CURRENCY'],
    [{ SHOP_TIME_ZONE: 'Pacific' }, 'SHOP_TIME_ZONE'],
    [{ DATA_DIR: '/proc/rider' }, 'DATA_DIR'],
  ])('reject %j in one line that names the setting', (environment, name) => {
    const read = () => readSettings({ DATA_DIR: directory, ...environment });
    expect(read).toThrow(SettingError);
    expect(read).toThrow(new RegExp(`^${name} .+$`));
  });
});
