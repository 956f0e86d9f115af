import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { randomRuns } from '../../../../tests/random-runs.ts';
import { createApp } from '../../src/http/app.ts';
import * as schemas from '@rider/model/validation';
import { ROUTE_MODULES, type BackendServices } from '../../src/index.ts';
import { isAnswerNumber } from '../../src/http/answers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { nonsensePlace, nonsenseRequest, type NonsenseRequest } from '../testing/nonsense.ts';

/** Number of requests per call. */
const RUNS = 6;

/** All registered calls. Registering uses no service. */
const ROUTES = createApp(ROUTE_MODULES, {} as BackendServices)
  .routes.filter(({ method }) => method !== 'ALL')
  .map(({ method, path }) => ({ method, path }));

const SOURCE = new URL('../../src/', import.meta.url);
const readingFiles = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(routes|form|parameters|list-query)\.ts$/.test(file))
  .map((file) => ({ folder: dirname(file), text: readFileSync(new URL(file, SOURCE), 'utf8') }));

/** The fields of a schema of packages/model by its name, of all its variants. */
function fieldsOf(name = ''): string[] {
  const schema = (schemas as Record<string, unknown>)[name] as { entries?: object; options?: { entries: object }[] };
  return [schema, ...(schema.options ?? [])].flatMap(({ entries = {} }) => Object.keys(entries));
}

/** The quoted words in the sources of a call's domain, which include its parameter names. */
function parameterNames(path: string): string[] {
  const call = path.replace('/api', '');
  // Some calls are registered in a loop over their last segment.
  const begin = call.slice(0, call.lastIndexOf('/') + 1);
  const folder = [`'${call}'`, `\`${begin}\${`]
    .map((written) => readingFiles.find(({ text }) => text.includes(written)))
    .find(Boolean)?.folder;
  if (folder === undefined) throw new Error(`no source registers ${path}`);
  const texts = readingFiles.filter((file) => file.folder === folder).map(({ text }) => text);
  const words = [...texts, "'page' 'limit' 'search' 'state'"].flatMap((text) => [...text.matchAll(/'(\w{2,30})'/g)]);
  // Operators' forms are read by their schemas, so no source names their fields.
  const fields = texts.flatMap((text) => [...text.matchAll(/form\((\w+)\)/g)]).flatMap(([, name]) => fieldsOf(name));
  return [...new Set([...words.map(([, word = '']) => word), ...fields])];
}

const SIGNS_OUT = ['/api/logout', '/api/user/sessions/end', '/api/kefuapi/logout'];

// `pnpm fuzz` tests a shop with the embedded database.
describe.each(MAIN_DATABASE)('nonsense at every call on $name', ({ openShop }) => {
  let shop: Shop;
  let buyer: string;
  let agent: string;
  const logged: unknown[][] = [];
  beforeAll(async () => {
    shop = await openShop();
    buyer = await shop.signIn('luisglass');
    agent = await shop.signInAgent();
  });
  afterAll(() => shop.close());

  async function send(method: string, path: string, { query, type, body }: NonsenseRequest, token: string) {
    const headers = new Headers({ 'Content-Language': 'zh-CN', 'Authori-zation': `Bearer ${token}` });
    if (type !== null && method !== 'GET') headers.set('Content-Type', type);
    const request = new Request(`http://shop.test${path}?${query}`, {
      method,
      headers,
      ...(method !== 'GET' && body !== null ? { body } : {}),
    });
    const response = await shop.backend.fetch(request);
    // A file is no envelope.
    const isFile = response.headers.has('Content-Disposition');
    return { http: response.status, text: isFile ? '' : await response.text() };
  }

  test.each(ROUTES)('[R10.2] $method $path answers nonsense with a known status', async ({ method, path }) => {
    vi.spyOn(console, 'error').mockImplementation((...entry) => void logged.push(entry));
    const own = /^\/api\/(kefuapi|operator)\//.test(path) ? agent : buyer;
    const token = SIGNS_OUT.includes(path) ? 'nobody' : own;
    const places = fc.array(nonsensePlace, { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(nonsenseRequest(parameterNames(path)), places, async (request, [...values]) => {
        logged.length = 0;
        const filled = path.replaceAll(/:\w+(\{[^}]*\})?\??/g, () => values.pop() ?? '0');
        const { http, text } = await send(method, filled, request, token);
        const errors = JSON.stringify(
          logged.map((entry) => entry.map((each) => (each instanceof Error ? each.stack : each))),
        );
        expect({ http, errors }).toEqual({ http: expect.toSatisfy((code: number) => code < 500), errors });
        if (text === '') return;
        const { status } = JSON.parse(text) as { status: number };
        expect(status).toSatisfy(() => status === 200 || status === 400 || isAnswerNumber(status));
      }),
      randomRuns(RUNS),
    );
  });

  test.each(ROUTES.filter(({ path }) => path.includes(':')))(
    '[R10.2] $method $path rejects an id beyond what the database can store',
    async ({ method, path }) => {
      vi.spyOn(console, 'error').mockReturnValue();
      const token = /^\/api\/(kefuapi|operator)\//.test(path) ? agent : buyer;
      const filled = path.replaceAll(/:\w+(\{[^}]*\})?\??/g, '2147483648');
      const { http } = await send(method, filled, { query: '', type: 'application/json', body: '{}' }, token);
      expect(http).toBeLessThan(500);
    },
  );

  test('[R10.2] oversized requests are rejected in the language of the request', async () => {
    const manyIds = Array.from({ length: 600 }, (_, id) => id + 1);
    const del = (ids: unknown, locale: 'en-US' | 'zh-CN' = 'en-US') =>
      shop.call('/cart/del', { token: buyer, body: { ids }, locale });
    expect(await del('1,'.repeat(65_535))).toMatchObject({ status: 400, code: '900012' });
    expect(await del(Array(65_535).fill(1))).toMatchObject({ status: 400, code: '900011' });
    expect(await del(manyIds.slice(0, 501))).toMatchObject({
      code: '900011',
      msg: 'Too many at once. At most 500 are possible.',
    });
    expect(await del(manyIds.slice(0, 501), 'zh-CN')).toMatchObject({ msg: '一次提交的数量过多，最多 500 项。' });
    expect(await del(manyIds.slice(0, 500))).toMatchObject({ status: 200 });
    expect(await shop.call(`/pc/get_order_list?search=${'x'.repeat(201)}`, { token: buyer })).toMatchObject({
      code: '900012',
    });
    expect(await shop.call('/cart/num', { token: buyer, body: { id: '1\0' } })).toMatchObject({
      status: 400,
      code: '100100',
    });
    const many = Array.from({ length: 101 }, (_, key) => `a${key}=1`).join('&');
    expect(await shop.call(`/category_all?${many}`)).toMatchObject({ status: 400, code: '900011' });
  });

  test.each(['__proto__', 'constructor', 'toString'])(
    '[R10.2] %s, which every object has, is not a valid value',
    async (word) => {
      const nothing = { status: 200, data: { list: [], count: 0 } };
      expect(await shop.call(`/pc/get_refund_order_list?refund_status=${word}`, { token: buyer })).toMatchObject(
        nothing,
      );
      expect(await shop.call(`/pc/get_order_list?type=${word}`, { token: buyer })).toMatchObject(nothing);
    },
  );

  test('[R10.2] a malformed token belongs to nobody', async () => {
    for (const token of ['\u0001', 'é', 'x'.repeat(600), 'a b']) {
      expect(await shop.call('/user', { token })).toMatchObject({ status: 110002 });
    }
  });
});
