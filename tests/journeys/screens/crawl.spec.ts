import { PASSWORD, signIn } from '../testing/buyer.ts';
import { endShop, expect, newShop, oneWidth, test } from '../testing/journey.ts';
import { isLong } from '../../test-length.ts';

/** Screens of one visitor, with one purpose, or of one search, which search engines must skip: they have no description and no twins. */
const HIDDEN =
  /^\/(goods_search|user|shoppingCart|order_\w+|payment|logistics|evaluation|refund\w*|login|mobile_login|wechat_login|register|passwd_forgot|sign|AppChat|quick_order|compare|punchout\w*)(\/|$)/;

/** Not screens: calls, pictures, files, the desk, and the address that ends the session. */
const NO_SCREEN = /^\/(api|media|uploads|assets|desk|sign_out|chat)(\/|$)|\.\w+$/;

/** Addresses of one shape that are visited. A shape is a path without its numbers and the names of its parameters. */
const OF_A_SHAPE = isLong ? 2 : 1;
const AT_ONCE = 4;

const ACCOUNT = 'luisglass';
const PREFIXES = { 'en-US': '', 'zh-CN': '/zh-CN' } as const;
type Language = keyof typeof PREFIXES;

/** A visited document. */
interface Visited {
  /** Path and query without the prefix of the language. */
  address: string;
  /** What is wrong with it. */
  faults: string[];
}

let shop: Awaited<ReturnType<typeof newShop>>;
let session = '';
const statuses = new Map<string, Promise<number>>();
const crawls = new Map<string, Promise<Visited[]>>();

