// Measures presses at a quarter of the CPU: the time until the frame in which their answer is visible; and the chat's first opening.
import { openAndSee, openPhone, repeat, seen } from './bench-phone.mjs';
import { figure } from './bench-table.mjs';
import { press, signIn } from './visits.mjs';

const settling = 3000;

/** How the figures are measured. */
export const how = [
  'A quarter of the CPU, signed in, pressed 3 s after the network rests; the median of several runs. From the press (pointerdown) to the frame after the one in which its answer was there.',
  'Add to cart: the notice, or the button at work. Quantity: another total. Favorite: another button. Sort: the order is marked, or the bar of progress. Menu: it is open. Search box: its list.',
  'The floor is a button of its bare product page that shows a popover without script: the way from the finger to the frame.',
  'The network is not slowed, except for the chat: its first opening on the phone network until its field takes text.',
];

/**
 * The presses: where, on what, and what must be seen then: a selector that never holds before the press, or one whose markup changes
 * (`changes`).
 */
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

/** The floor's press. */
const barePress = {
  path: '/goods_detail/1',
  target: (page) => page.locator('#answer'),
  wanted: { selector: '#answered:popover-open' },
};

/** Time of each press (ms), and of the chat's first opening. */
export async function measurePresses({ browser, shop, floor, visits, runs }) {
  const rows = [];
  const bare = await repeat(runs, ['shown'], (result) => pressOnce(browser, floor, barePress, result));
  for (const { name, page, target, wanted } of presses) {
    const { path } = visits.find((visit) => visit.name === page);
    const once = (result) => pressOnce(browser, shop, { path, target, wanted, isSignedIn: true }, result);
    const { shown } = await repeat(runs, ['shown'], once);
    rows.push(figure(`press: ${name}`, { ours: shown, floor: bare.shown, unit: 'ms', most: 100 }));
  }
  const chat = {
    path: visits.find(({ name }) => name === 'product').path,
    target: (page) => page.locator('[data-component="chat-launcher"]'),
    wanted: { selector: '[data-component="chat-window"] textarea:enabled' },
    slow: true,
    isSignedIn: true,
  };
  const { shown } = await repeat(runs, ['shown'], (result) => pressOnce(browser, shop, chat, result));
  rows.push(figure("chat's first opening", { ours: shown, unit: 'ms', most: 1000 }));
  return rows;
}

async function pressOnce(browser, { origin }, { path, target, wanted, slow = false, isSignedIn = false }, result) {
  const prepare = isSignedIn ? { prepare: (context) => signIn(context, origin) } : {};
  const phone = await openPhone(browser, { slow, ...prepare });
  try {
    await openAndSee(phone, origin + path, { selector: 'main h1' });
    await phone.page.waitForLoadState('networkidle');
    await phone.page.waitForTimeout(settling);
    await press(phone, target(phone.page), { wanted });
    const { pressed, shown } = await seen(phone.page);
    result.shown = shown - pressed;
  } finally {
    await phone.context.close();
  }
}
