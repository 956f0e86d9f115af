// Measures what a page costs the server: CPU beside a bare rendering, memory, and the bytes of a second visit.
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { bareRendering } from './bench-rendering.mjs';
import { openPhone } from './bench-phone.mjs';
import { figure } from './bench-table.mjs';
import { freePort, removeFolder, ShopProcess, temporaryFolder } from './shop-process.mjs';
import { recordRequests, signIn } from './visits.mjs';

const ticksPerSecond = 100;
const atOnce = 4;
const rounds = 3;
/** Threads compile the database's code for seconds after the start; a process at rest gives back what that took (ms). */
const rest = 15_000;

/** How the figures are measured. */
export const how = [
  'CPU: user and system time of the whole process, threads included, over hundreds of pages after as many to warm up, by page.',
  'The floor of CPU: 24 cards and a menu by renderToString in production mode, in a process of its own, in the same run.',
  'No cache holds it: each listing has another maximum price above all prices, each product another quantity.',
  'Signed in: the listing and the cart of a buyer with three lines in it.',
  'Memory: resident set of a fresh process, at rest 15 s after its start, and after each round of pages, none of which was asked before.',
  'Second visit: what the browser sends and receives again over the network, headers included, for a page whose files it holds.',
];

/** All figures of the server. */
export async function measureServer({ browser, shop, visits, pages }) {
  return [
    ...(await cpuFigures(browser, shop)),
    ...(await secondVisits(browser, shop.origin, visits)),
    ...(await memoryFigures(pages)),
  ];
}

async function cpuFigures(browser, shop) {
  const { milliseconds: bare, bytes, elements } = bareRendering();
  const { cookie, end } = await buyerWithCart(browser, shop.origin);
  const asks = [
    { name: 'cached listing', path: () => '/goods_list', count: 2000, ratio: 0.5 },
    { name: 'signed-in listing', path: () => '/goods_list', cookie, ratio: 10 },
    { name: 'listing that no cache holds', path: freshListings(), ratio: 12 },
    { name: 'product that no cache holds', path: freshProducts(), ratio: 12 },
    { name: 'cart, signed in', path: () => '/shoppingCart', cookie, ratio: 6 },
  ];
  const rows = [
    figure(`bare rendering of ${elements} elements, ${bytes} bytes, CPU`, {
      ours: '–',
      floor: bare,
      unit: 'ms',
      digits: 2,
    }),
  ];
  for (const { name, path, count = 300, cookie: session, ratio } of asks) {
    const ask = () => getMany(shop.origin, count, path, session);
    await ask();
    const before = cpuSeconds(shop.pid);
    await ask();
    const ours = ((cpuSeconds(shop.pid) - before) * 1000) / count;
    rows.push(figure(`${name}, CPU`, { ours, floor: bare, unit: 'ms', digits: 2, ratio }));
  }
  await end();
  return rows;
}

/** A signed-in buyer's cookie, with three lines in the cart. */
async function buyerWithCart(browser, origin) {
  const context = await browser.newContext();
  const call = await signIn(context, origin);
  const { productValue } = await call('product/detail/1001');
  const articles = Object.values(productValue)
    .filter(({ stock }) => stock >= 2)
    .slice(0, 3);
  for (const { unique } of articles)
    await call('cart/add', { productId: '1001', uniqueId: unique, cartNum: 2, new: 0 });
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  return { cookie, end: () => context.close() };
}

/** Listings with ever new queries, all with the same 24 cards: the maximum price lies above all prices. */
function freshListings() {
  let cents = 1_000_000;
  return () => `/goods_list?maxPrice=${((cents += 1) / 100).toFixed(2)}`;
}

function freshProducts() {
  let quantity = 2;
  return () => `/goods_detail/1001?quantity=${(quantity += 1)}`;
}

/** Memory of a shop of its own, right after its start and after rounds of pages with ever new queries. */
async function memoryFigures(pages) {
  const data = temporaryFolder();
  const shop = new ShopProcess({ port: await freePort(), env: { DATA_DIR: data, DEMO: '1', FAIR_SHARE: '0' } });
  const rows = [];
  try {
    // The first start loads the catalogue.
    await shop.start();
    await shop.stop();
    await shop.start();
    await setTimeout(rest);
    const start = residentMegabytes(shop.pid);
    rows.push(figure('memory after the start', { ours: start, unit: 'MB', most: 450 }));
    const path = freshListings();
    for (let round = 1; round <= rounds; round += 1) {
      await getMany(shop.origin, pages, path);
      const grown = residentMegabytes(shop.pid) - start;
      rows.push(
        figure(`memory above the start after round ${round} of ${pages} pages`, {
          ours: grown,
          unit: 'MB',
          most: round === rounds ? 200 : undefined,
        }),
      );
    }
  } finally {
    await shop.stop();
    removeFolder(data);
  }
  return rows;
}

/** Bytes of each page of a second visit, all files of which the browser holds. */
async function secondVisits(browser, origin, visits) {
  const { context, page, session } = await openPhone(browser, { slow: false, speed: 1 });
  const requests = await recordRequests(session);
  const rows = [];
  try {
    for (const { path } of visits) await page.goto(origin + path, { waitUntil: 'networkidle' });
    for (const { name, path } of visits) {
      const before = requests.length;
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      const asked = requests.slice(before);
      const ours = asked.reduce((sum, { wire }) => sum + wire, 0) / 1000;
      rows.push(
        figure(`second visit of ${name}, ${asked.length} requests`, { ours, unit: 'kB', digits: 2, most: 0.5 }),
      );
    }
  } finally {
    await context.close();
  }
  return rows;
}

/** Requests the path `count` times, a few at a time. */
async function getMany(origin, count, path, cookie) {
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await get(origin + path(), cookie);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function get(address, cookie) {
  const headers = { 'Accept-Encoding': 'br', ...(cookie && { Cookie: cookie }) };
  return new Promise((resolve, reject) => {
    const asked = request(address, { headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`));
      response.on('error', reject).on('end', resolve).resume();
    });
    asked.on('error', (error) => {
      // The server may end an idle connection while it is taken again; nothing was asked then.
      if (asked.reusedSocket && error.code === 'ECONNRESET') resolve(get(address, cookie));
      else reject(error);
    });
    asked.end();
  });
}

/** User and system time of a process so far (s, Linux). */
export function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Resident memory of a process (MB, Linux). */
export function residentMegabytes(pid) {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);
}
