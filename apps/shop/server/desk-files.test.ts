import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_FORMATS } from '@rider/model/locale';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskFiles } from './desk-files.ts';

const SOURCE = new URL('../../desk/index.html', import.meta.url);

describe('/desk', () => {
  let directory: string;
  let app: Hono;

  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'desk-'));
    mkdirSync(join(directory, 'assets'));
    writeFileSync(join(directory, 'index.html'), readFileSync(SOURCE));
    writeFileSync(join(directory, 'assets', 'index-abc.js'), 'export {};');
    writeFileSync(join(directory, 'secret.txt'), 'not an asset');
    app = new Hono().route('/desk', deskFiles(directory, { currency: 'CNY', timeZone: 'Asia/Shanghai' }));
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  test.each(['/desk', '/desk/messages', '/desk/messages/1001', '/desk/secret.txt', '/desk/assets/../secret.txt'])(
    '%s is the desk’s document, with its policy and never stored',
    async (path) => {
      const answer = await app.request(path);
      const html = await answer.text();
      const policy = answer.headers.get('Content-Security-Policy') ?? '';
      const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
      expect(html).toContain(`nonce="${nonce}"`);
      expect(html).toContain('<html data-currency="CNY" data-time-zone="Asia/Shanghai" lang=');
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(/script-src ([^;]*)/.exec(policy)?.[1]?.trim()).toBe("'self'");
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  test('no two documents have the same nonce', async () => {
    const policyOf = async () => (await app.request('/desk')).headers.get('Content-Security-Policy');
    expect(await policyOf()).not.toBe(await policyOf());
  });

  test('the document has no script, style or handler of its own', async () => {
    const html = await (await app.request('/desk')).text();
    for (const [, attributes, code] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      expect(attributes).toContain('src=');
      expect(code).toBe('');
    }
    expect(html).not.toMatch(/<style|\son\w+=/);
  });

  test('its files are served; a missing one is not answered with the document', async () => {
    const script = await app.request('/desk/assets/index-abc.js');
    expect(await script.text()).toBe('export {};');
    const missing = await app.request('/desk/assets/index-old.js');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('Cache-Control')).toBe('no-store');
  });

  test('without a build there is no desk', async () => {
    const empty = new Hono().route('/desk', deskFiles(join(directory, 'nowhere'), DEFAULT_FORMATS));
    expect((await empty.request('/desk')).status).toBe(404);
  });
});
