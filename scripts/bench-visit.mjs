// Measures a visit: from a listing to the checkout, and the step from a listing to a product in detail, beside a full page load of the floor.
import { openAndSee, openPhone, repeat, seen } from './bench-phone.mjs';
import { figure } from './bench-table.mjs';
import { isPicture, isScript, press, recordRequests, signIn, visitStart, visitSteps } from './visits.mjs';

const reading = 3000;
const resting = 300;
const [toProduct] = visitSteps;

/** How the figures are measured. */
export const how = [
  'Phone network: 150 ms, 1.6 Mbit/s, a quarter of the CPU, empty cache; the median of several runs.',
  'A step lasts from the press (pointerdown) until the frame after the one in which its answer was there: the title of the product, the notice that it is in the cart, a line of the cart, the total of the checkout.',
  'Pressed at once: as soon as the thing to press is painted. Read: pressed 3 s after the step before was shown.',
  'Waves: how many requests of a step, pictures aside, had to wait for each other between the press and its answer.',
  'Idle: pressed 3 s after the page fetched nothing more. After a touch, the time runs from the release; after hovering, from the press.',
  'JavaScript: the encoded bodies of all scripts of the visit, read for 3 s at each step, fetched ahead or not.',
  'The floor follows the same kind of link by a full page load.',
];

/** The figures of the visit and of its first step. */
export async function measureVisit({ browser, shop, floor, runs }) {
  return [...(await wholeVisit(browser, shop, runs)), ...(await productSteps(browser, shop, floor, runs))];
}

async function wholeVisit(browser, shop, runs) {
  const rows = [];
  for (const [way, pause] of [
    ['pressed at once', 0],
    ['after 3 s of reading', reading],
  ]) {
    const steps = visitSteps.flatMap(({ name }) => [`${name}, shown`, `${name}, waves`]);
    const names = [...steps, 'script bytes', 'script files', 'small scripts'];
    const medians = await repeat(runs, names, (result) => visitOnce(browser, shop, pause, result));
    for (const { name } of visitSteps) {
      rows.push(figure(`visit, ${way}: ${name}`, { ours: medians[`${name}, shown`], unit: 'ms' }));
      rows.push(figure(`visit, ${way}: ${name}, waves`, { ours: medians[`${name}, waves`] }));
    }
    if (pause === 0) continue;
    const kilobytes = typeof medians['script bytes'] === 'number' ? medians['script bytes'] / 1000 : 'not measured';
    rows.push(figure('visit: JavaScript', { ours: kilobytes, unit: 'kB', digits: 1, most: 210 }));
    rows.push(figure('visit: files of JavaScript', { ours: medians['script files'], most: 16 }));
    rows.push(figure('visit: files under 2 kB', { ours: medians['small scripts'], most: 0 }));
  }
  return rows;
}

async function visitOnce(browser, shop, pause, result) {
  const phone = await openPhone(browser, { prepare: (context) => signIn(context, shop.origin) });
  try {
    const requests = await recordRequests(phone.session);
    await openAndSee(phone, shop.origin + visitStart.path, visitStart.wanted);
    for (const { name, target, wanted, isDone } of visitSteps) {
      if (isDone?.(phone.page)) continue;
      await phone.page.waitForTimeout(pause);
      await press(phone, target(phone.page), { wanted });
      const { pressed, shown } = await seen(phone.page);
      result[`${name}, shown`] = shown - pressed;
      const own = requests.filter((request) => request.start >= pressed && request.start <= shown);
      result[`${name}, waves`] = wavesOf(own.filter((request) => !isPicture(request)));
    }
    await phone.page.waitForTimeout(reading);
    const scripts = requests.filter(isScript);
    result['script bytes'] = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    result['script files'] = scripts.length;
    result['small scripts'] = scripts.filter(({ bytes }) => bytes < 2000).length;
  } finally {
    await phone.context.close();
  }
}

/** The length of the longest chain of requests each of which started after the one before had ended. */
function wavesOf(requests) {
  const waves = [];
  for (const { start, end } of requests.toSorted((one, other) => one.start - other.start))
    waves.push({ end, wave: 1 + Math.max(0, ...waves.filter((each) => each.end <= start).map(({ wave }) => wave)) });
  return Math.max(0, ...waves.map(({ wave }) => wave));
}

/** Each way to press a product: settings of the phone, what comes before the press, its bound (ms) or its multiple of the floor. */
const ways = [
  { name: 'pressed at the first paint', first: true, ratio: 1.5 },
  { name: 'idle', most: 250 },
  { name: `after ${resting} ms of hovering`, before: { hover: resting }, most: 100 },
  { name: `after ${resting} ms of touch`, before: { hold: resting }, most: 100 },
  { name: 'idle, without a throttle', unthrottled: true, most: 60 },
  { name: `after ${resting} ms of hovering, without a throttle`, unthrottled: true, before: { hover: resting } },
];

async function productSteps(browser, shop, floor, runs) {
  const rows = [];
  for (const { name, most, ratio, ...way } of ways) {
    const measured = {};
    for (const [which, { origin }] of Object.entries({ ours: shop, floor })) {
      const names = ['shown', 'bytes', 'requests'];
      measured[which] = await repeat(runs, names, (result) => productOnce(browser, origin, way, result));
    }
    const { ours, floor: bare } = measured;
    rows.push(
      figure(`listing → product, ${name}`, { ours: ours.shown, floor: bare.shown, unit: 'ms', most, ratio }),
      figure(`listing → product, ${name}: requests`, { ours: ours.requests, floor: bare.requests }),
      figure(`listing → product, ${name}: bytes`, { ours: ours.bytes, floor: bare.bytes, unit: 'B' }),
    );
  }
  return rows;
}

async function productOnce(browser, origin, { first = false, before = {}, unthrottled = false }, result) {
  const phone = await openPhone(browser, unthrottled ? { slow: false, speed: 1 } : {});
  try {
    const requests = await recordRequests(phone.session);
    await openAndSee(phone, origin + visitStart.path, visitStart.wanted);
    if (!first) {
      await phone.page.waitForLoadState('networkidle');
      await phone.page.waitForTimeout(reading);
    }
    await press(phone, toProduct.target(phone.page), { wanted: toProduct.wanted, ...before });
    const { pressed, released, shown } = await seen(phone.page);
    result.shown = shown - (before.hold ? released : pressed);
    const own = requests.filter((request) => request.start >= pressed && request.start <= shown && !isPicture(request));
    result.requests = own.length;
    result.bytes = own.reduce((sum, { bytes }) => sum + bytes, 0);
  } finally {
    await phone.context.close();
  }
}
