// Measures presses: the time (ms) from the press (pointerdown) until its answer is painted, 3 s after the network is idle.
// On a phone network: from listing to product, and the first opening of the chat. At a quarter of the CPU: the answers within a page.
import { openAndSee, openPhone, pressAndSee } from './phone.mjs';
import { figure, medians } from './table.mjs';
import { sessionStart, sessionSteps, signIn } from '../session.mjs';

const settling = 3000;

/** The presses: page, element, and what must be visible then: a selector that matches nothing before, or whose markup changes (`changes`). */
const presses = [
  {
    name: 'add to cart',
    page: 'product',
    target: (page) => page.getByRole('button', { name: 'Add to cart' }),
    wanted: { selector: '[role="status"] [data-state="success"], button[value="add"][data-state="pending"]' },
  },
  {
    name: 'quantity',
    page: 'product',
    target: (page) => page.locator('#purchase').getByRole('button', { name: 'Increase quantity' }),
    wanted: { changes: '#purchase output strong' },
  },
  {
    name: 'favorite',
    page: 'product',
    target: (page) => page.locator('main button[aria-pressed]'),
    wanted: { changes: 'main button[aria-pressed]' },
  },
  {
    name: 'sort',
    page: 'listing',
    target: (page) => page.locator('[data-component="sort-bar"] nav a').nth(1),
    wanted: {
      selector: '[data-component="sort-bar"] nav a:nth-of-type(2)[aria-current], [data-component="progress-bar"]',
    },
  },
  {
    name: 'menu',
    page: 'listing',
    target: (page) => page.locator('button[popovertarget="categories"]'),
    wanted: { selector: '#categories:popover-open' },
  },
  {
    name: 'search box',
    page: 'listing',
    target: (page) => page.locator('#search-products'),
    wanted: { selector: '[data-component="search-box"] [role="listbox"]' },
  },
];

/** The press of the baseline. */
const barePress = {
  path: '/goods_detail/1',
  target: (page) => page.locator('#answer'),
  wanted: { selector: '#answered:popover-open' },
};

/** A press on the first step of a session, and on the chat's launcher. */
const toProduct = { ...sessionSteps[0], path: sessionStart.path, slow: true };
const openChat = {
  target: (page) => page.locator('[data-component="chat-launcher"]'),
  wanted: { selector: '[data-component="chat-window"] textarea:enabled' },
  slow: true,
  isSignedIn: true,
};

/** Time of each press (ms). */
export async function measurePresses({ browser, shop, baseline, landing, runs }) {
  const pathOf = (wanted) => landing.find(({ name }) => name === wanted).path;
  const timeOf = async (server, press) => (await medians(runs, () => pressOnce(browser, server, press))).shown;
  const steps = { ours: await timeOf(shop, toProduct), baseline: await timeOf(baseline, toProduct) };
  const rows = [figure('listing → product', { ...steps, unit: 'ms', most: 280 })];
  const bare = await timeOf(baseline, barePress);
  for (const { name, page, ...press } of presses) {
    const ours = await timeOf(shop, { ...press, path: pathOf(page), isSignedIn: true });
    rows.push(figure(`press: ${name}`, { ours, baseline: bare, unit: 'ms', most: 200 }));
  }
  const ours = await timeOf(shop, { ...openChat, path: pathOf('product') });
  return [...rows, figure('chat: first opening', { ours, unit: 'ms', most: 1000 })];
}

async function pressOnce(browser, { origin }, { path, target, wanted, slow = false, isSignedIn = false }) {
  const phone = await openPhone(browser, { slow });
  try {
    if (isSignedIn) await signIn(phone.context, origin);
    await openAndSee(phone, origin + path, { selector: 'main h1' });
    await phone.page.waitForLoadState('networkidle');
    await phone.page.waitForTimeout(settling);
    return { shown: await pressAndSee(phone, target(phone.page), wanted) };
  } finally {
    await phone.context.close();
  }
}