test.beforeAll(async () => {
  // The crawl requests more pages than the rate limit of one address allows.
  shop = await newShop({ FAIR_SHARE: '100000' });
  const answer = await fetch(`${shop.origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: shop.origin },
    body: JSON.stringify({ account: ACCOUNT, password: PASSWORD }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  session = cookies.find((cookie) => cookie.startsWith('local1=')) ?? '';
  expect(session).not.toBe('');
});
test.afterAll(() => endShop(shop));

/** The values of an attribute of all elements of a name that match; the shop's server writes double quotes alone. */
function attributes(html: string, tag: string, wanted: RegExp, name: string): string[] {
  const elements = html.match(new RegExp(`<${tag}\\s[^>]*>`, 'g')) ?? [];
  return elements
    .filter((element) => wanted.test(element))
    .flatMap((element) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(element)?.[1] ?? [])
    .map((value) => value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
}

function shapeOf(address: string): string {
  const { pathname, searchParams } = new URL(address, shop.origin);
  const names = [...new Set([...searchParams.keys()].map((name) => name.replace(/\[.*$/, '')))].toSorted();
  return `${pathname.replaceAll(/\d+/g, '#')}?${names.join('&')}`;
}

/** The status of an address, fetched once. */
function statusOf(address: string): Promise<number> {
  const known = statuses.get(address) ?? fetch(address).then(async (answer) => (await answer.text(), answer.status));
  statuses.set(address, known);
  return known;
}

/** Returns what is wrong in a screen's head for search engines. */
async function faultsOfHead(html: string): Promise<string[]> {
  const faults: string[] = [];
  if (!attributes(html, 'meta', /name="description"/, 'content')[0]?.trim()) faults.push('no description');
  if (attributes(html, 'link', /rel="canonical"/, 'href').length !== 1) faults.push('not one canonical');
  const twins = attributes(html, 'link', /hreflang="/i, 'href');
  const languages = attributes(html, 'link', /hreflang="/i, 'hreflang').toSorted();
  if (languages.join() !== 'en-US,x-default,zh-CN') faults.push(`hreflang ${languages.join()}`);
  for (const twin of twins) if ((await statusOf(twin)) !== 200) faults.push(`${twin} answers ${await statusOf(twin)}`);
  return faults;
}

async function faultsOf(address: string, status: number, html: string): Promise<string[]> {
  const path = new URL(address, shop.origin).pathname;
  const faults = status === 200 ? [] : [`answers ${status}`];
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  if (headings !== 1) faults.push(`${headings} h1`);
  if (!/<title>[^<]+<\/title>/.test(html)) faults.push('no title');
  const isHidden = attributes(html, 'meta', /name="robots"/, 'content').includes('noindex');
  if (isHidden !== HIDDEN.test(path))
    faults.push(isHidden ? 'hidden from search engines without need' : 'not hidden from search engines');
  return isHidden ? faults : [...faults, ...(await faultsOfHead(html))];
}

/** Visits what the home page leads to in a language, of each shape the first addresses found. */
async function crawl(language: Language, cookie: string): Promise<Visited[]> {
  const prefix = PREFIXES[language];
  const taken = new Map<string, Set<string>>();
  const visited: Visited[] = [];
  let open = ['/'];
  const take = (address: string) => {
    const known = taken.get(shapeOf(address)) ?? new Set();
    taken.set(shapeOf(address), known);
    if (known.has(address) || known.size >= OF_A_SHAPE) return;
    known.add(address);
    open.push(address);
  };
  const visit = async (address: string) => {
    const answer = await fetch(shop.origin + prefix + address, { headers: { Cookie: cookie } });
    const html = await answer.text();
    // A visitor is led from a private screen to sign-in.
    const { pathname, search } = new URL(answer.url);
    const shown = answer.redirected ? pathname.slice(prefix.length) + search : address;
    visited.push({ address: shown, faults: await faultsOf(shown, answer.status, html) });
    return attributes(html, 'a', /href=/, 'href').filter((href) => href.startsWith('/') || href.startsWith('?'));
  };
  take('/');
  open = open.slice(0, 1);
  while (open.length > 0) {
    const now = open.splice(0, AT_ONCE);
    const found = await Promise.all(now.map(async (address) => ({ address, links: await visit(address) })));
    for (const { address, links } of found) {
      for (const link of links) {
        const { pathname, search } = new URL(link, shop.origin + prefix + address);
        const isOther = prefix === '' ? pathname.startsWith('/zh-CN') : !pathname.startsWith(prefix);
        const path = pathname.slice(prefix.length) || '/';
        if (!isOther && !NO_SCREEN.test(path)) take(path + search);
      }
    }
  }
  return visited;
}

/** The crawl of a language, made once. */
function crawled(language: Language, signedIn: boolean): Promise<Visited[]> {
  const name = `${language} ${signedIn}`;
  const known = crawls.get(name) ?? crawl(language, signedIn ? session : '');
  crawls.set(name, known);
  return known;
}

for (const language of ['en-US', 'zh-CN'] as const) {
  for (const signedIn of [false, true]) {
    // The screens that both languages and both visitors share are crawled twice in npm test, not four times.
    const tag = signedIn === (language === 'zh-CN') ? [] : ['@long'];
    const title = `[R1.1] [R2.1] [R2.14] [R3.6] every link leads somewhere real: ${language}, signed ${signedIn ? 'in' : 'out'}`;
    test(title, { tag }, async () => {
      const visited = await crawled(language, signedIn);
      const faults = visited.flatMap(({ address, faults: found }) => found.map((fault) => `${address}: ${fault}`));
      expect(faults).toEqual([]);
      const paths = visited.map(({ address }) => new URL(address, shop.origin).pathname);
      for (const path of [
        '/about',
        '/contact',
        '/policy',
        '/news_list',
        '/news_detail',
        '/notice_list',
        '/notice_detail',
      ])
        expect(paths).toContain(path);
      expect(paths.filter((path) => path.startsWith('/user/')).length > 5).toBe(signedIn);
    });
  }
}

/** One address of each path, without its numbers, that a crawl found. */
async function screensOf(language: Language, signedIn: boolean): Promise<string[]> {
  const screens = new Map<string, string>();
  for (const { address } of await crawled(language, signedIn)) {
    const { pathname } = new URL(address, shop.origin);
    if (HIDDEN.test(pathname) === signedIn) screens.set(pathname.replace(/\d+/, '#'), address);
  }
  return [...screens.values()];
}

/** Tests that share the screens of a visitor, so that none comes near its time limit on a slow machine. */
const SHARES = 4;

for (const [language, signedIn] of [
  ['en-US', false],
  ['zh-CN', true],
] as const) {
  for (let share = 1; share <= SHARES; share += 1) {
    const title = `[R1.7] [R2.2] [R2.3] a screen of each route is accessible and quiet: ${language}, signed ${signedIn ? 'in' : 'out'}, ${share} of ${SHARES}`;
    test(title, async ({ page, context, axe }) => {
      if (signedIn) await signIn(context, ACCOUNT);
      const own = (await screensOf(language, signedIn)).filter((_, index) => index % SHARES === share - 1);
      expect(own).not.toEqual([]);
      for (const [index, address] of own.entries()) {
        const answer = await page.goto(PREFIXES[language] + address);
        expect(answer?.status(), address).toBe(200);
        await axe(page, oneWidth(index));
      }
    });
  }
}
