/** Places orders at a backend in a separate process until killed; started by durability.test.ts with its data directory. */
import { createBackend } from '../../../src/index.ts';

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('usage: durability-process.ts <data directory>');

const backend = await createBackend({ dataDir, demo: true });
/** Several buyers in turn, so that none exceeds the limit of unpaid orders. */
const buyers = await Promise.all(['luisglass', 'danaglass', 'priyaglass', 'tomglass'].map(signIn));
const [productId, uniqueId] = [1001, 50002];

async function signIn(account: string) {
  const { token } = await call<{ token: string }>('', '/login', { account, password: 'Rider2026' });
  return { token, addressId: (await call<{ id: number }>(token, '/address/default')).id };
}

async function call<Data>(token: string, path: string, body?: object): Promise<Data> {
  const headers = { 'Content-Type': 'application/json', ...(token && { 'Authori-zation': `Bearer ${token}` }) };
  const init = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
  const response = await backend.fetch(new Request(`http://shop.test/api${path}`, init));
  const { status, msg, data } = (await response.json()) as { status: number; msg: string; data: Data };
  if (status !== 200) throw new Error(`${path}: ${status} ${msg}`);
  return data;
}

for (;;) {
  for (const { token, addressId } of buyers) {
    const { cartId } = await call<{ cartId: string }>(token, '/cart/add', { productId, uniqueId, cartNum: 2, new: 1 });
    const { orderKey } = await call<{ orderKey: string }>(token, '/order/confirm', { cartId });
    const { result } = await call<{ result: { orderId: string } }>(token, `/order/create/${orderKey}`, { addressId });
    // Written only after the answer: each printed order was confirmed to a buyer.
    process.stdout.write(`${result.orderId}\n`);
  }
}
