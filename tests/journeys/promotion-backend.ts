import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const now = Math.floor(Date.now() / 1000);
const HOUR = 3600;

const sale = {
  id: 3,
  product_id: 1028,
  title: 'Exposed-Roller Sliding Shower Kit',
  image: '',
  info: 'While the quota lasts.',
  price: '178.00',
  ot_price: '219.00',
  unit_name: 'kit',
  stock: 20,
  quota: 15,
  quota_show: 20,
  num: 4,
  once_num: 3,
  time_id: 2,
  status: 1,
  last_time: now + 2 * HOUR,
};
const soldOut = { ...sale, id: 4, title: 'Floor Spring', quota: 0 };
const groupBuy = {
  ...sale,
  id: 2,
  title: 'Silicone',
  people: 3,
  product_price: 219,
  start_time: now - HOUR,
  stop_time: now + 30 * HOUR,
};
const founder = { id: 7, nickname: 'Northline', avatar: '', people: 3, count: 1, stop_time: now + 5 * HOUR };
const presale = {
  id: 1044,
  store_name: 'Hydraulic Bottom Patch',
  store_info: '',
  image: '',
  unit_name: 'pc',
  stock: 20,
  sales: 1,
  price: '129.00',
  ot_price: '148.00',
  presale_start_time: now - HOUR,
  presale_end_time: now + 48 * HOUR,
  presale_day: 15,
};

/** Answers of the promotion calls in the contract's shapes (3.3, 3.4), by path. */
const ANSWERS: Record<string, unknown> = {
  'seckill/index': {
    seckillTime: [
      { id: 1, time: '06:00', continued: '4', status: 0, stop: now - 2 * HOUR },
      { id: 2, time: '10:00', continued: '4', status: 1, stop: now + 2 * HOUR },
      { id: 3, time: '14:00', continued: '4', status: 2, stop: now + 6 * HOUR },
    ],
    seckillTimeIndex: 1,
  },
  'seckill/list/1': [],
  'seckill/list/2': [sale, soldOut],
  'seckill/list/3': [],
  'seckill/detail/3': { storeInfo: sale, productValue: [], buy_num: 2 },
  'seckill/detail/4': { storeInfo: soldOut, productValue: [], buy_num: 0 },
  'combination/list': [groupBuy],
  'combination/detail/2': { storeInfo: groupBuy, productValue: [], pink: [founder], buy_num: 0 },
  'advance/list': { list: [presale], count: 1 },
};

async function forward(request: IncomingMessage, response: ServerResponse, origin: string): Promise<void> {
  const headers = new Headers();
  for (const name of ['accept', 'authori-zation', 'cb-lang', 'content-language', 'content-type', 'form-type'])
    if (request.headers[name]) headers.set(name, String(request.headers[name]));
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const answer = await fetch(origin + String(request.url), {
    headers,
    method: request.method ?? 'GET',
    ...(!reads && { body: await text(request) }),
  });
  response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? 'text/plain' });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** A backend like the one at `origin`, and with promotions as a CRMEB has them. */
export async function startPromotionBackend(origin: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = new URL(String(request.url), origin).pathname.replace('/api/', '');
    if (!(path in ANSWERS)) {
      forward(request, response, origin).catch((error: unknown) => response.writeHead(502).end(String(error)));
      return;
    }
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ status: 200, msg: 'success', data: ANSWERS[path] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
