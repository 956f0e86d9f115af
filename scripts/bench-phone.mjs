// A phone for measuring: its window, network and speed, and a lookout in the page that notes presses and what is painted after them.

const window = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** What was not seen within this time never happened (ms). */
const patience = 30_000;

/** Opens a page with an empty cache. `slow` slows the network, `speed` divides the speed of the processor. */
export async function openPhone(browser, { slow = true, speed = 4, prepare = () => undefined } = {}) {
  const context = await browser.newContext(window);
  await prepare(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: speed });
  if (slow) await session.send('Network.emulateNetworkConditions', network);
  await page.addInitScript(lookout);
  return { context, page, session };
}

/** Loads an address; resolves to the time (ms since 1970) at which what is wanted there was painted. */
export async function openAndSee({ page }, address, wanted) {
  await page.addInitScript((first) => {
    if (location.protocol !== 'http:' || sessionStorage.getItem('bench-wanted') !== null) return;
    sessionStorage.setItem('bench-wanted', first);
    dispatchEvent(new Event('bench-wanted'));
  }, JSON.stringify(wanted));
  await page.goto(address, { waitUntil: 'commit' });
  return (await seen(page)).shown;
}

/** Waits for what the last press wanted: { pressed, released, shown } in ms since 1970. */
export async function seen(page) {
  const read = () => {
    const at = (name) => Number(sessionStorage.getItem(`bench-${name}`));
    return at('shown') > 0 && { pressed: at('pointerdown'), released: at('pointerup'), shown: at('shown') };
  };
  const handle = await page.waitForFunction(read, undefined, { timeout: patience, polling: 20 });
  return handle.jsonValue();
}

/** Runs in each document before its scripts; sessionStorage carries its notes from document to document. */
function lookout() {
  if (location.protocol !== 'http:') return;
  const note = (name, value) => sessionStorage.setItem(`bench-${name}`, String(performance.timeOrigin + value));
  for (const type of ['pointerdown', 'pointerup'])
    addEventListener(type, (event) => note(type, event.timeStamp), { capture: true, passive: true });
  const isThere = ({ path = '', selector, changes, before }) => {
    if (!location.pathname.includes(path)) return false;
    const matching = [...document.querySelectorAll(selector ?? changes)];
    if (changes) return matching.map(({ outerHTML }) => outerHTML).join('') !== before;
    return matching.some((element) => element.checkVisibility({ visibilityProperty: true }));
  };
  // Nothing is read, parsed or asked for in a frame without need: at a quarter of the CPU it would be measured with the page.
  let wanted = null;
  let found = null;
  const look = () => {
    if (found !== null && found === wanted) {
      // Found in the frame before, so it has been painted by now.
      note('shown', performance.now());
      wanted = null;
      return;
    }
    found = isThere(wanted) ? wanted : null;
    requestAnimationFrame(look);
  };
  const begin = () => {
    const isIdle = wanted === null;
    const text = sessionStorage.getItem('bench-wanted');
    if (text === null || sessionStorage.getItem('bench-shown') !== null) return;
    wanted = JSON.parse(text);
    if (isIdle) requestAnimationFrame(look);
  };
  addEventListener('bench-wanted', begin);
  begin();
}

/** The median; NaN of nothing. */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/**
 * Repeats a measurement that returns { name: number } and takes the median of each name; where fewer than half of
 * the runs came that far, the message of a failed run stands for it.
 */
export async function repeat(runs, names, measure) {
  const results = [];
  let failure = null;
  for (let run = 0; run < runs; run += 1) {
    const result = {};
    try {
      await measure(result);
    } catch (error) {
      failure = `never happened: ${error.message.split('\n')[0].slice(0, 80)}`;
    }
    results.push(result);
  }
  return Object.fromEntries(
    names.map((name) => {
      const values = results.map((result) => result[name]).filter((value) => value !== undefined);
      return [name, values.length * 2 > runs ? median(values) : (failure ?? 'came with the step before')];
    }),
  );
}
