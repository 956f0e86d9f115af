/**
 * Measures an import of new products by the desk's calls: `node bench/import.ts [skus]`, into a built shop on PGlite, or on the empty PostgreSQL
 * database of DATABASE_URL. Prints for each step the CPU time and the highest memory of the shop's process, and how it answers uncached
 * pages and how long it is blocked, with the machine's load.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { freePort, removeFolder, ShopProcess, temporaryFolder } from '../../../scripts/shop-process.mjs';

const VARIANTS = 5;
const SERIES = 'Harbor Tern Kestrel Alder Juniper Cobalt Summit Delta Prairie Orchard Quarry Lantern'.split(' ');
const OF_PRODUCT = 'State,Category,Images,Name EN,Name ZH,Unit EN,Unit ZH,Description EN,Description ZH';
const OF_VARIANT = 'Option 1 EN,Option 1 ZH,Value 1 EN,Value 1 ZH,Price,Breaks,Weight kg,Stock';

/** A file of new products with five variants each. The first row of a product has its texts. */
function productFile(skus: number, category: string): string {
  const lines = [`SKU,Product,${OF_PRODUCT},${OF_VARIANT}`];
  for (let number = 0; number < skus; number += 1) {
    const product = Math.floor(number / VARIANTS);
    const name = `${SERIES[product % SERIES.length]} ${Math.floor(product / SERIES.length) + 1} hinge`;
    const texts = `${name},${name} 合页,pc,件,${`${name} for glass doors. `.repeat(10)},${`${name}，适用于玻璃门。`.repeat(10)}`;
    const own = `published,${category},/media/products/hinge-wall-full-ch.webp,${texts}`;
    const size = `${(number % VARIANTS) * 2 + 4} mm`;
    const values = `Glass,玻璃,${size},${size},${10 + (number % 90)},10: 9.5; 50: 9,0.45,${number % 500}`;
    lines.push(`BENCH-${number},product ${product},${number % VARIANTS === 0 ? own : ',,,,,,,,'},${values}`);
  }
  return lines.join('\n');
}

const env = { DATA_DIR: temporaryFolder(), DEMO: '1', FAIR_SHARE: '0' };
const shop = new ShopProcess({ port: await freePort(), env });
const ofProcess = (file: string) => readFileSync(`/proc/${shop.pid}/${file}`, 'utf8');
/** Highest since it was last forgotten (MB). */
const memory = () => Number(/VmHWM:\s+(\d+)/.exec(ofProcess('status'))?.[1]) / 1024;
function cpuTime(): number {
  const fields = ofProcess('stat').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const headers = { 'Sec-Fetch-Site': 'same-origin', Cookie: '' };
async function call(path: string, body?: FormData | URLSearchParams) {
  const response = await fetch(`${shop.origin}/api/${path}`, { headers, ...(body && { method: 'POST', body }) });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  headers.Cookie ||= cookies.join('; ');
  const { status, msg, data } = await response.json();
  if (status !== 200) throw new Error(`/api/${path} answered ${msg}`);
  return data;
}

const figures: Record<string, unknown>[] = [];
let [cents, idleMemory] = [1_000_000, 0];

const p95 = (times: readonly number[]) =>
  Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0);

/** Sends requests, one after the other, until the signal; returns their times (ms). */
async function timesOf(path: () => string, pause: number, ended: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!ended.aborted) {
    const sent = performance.now();
    await (await fetch(shop.origin + path())).arrayBuffer();
    times.push(performance.now() - sent);
    await setTimeout(pause);
  }
  return times;
}

/** Requests listings, and an answer without any work, until `work` ends, and adds the figures of the step. */
async function measure(step: string, work: Promise<unknown>): Promise<void> {
  const running = new AbortController();
  void Promise.allSettled([work]).then(() => running.abort());
  const [begun, cpuBefore] = [performance.now(), cpuTime()];
  writeFileSync(`/proc/${shop.pid}/clear_refs`, '5');
  const [pages, blocked] = await Promise.all([
    timesOf(() => `/goods_list?maxPrice=${(cents++ / 100).toFixed(2)}`, 200, running.signal),
    timesOf(() => '/health', 20, running.signal),
  ]);
  await work;
  idleMemory ||= memory();
  const seconds = (performance.now() - begun) / 1_000;
  figures.push({
    step,
    minutes: (seconds / 60).toFixed(2),
    'CPU, s': Math.round(cpuTime() - cpuBefore),
    'CPU, %': Math.round(((cpuTime() - cpuBefore) / seconds) * 100),
    'MB above idle': Math.round(memory() - idleMemory),
    'p95 of a page, ms': p95(pages),
    'blocked, p95 and longest, ms': `${p95(blocked)}, ${Math.round(Math.max(...blocked))}`,
    load: (loadavg()[0] ?? 0).toFixed(1),
  });
}

try {
  // The first start loads the catalogue, which takes more memory than an import.
  await shop.start();
  await shop.stop();
  await shop.start();
  await call('kefuapi/login', new URLSearchParams({ account: 'maya', password: 'Rider2026' }));
  const { categories } = await call('operator/categories');
  const category = categories.find(({ parentId }: { parentId: string }) => parentId !== '').id;
  const form = new FormData();
  form.set('file', new File([productFile(Number(process.argv[2] ?? 100_000), category)], 'products.csv'));
  let id = '';
  const ended = async (state: string) => {
    for (let progress; progress?.state !== state; await setTimeout(1_000)) {
      progress = await call(`operator/imports/${id}`);
      if (progress.counts.faulty > 0) throw new Error(`a row is faulty: ${progress.faults[0].detail}`);
    }
  };
  await measure('idle', setTimeout(20_000));
  const send = async () => void ({ id } = await call('operator/imports', form));
  await measure('send', send());
  await measure('check', ended('checked'));
  await call(`operator/imports/${id}/apply`, new FormData());
  await measure('save', ended('applied'));
  await measure('idle with these products', setTimeout(20_000));
} finally {
  console.table(figures);
  await shop.stop();
  removeFolder(env.DATA_DIR);
}
