// Measures the first page: first and largest paint on a phone network, and Lighthouse's scores, each beside the static baseline.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPhone } from './phone.mjs';
import { figure, medians } from './table.mjs';
import { chromiumFlags, findChromium } from '../browser.mjs';
import { lastLines, runStep } from '../toolchain.mjs';

// Downloaded on demand, because it is larger than all other dependencies.
const lighthouse = 'lighthouse@13.5.0';
/** The least score of each category. */
const scores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Home, listing and product; the baseline has a listing and a product. */
const measured = (landing) =>
  landing
    .filter(({ name }) => ['home', 'listing', 'product'].includes(name))
    .map((page) => ({ ...page, baselinePath: page.name === 'product' ? '/goods_detail/3' : '/goods_list' }));

/** First and largest contentful paint of home, listing and product (ms). */
export async function measureLoads({ browser, shop, baseline, landing, runs }) {
  const rows = [];
  for (const { name, path, baselinePath } of measured(landing)) {
    const ours = await medians(runs, () => loadOnce(browser, shop.origin + path));
    const bare = await medians(runs, () => loadOnce(browser, baseline.origin + baselinePath));
    for (const paint of ['FCP', 'LCP'])
      rows.push(figure(`${name}: ${paint}`, { ours: ours[paint], baseline: bare[paint], unit: 'ms', ratio: 1.6 }));
  }
  return rows;
}

async function loadOnce(browser, address) {
  const { context, page } = await openPhone(browser);
  try {
    await page.goto(address, { waitUntil: 'networkidle' });
    return await page.evaluate(paints);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function paints() {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const FCP = performance.getEntriesByName('first-contentful-paint')[0].startTime;
      resolve({ FCP, LCP: list.getEntries().at(-1).startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** Lighthouse's mobile scores and layout shift of home, listing and product, one run each. */
export async function lighthouseScores({ shop, baseline, landing, toolchain }) {
  const rows = [];
  const folder = mkdtempSync(join(tmpdir(), 'rider-lighthouse-'));
  try {
    for (const { name, path, baselinePath } of measured(landing)) {
      const bare = await lighthouseOf(baseline.origin + baselinePath, folder, toolchain);
      const ours = await lighthouseOf(shop.origin + path, folder, toolchain);
      for (const [id, least] of Object.entries(scores))
        rows.push(figure(`Lighthouse ${name}: ${id}`, { ours: ours[id], baseline: bare[id], least }));
      rows.push(figure(`Lighthouse ${name}: CLS`, { ours: ours.shift, baseline: bare.shift, digits: 4, most: 0.01 }));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

async function lighthouseOf(address, folder, { env }) {
  const output = join(folder, 'report.json');
  const flags = `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`;
  const only = `--only-categories=${Object.keys(scores).join(',')}`;
  const args = ['dlx', lighthouse, address, '--quiet', '--output=json', only, `--output-path=${output}`, flags];
  const chrome = findChromium();
  const answer = await runStep(`Lighthouse of ${address}`, 'pnpm', args, {
    env: { ...env, ...(chrome === undefined ? {} : { CHROME_PATH: chrome }) },
  });
  if (answer.code !== 0) throw new Error(lastLines(answer.output, 1));
  const { categories, audits } = JSON.parse(readFileSync(output, 'utf8'));
  const shift = audits['cumulative-layout-shift'].numericValue;
  return {
    ...Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)])),
    shift,
  };
}
