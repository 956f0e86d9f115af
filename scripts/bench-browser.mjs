// Measures what a page costs the visitor.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, findChromium } from './browser.mjs';
import { lastLines, runStep } from './toolchain.mjs';

const lighthouse = 'lighthouse@13.5.0';
const repetitions = 5;

/** Time from a click in the listing to the painted product heading (ms): click alone, and after 300 ms of hovering. */
export async function productClicks(browser, listing) {
  const alone = [];
  const hovered = [];
  const asked = [];
  for (let run = 0; run < repetitions; run += 1) {
    alone.push((await clickOnce(browser, listing, 0)).milliseconds);
    const ahead = await clickOnce(browser, listing, 300);
    hovered.push(ahead.milliseconds);
    asked.push(ahead.dataRequests);
  }
  return {
    'click to product, ms': median(alone),
    'click to product after 300 ms hover, ms': median(hovered),
    'data requests after that click': median(asked),
  };
}

async function clickOnce(browser, listing, hoverMilliseconds) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  await page.goto(listing, { waitUntil: 'networkidle' });
  const link = page.locator('main a[href*="/goods_detail/"]').nth(3);
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  if (hoverMilliseconds > 0) {
    await link.hover();
    await page.waitForTimeout(hoverMilliseconds);
  }
  let dataRequests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/')) dataRequests += 1;
  });
  const milliseconds = await link.evaluate(
    (element) =>
      new Promise((resolve) => {
        const start = performance.now();
        const look = () => {
          const arrived = location.pathname.includes('/goods_detail/') && document.querySelector('main h1') !== null;
          if (arrived) requestAnimationFrame(() => resolve(performance.now() - start));
          else requestAnimationFrame(look);
        };
        element.click();
        look();
      }),
  );
  await page.close();
  return { milliseconds, dataRequests };
}

/** LCP, CLS and blocking time in a phone-sized window at a quarter of this CPU's speed and 1.6 Mbit/s. */
export async function loadFigures(browser, origin, visits) {
  const figures = {};
  for (const { name, path } of visits) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
    await session.send('Network.emulateNetworkConditions', network);
    await page.addInitScript(observe);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const { largest, shift, blocking } = await page.evaluate(() => globalThis.benchFigures);
    figures[`${name}: LCP / CLS / TBT`] =
      `${Math.round(largest)} ms / ${shift.toFixed(4)} / ${Math.round(blocking)} ms`;
    await context.close();
  }
  return figures;
}

/** Runs in the page before any other script. */
function observe() {
  const figures = { largest: 0, shift: 0, blocking: 0 };
  globalThis.benchFigures = figures;
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (figures.largest = entry.startTime));
  watch('layout-shift', (entry) => (figures.shift += entry.hadRecentInput ? 0 : entry.value));
  watch('longtask', (entry) => (figures.blocking += Math.max(0, entry.duration - 50)));
}

/** Lighthouse's mobile scores; downloaded on demand, because it is larger than all other dependencies. */
export async function lighthouseScores(origin, visits, { env }) {
  const figures = {};
  const folder = mkdtempSync(join(tmpdir(), 'rider-lighthouse-'));
  for (const { name, path } of visits.filter((visit) => ['home', 'listing', 'product'].includes(visit.name))) {
    const output = join(folder, `${name}.json`);
    const flags = `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`;
    const args = ['dlx', lighthouse, origin + path, '--quiet', '--output=json', `--output-path=${output}`, flags];
    const chrome = findChromium();
    const answer = await runStep(`Lighthouse of ${name}`, 'pnpm', args, {
      env: { ...env, ...(chrome === undefined ? {} : { CHROME_PATH: chrome }) },
    });
    if (answer.code !== 0) throw new Error(lastLines(answer.output, 1));
    const { categories, audits } = JSON.parse(readFileSync(output, 'utf8'));
    const scores = Object.values(categories).map(({ id, score }) => `${id} ${Math.round(score * 100)}`);
    figures[`Lighthouse ${name}`] = scores.join(', ');
    figures[`Lighthouse ${name}: LCP / TBT / CLS`] = [
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ]
      .map((audit) => audits[audit].displayValue)
      .join(' / ');
  }
  rmSync(folder, { recursive: true, force: true });
  return figures;
}

function median(numbers) {
  return Number(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)].toFixed(1));
}
