// Measures what a page costs the server: CPU beside a bare rendering, and memory.
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { startRendering } from './rendering.mjs';
import { figure, medians } from './table.mjs';
import { freePort, removeFolder, ShopProcess, temporaryFolder } from '../shop-process.mjs';
import { buyers, signIn } from '../session.mjs';

const ticksPerSecond = 100;
const atOnce = 4;
/** Pages before a measurement, as many as the bare rendering has. */
const warmUp = 2000;
const rounds = 3;
/** Threads compile the database's code for seconds after the start; a process at rest returns that memory (ms). */
const rest = 15_000;

/** CPU of a page (ms), and memory (MB) of a shop at rest and after rounds of pages. */
export async function measureServer({ browser, shop, pages, runs }) {
  return [...(await cpuFigures(browser, shop, runs)), ...(await withShop((own) => memoryFigures(own, pages)))];
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

async function cpuFigures(browser, shop, runs) {
  const signedIn = [];
  for (const account of buyers) signedIn.push(await buyerWithCart(browser, shop.origin, account));
  const loads = [
    { name: 'cached listing', path: () => '/goods_list', count: 2000, ratio: 0.5 },
    { name: 'uncached listing', path: uncachedListings(), ratio: 20 },
    { name: 'signed-in listing', path: () => '/goods_list', signedIn, ratio: 14 },
    { name: 'signed-in cart', path: () => '/shoppingCart', signedIn, ratio: 14 },
    { name: 'signed-in account', path: () => '/user', signedIn },
  ];
  const rendering = await startRendering();
  const rows = [];
  for (const { name, ratio, ...load } of loads) {
    await cpuOfPage(shop, { ...load, count: warmUp });
    // In turns, because CPU time grows with what else the machine does.
    const { ours, baseline } = await medians(runs, async () => ({
      baseline: await rendering.cpuOfPage(),
      ours: await cpuOfPage(shop, load),
    }));
    rows.push(figure(`CPU: ${name}`, { ours, baseline, unit: 'ms', digits: 2, ratio }));
  }
  rendering.stop();
  await Promise.all(signedIn.map(({ context }) => context.close()));
  return rows;
}

/** User and system time of the whole process for a page (ms). Each buyer changes the cart before each page, which is not counted. */
async function cpuOfPage({ origin, pid }, { path, count = 300, signedIn = [] }) {
  const batch = signedIn.length || count;
  let seconds = 0;
  for (let round = 0; round < count / batch; round += 1) {
    await Promise.all(signedIn.map(({ write }) => write(round)));
    const before = cpuSeconds(pid);
    await request(origin, batch, { path, cookies: signedIn.map(({ cookie }) => cookie) });
    seconds += cpuSeconds(pid) - before;
  }
  return (seconds * 1000) / count;
}

/** Signs in a buyer with three cart lines: the browser context, its cookie, and a function that changes the cart. */
async function buyerWithCart(browser, origin, account) {
  const context = await browser.newContext();
  const call = await signIn(context, origin, account);
  const { productValue } = await call('product/detail/1001');
  const variants = Object.values(productValue).filter(({ stock }) => stock >= 4);
  for (const { unique } of variants.slice(0, 3))
    await call('cart/add', { productId: '1001', uniqueId: unique, cartNum: 2, new: 0 });
  const { valid } = await call('pc/get_cart_list');
  const write = (round) => call('cart/num', { id: valid[0].id, number: 2 + (round % 2) * 2 });
  const cookies = await context.cookies();
  return { context, write, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
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

/** Requests `count` pages, a few at a time; each with the next of the cookies. */
async function request(origin, count, { path, cookies = [] }) {
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const cookie = cookies[left % cookies.length];
      const headers = { 'Accept-Encoding': 'br', ...(cookie && { Cookie: cookie }) };
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
