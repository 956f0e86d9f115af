// Measures what a page costs the server: CPU beside a bare rendering, and memory.
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { bareRendering } from './bench-rendering.mjs';
import { figure } from './bench-table.mjs';
import { freePort, removeFolder, ShopProcess, temporaryFolder } from './shop-process.mjs';
import { signIn } from './session.mjs';

const ticksPerSecond = 100;
const atOnce = 4;
const rounds = 3;
/** Threads compile the database's code for seconds after the start; a process at rest returns that memory (ms). */
const rest = 15_000;

/** CPU of a page (ms), and memory (MB) of a shop at rest and after rounds of pages. */
export async function measureServer({ browser, shop, pages }) {
  return [...(await cpuFigures(browser, shop)), ...(await withShop((own) => memoryFigures(own, pages)))];
}

/** Runs a measurement on a shop of its own. Its first start loads the catalogue; `prepare` changes its data before the second. */
export async function withShop(measure, prepare = () => undefined) {
  const data = temporaryFolder();
  const shop = new ShopProcess({ port: await freePort(), env: { DATA_DIR: data, DEMO: '1', FAIR_SHARE: '0' } });
  try {
    await shop.start();
    await shop.stop();
    const prepared = prepare(data);
    await shop.start();
    return await measure(shop, prepared);
  } finally {
    await shop.stop();
    removeFolder(data);
  }
}

/** User and system time of the whole process for a page, after as many pages to warm up. */
async function cpuFigures(browser, shop) {
  const { milliseconds: floor, bytes, elements } = bareRendering();
  console.log(`The bare rendering: ${elements} elements, ${bytes} bytes.`);
  const cookie = await cookieOfBuyerWithCart(browser, shop.origin);
  const loads = [
    { name: 'cached listing', path: () => '/goods_list', count: 2000, ratio: 0.5 },
    { name: 'uncached listing', path: uncachedListings(), ratio: 20 },
    { name: 'signed-in listing', path: () => '/goods_list', cookie, ratio: 14 },
    { name: 'signed-in cart', path: () => '/shoppingCart', cookie, ratio: 14 },
  ];
  const rows = [];
  for (const { name, count = 300, ratio, ...load } of loads) {
    await request(shop.origin, count, load);
    const before = cpuSeconds(shop.pid);
    await request(shop.origin, count, load);
    const ours = ((cpuSeconds(shop.pid) - before) * 1000) / count;
    rows.push(figure(`CPU: ${name}`, { ours, floor, unit: 'ms', digits: 2, ratio }));
  }
  return rows;
}

/** The cookie of a signed-in buyer with three cart lines. */
async function cookieOfBuyerWithCart(browser, origin) {
  const context = await browser.newContext();
  const call = await signIn(context, origin);
  const { productValue } = await call('product/detail/1001');
  const variants = Object.values(productValue).filter(({ stock }) => stock >= 2);
  for (const { unique } of variants.slice(0, 3))
    await call('cart/add', { productId: '1001', uniqueId: unique, cartNum: 2, new: 0 });
  const cookies = await context.cookies();
  await context.close();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Listings with ever new queries, all with the same 24 cards: the maximum price is above all prices. */
function uncachedListings() {
  let cents = 1_000_000;
  return () => `/goods_list?maxPrice=${((cents += 1) / 100).toFixed(2)}`;
}

async function memoryFigures(shop, pages) {
  await setTimeout(rest);
  const start = residentMegabytes(shop.pid);
  const rows = [figure('memory after the start', { ours: start, unit: 'MB', most: 450 })];
  const path = uncachedListings();
  for (let round = 1; round <= rounds; round += 1) {
    await request(shop.origin, pages, { path });
    const ours = residentMegabytes(shop.pid) - start;
    rows.push(figure(`memory above the start after ${round * pages} pages`, { ours, unit: 'MB', most: 250 }));
  }
  return rows;
}

/** Requests `count` pages, a few at a time. */
async function request(origin, count, { path, cookie }) {
  const headers = { 'Accept-Encoding': 'br', ...(cookie && { Cookie: cookie }) };
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const address = origin + path();
      const response = await fetch(address, { headers, redirect: 'manual' });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** User and system time of a process so far (s, Linux). */
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Resident memory of a process (MB, Linux). */
export function residentMegabytes(pid) {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);
}
