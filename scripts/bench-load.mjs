// Measures the first page: paint, shift and blocking on a phone, and Lighthouse's scores; each beside the floor.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPhone, repeat } from './bench-phone.mjs';
import { figure } from './bench-table.mjs';
import { chromiumFlags, findChromium } from './browser.mjs';
import { lastLines, runStep } from './toolchain.mjs';

const lighthouse = 'lighthouse@13.5.0';
const settling = 2000;

/** How the figures of the first page are measured. */
export const howLoads = [
  'Phone network: 150 ms, 1.6 Mbit/s, a quarter of the CPU, empty cache; the median of several runs.',
  'FCP, LCP and CLS as the browser reports them. TBT: what long tasks take over 50 ms each, from FCP until 2 s after the network rests.',
  'Long tasks after hydration: tasks over 50 ms that begin after React has taken the page over; the longest stands beside.',
  'The floor of home and listing is its page of 24 cards, that of a product its product page.',
];

/** How Lighthouse is run. */
export const howLighthouse = [`\`${lighthouse}\`, mobile preset, one run each; the floor has 24 cards or a product.`];

const pages = ['home', 'listing', 'product'];
const floorPath = (name) => (name === 'product' ? '/goods_detail/3' : '/goods_list');

/** Paint, shift and blocking of home, listing and product. */
export async function measureLoads({ browser, shop, floor, visits, runs }) {
  const rows = [];
  const names = ['FCP', 'LCP', 'CLS', 'TBT', 'late tasks', 'longest late task'];
  for (const { name, path } of visits.filter((visit) => pages.includes(visit.name))) {
    const ours = await repeat(runs, names, (result) => loadOnce(browser, shop.origin + path, true, result));
    const bare = await repeat(runs, names, (result) =>
      loadOnce(browser, floor.origin + floorPath(name), false, result),
    );
    const both = (of) => ({ ours: ours[of], floor: bare[of] });
    rows.push(
      figure(`${name}: FCP`, { ...both('FCP'), unit: 'ms', ratio: 1.3 }),
      figure(`${name}: LCP`, { ...both('LCP'), unit: 'ms', ratio: 1.3 }),
      figure(`${name}: CLS`, { ...both('CLS'), digits: 4, most: 0.001 }),
      figure(`${name}: TBT`, { ...both('TBT'), unit: 'ms', above: 50 }),
      figure(`${name}: long tasks after hydration`, { ...both('late tasks'), most: 0 }),
      figure(`${name}: the longest of them`, { ...both('longest late task'), unit: 'ms' }),
    );
  }
  return rows;
}

async function loadOnce(browser, address, hydrates, result) {
  const phone = await openPhone(browser);
  try {
    await phone.page.addInitScript(observe);
    await phone.page.goto(address, { waitUntil: 'networkidle' });
    await phone.page.waitForTimeout(settling);
    const { first, largest, shift, tasks, hydrated } = await phone.page.evaluate(() => globalThis.benchFigures);
    const late = tasks.filter(({ start }) => hydrated !== null && start >= hydrated);
    Object.assign(result, { FCP: first, LCP: largest, CLS: shift });
    result.TBT = tasks.reduce(
      (sum, { start, duration }) => sum + Math.max(0, Math.min(duration - 50, start + duration - 50 - first)),
      0,
    );
    if (hydrates && hydrated === null) throw new Error('never hydrated');
    result['late tasks'] = late.length;
    result['longest late task'] = Math.max(0, ...late.map(({ duration }) => duration));
  } finally {
    await phone.context.close();
  }
}

/** Runs in the page before any other script. */
function observe() {
  const figures = { first: 0, largest: 0, shift: 0, tasks: [], hydrated: null };
  globalThis.benchFigures = figures;
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.first = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (figures.largest = startTime));
  watch('layout-shift', ({ hadRecentInput, value }) => (figures.shift += hadRecentInput ? 0 : value));
  watch('longtask', ({ startTime, duration }) => figures.tasks.push({ start: startTime, duration }));
  // React marks the elements that it has taken over.
  const look = () => {
    const isTaken = Object.keys(document.documentElement ?? {}).some((key) => key.startsWith('__reactFiber$'));
    if (isTaken) figures.hydrated = performance.now();
    else setTimeout(look, 10);
  };
  look();
}

/** Lighthouse's mobile scores; downloaded on demand, because it is larger than all other dependencies. */
export async function lighthouseScores({ shop, floor, visits, toolchain }) {
  const rows = [];
  const folder = mkdtempSync(join(tmpdir(), 'rider-lighthouse-'));
  try {
    for (const { name, path } of visits.filter((visit) => pages.includes(visit.name))) {
      const bare = await lighthouseOf(floor.origin + floorPath(name), folder, toolchain);
      const ours = await lighthouseOf(shop.origin + path, folder, toolchain);
      for (const [id, score] of Object.entries(ours.scores)) {
        const most = id === 'performance' && bare.scores[id] === 100 ? 98 : 100;
        const bound = id === 'performance' && bare.scores[id] < 100 ? '–' : `≥ ${most} ${score >= most ? '✓' : '✗'}`;
        rows.push({ ...figure(`Lighthouse ${name}: ${id}`, { ours: score, floor: bare.scores[id] }), bound });
      }
      for (const [id, value] of Object.entries(ours.values))
        rows.push(figure(`Lighthouse ${name}: ${id}`, { ours: value, floor: bare.values[id], digits: 3 }));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

async function lighthouseOf(address, folder, { env }) {
  const output = join(folder, 'report.json');
  const flags = `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`;
  const args = ['dlx', lighthouse, address, '--quiet', '--output=json', `--output-path=${output}`, flags];
  const chrome = findChromium();
  const answer = await runStep(`Lighthouse of ${address}`, 'pnpm', args, {
    env: { ...env, ...(chrome === undefined ? {} : { CHROME_PATH: chrome }) },
  });
  if (answer.code !== 0) throw new Error(lastLines(answer.output, 1));
  const { categories, audits } = JSON.parse(readFileSync(output, 'utf8'));
  const value = (audit) => audits[audit].numericValue;
  return {
    scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)])),
    values: {
      'FCP, ms': value('first-contentful-paint'),
      'LCP, ms': value('largest-contentful-paint'),
      'TBT, ms': value('total-blocking-time'),
      CLS: value('cumulative-layout-shift'),
    },
  };
}
