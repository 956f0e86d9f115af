import { readFile } from 'node:fs/promises';
import { createApiKey } from '@rider/api/api-key';
import { API_SCOPES } from '@rider/model/api-key';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateSchemas, SCHEMAS_FILE } from '../../commands/generate-schemas.ts';
import { outfit, type Outfitted } from '../testing/belongings.ts';
import { plainSku, setBalance } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf } from '../testing/refund/refund-calls.ts';

interface Described {
  servers: { url: string }[];
  paths: Record<string, Record<string, { operationId: string; security: object[]; responses: object }>>;
  components: object;
}

test('[B12] the schemas are those of the types; `pnpm schemas` writes them', async () => {
  expect(await readFile(SCHEMAS_FILE, 'utf8')).toBe(generateSchemas());
}, 60_000);

describe.each(MAIN_DATABASE)('the reference of the calls on $name', ({ openShop }) => {
  let shop: Shop;
  let buyer: Outfitted;
  let secret: string;
  let described: Described;
  const ajv = new Ajv2020({ strict: false });

  /** Whether an answer of a call fits its schema. */
  const faultsOf = (path: string, method: string, answer: unknown) => {
    const pointer = `${path.replaceAll('/', '~1')}/${method}/responses/200/content/application~1json/schema`;
    const validate = ajv.compile({ $ref: `shop#/paths/${encodeURI(pointer)}` } as AnySchemaObject);
    return validate(answer) ? [] : (validate.errors ?? []);
  };
  const answerOf = async (path: string, body?: object) => {
    const response = await shop.fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as { status: number };
  };

  beforeAll(async () => {
    shop = await openShop();
    buyer = await outfit(shop, 'luisglass');
    const api = apiOf(shop, buyer.token);
    ({ secret } = await createApiKey(api, { name: 'ERP', scopes: API_SCOPES, days: 0 }));
    described = (await (await shop.fetch('/api/openapi.json')).json()) as Described;
    ajv.addSchema({ $id: 'shop', ...described } as AnySchemaObject);
  });
  afterAll(() => shop.close());

  test('[B12] answers of the backend match the described ones', async () => {
    const { shipped, invoice, addressId } = buyer.own;
    const values: Record<string, string> = { '/product/detail/{id}': '1001', '/order/express/{number}': shipped };
    const row = { sku: (await plainSku(shop, 100)).code, quantity: 2 };
    await setBalance(shop, 'luisglass', 10_000_000);
    const bodies: Record<string, object> = {
      '/cart/quick_check': {
        rows: [
          [row.sku, '2'],
          ['no such thing', '1'],
        ],
      },
      '/order/place': { key: 'described-order-1', lines: [row], addressId, payment: 'balance' },
      '/order/cancel': { id: buyer.own.unpaid },
    };
    for (const [path, methods] of Object.entries(described.paths))
      for (const method of Object.keys(methods)) {
        const named = path.startsWith('/invoices') ? invoice : shipped;
        const filled = path.replaceAll(/\{\w+\}/g, values[path] ?? named);
        const answer = await answerOf(filled, method === 'post' ? bodies[path] : undefined);
        expect({ path, answer }).toMatchObject({ path, answer: { status: 200 } });
        expect(faultsOf(path, method, answer), path).toEqual([]);
      }
  });

  test('[B12] an error matches, too', async () => {
    const answer = await answerOf('/order/place', { key: 'described-order-2', lines: [], addressId: '1' });
    expect(answer.status).toBe(400);
    expect(faultsOf('/order/place', 'post', answer)).toEqual([]);
  });
});
