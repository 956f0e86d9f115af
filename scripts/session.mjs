// What budgets and benchmarks open: the landing pages, and one session from a listing to the checkout.

/** The demo buyers, the one of the session first, and the password of all. */
export const buyers = ['luis', 'dana', 'priya', 'tom', 'wen', 'grace'].map((name) => `${name}glass`);
const password = 'Rider2026';

/** Home, a listing of 24, a search and a product of the running shop: [{ name, path }], with ids from its API. */
export async function landingPages(origin) {
  const { list } = await get(origin, 'pc/get_products?page=1&limit=24');
  const [product] = list;
  const categories = await get(origin, 'category_all');
  const leaf = deepest(categories);
  return [
    { name: 'home', path: '/' },
    { name: 'category', path: `/goods_cate_b?cid=0&sid=${leaf.id}&title=${encodeURIComponent(leaf.cate_name)}` },
    { name: 'listing', path: '/goods_list' },
    { name: 'search', path: '/goods_search?title=hinge' },
    { name: 'product', path: `/goods_detail/${product.id}` },
  ];
}

/** The listing at which the session begins, and what must be visible there before the first press. */
export const sessionStart = { path: '/goods_list', wanted: { selector: 'main a[href*="/goods_detail/"]' } };

/**
 * The steps of a session: the element to press, and what must be visible then: a part of the path, and a selector of which one match is
 * visible.
 */
export const sessionSteps = [
  {
    name: 'product',
    target: (page) => page.locator('main a[href*="/goods_detail/"]').nth(3),
    wanted: { path: '/goods_detail/', selector: 'main:has([data-component="gallery"]) h1' },
  },
  {
    name: 'add to cart',
    target: (page) => page.getByRole('button', { name: 'Add to cart' }),
    // A press before the page's script runs sends the form, whose answer is the cart.
    wanted: { selector: '[role="status"] [data-state="success"], [data-component="cart-line"]' },
  },
  {
    name: 'cart',
    target: (page) => page.locator('[role="status"] a[href$="/shoppingCart"], a[href^="/order_confirm"]'),
    wanted: { path: '/shoppingCart', selector: '[data-component="cart-line"]' },
  },
  {
    name: 'checkout',
    target: (page) => page.getByRole('link', { name: 'Checkout' }),
    wanted: { path: '/order_confirm', selector: '[data-component="order-summary"] dd' },
  },
];

/** Signs a buyer in and empties the cart; returns a function that calls the API as this buyer. */
export async function signIn(context, origin, account = buyers[0]) {
  const call = async (path, data) => {
    const address = `${origin}/api/${path}`;
    const given = { headers: { 'Sec-Fetch-Site': 'same-origin' }, data };
    const answer = await (await context.request[data ? 'post' : 'get'](address, given)).json();
    if (answer.status !== 200) throw new Error(`/api/${path} answered ${answer.msg}`);
    return answer.data;
  };
  await call('login', { account, password });
  const { valid, invalid } = await call('pc/get_cart_list');
  const ids = [...valid, ...invalid].map(({ id }) => id);
  if (ids.length > 0) await call('cart/del', { ids });
  return call;
}

/**
 * Records what a page fetches over the network, by the DevTools protocol: [{ url, kind, start, bytes }], `start` in ms since
 * 1970, `bytes` of the encoded body. What a cache of the browser answers is left out.
 */
export async function recordRequests(session) {
  const byId = new Map();
  const requests = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime }) => {
    byId.set(requestId, { url: request.url, kind: type, start: wallTime * 1000, headers: 0, cached: false });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = byId.get(requestId);
    if (request) request.cached = true;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = byId.get(requestId);
    if (!request) return;
    request.headers = response.encodedDataLength;
    request.cached ||= response.fromDiskCache || response.fromPrefetchCache === true;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = byId.get(requestId);
    if (!request || request.cached || !request.url.startsWith('http')) return;
    const { url, kind, start, headers } = request;
    requests.push({ url, kind, start, bytes: Math.max(0, encodedDataLength - headers) });
  });
  await session.send('Network.enable');
  return requests;
}

/** Whether a request is for JavaScript, however the page loads it. */
export const isScript = ({ url, kind }) => kind === 'Script' || new URL(url).pathname.endsWith('.js');

/** Whether a request is for a picture. */
export const isPicture = ({ kind }) => kind === 'Image' || kind === 'Media';

async function get(origin, call) {
  const response = await fetch(`${origin}/api/${call}`, {
    headers: { 'Form-type': 'pc', 'Content-Language': 'en-US' },
  });
  const body = await response.json();
  if (Number(body.status) !== 200) throw new Error(`/api/${call} answered ${JSON.stringify(body).slice(0, 200)}`);
  return body.data;
}

function deepest(nodes) {
  const [first] = nodes;
  const below = first.items ?? first.children ?? [];
  return below.length > 0 ? deepest(below) : first;
}
