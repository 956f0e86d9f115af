// A phone for measuring: its window, network and speed, and an observer in the page that notes presses and what is painted after them.

const window = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** An answer that is not visible within this time fails the run (ms). */
const patience = 30_000;

/** Opens a page with an empty cache at a quarter of the CPU's speed. `slow` slows the network. */
export async function openPhone(browser, { slow = true } = {}) {
  const context = await browser.newContext(window);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (slow) await session.send('Network.emulateNetworkConditions', network);
  await page.addInitScript(observe);
  return { context, page, session };
}

/** Loads an address and waits until what is wanted there is painted. */
export async function openAndSee({ page }, address, wanted) {
  await page.addInitScript((first) => {
    if (location.protocol !== 'http:' || sessionStorage.getItem('bench-wanted') !== null) return;
    sessionStorage.setItem('bench-wanted', first);
    dispatchEvent(new Event('bench-wanted'));
  }, JSON.stringify(wanted));
  await page.goto(address, { waitUntil: 'commit' });
  await seen(page);
}

/** Waits for the answer of the last press: { pressed, shown } in ms since 1970. */
async function seen(page) {
  const read = () => {
    const at = (name) => Number(sessionStorage.getItem(`bench-${name}`));
    return at('shown') > 0 && { pressed: at('pointerdown'), shown: at('shown') };
  };
  const handle = await page.waitForFunction(read, undefined, { timeout: patience, polling: 20 });
  return handle.jsonValue();
}

/** Taps the centre of an element; resolves to the time (ms) until what is wanted is painted. */
export async function pressAndSee({ page, session }, target, wanted) {
  const visible = target.filter({ visible: true }).first();
  await visible.waitFor({ timeout: 10_000 });
  const point = await visible.evaluate(aim, wanted);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const { pressed, shown } = await seen(page);
  return shown - pressed;
}

/** Runs in the page: notes what is wanted of a press, and returns the element's centre after scrolling it into view. */
function aim(element, wanted) {
  const markup = (selector) => [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML).join('');
  const before = wanted.changes ? { before: markup(wanted.changes) } : {};
  sessionStorage.setItem('bench-wanted', JSON.stringify({ ...wanted, ...before }));
  for (const name of ['shown', 'pointerdown']) sessionStorage.removeItem(`bench-${name}`);
  dispatchEvent(new Event('bench-wanted'));
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in each document before its scripts; sessionStorage carries its notes from document to document. */
function observe() {
  if (location.protocol !== 'http:') return;
  const note = (name, value) => sessionStorage.setItem(`bench-${name}`, String(performance.timeOrigin + value));
  addEventListener('pointerdown', (event) => note('pointerdown', event.timeStamp), { capture: true, passive: true });
  const isThere = ({ path = '', selector, changes, before }) => {
    if (!location.pathname.includes(path)) return false;
    const matching = [...document.querySelectorAll(selector ?? changes)];
    if (changes) return matching.map(({ outerHTML }) => outerHTML).join('') !== before;
    return matching.some((element) => element.checkVisibility({ visibilityProperty: true }));
  };
  // Frames do as little as possible: at a quarter of the CPU it would be measured with the page.
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
