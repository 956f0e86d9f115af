// @vitest-environment jsdom
import { createApi } from '@rider/api/transport';
import { screens } from '@rider/model/screens';
import { LinkProvider } from '@rider/ui/link';
import modelMessages from '@rider/model/messages/en-US.json' with { type: 'json' };
import uiMessages from '@rider/ui/messages/en-US.json' with { type: 'json' };
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { IntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { mutate } from 'swr';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import messages from '../../messages/en-US.json' with { type: 'json' };
import { entries } from '../data/answer-cache.ts';
import { loadInBrowser } from '../data/browser-load.ts';
import * as calls from '../data/calls.ts';
import { provideCalls } from '../data/load-calls.ts';
import { frameQueries } from '../data/queries.ts';
import { Frame } from '../shell/frame.tsx';
import * as GoodsCateA from './goods-cate-a/route.tsx';
import * as GoodsListSearch from './goods-list/search.tsx';
import * as NewsList from './news-list/route.tsx';
import * as Logistics from './logistics/route.tsx';
import * as ShoppingCart from './shopping-cart/route.tsx';
import * as UserOverview from './user/overview.tsx';
import * as UserOrders from './user/orders.tsx';
import * as UserRefunds from './user/refunds.tsx';
import * as UserMessages from './user/messages.tsx';
import * as UserProfileProfile from './user/profile/profile.tsx';
import * as UserBalanceBalance from './user/balance/balance.tsx';

vi.mock('../messages/other-messages.ts', () => ({ loadOtherMessages: () => Promise.resolve() }));
vi.mock('../messages/account-messages.ts', () => ({}));
vi.mock('../messages/promotion-messages.ts', () => ({}));

interface Recording {
  request: { method: string; path: string };
  response: { status: number; data: unknown };
}

/** The answers that CRMEB was recorded to give, by path. */
const RECORDED = new Map(
  Object.values(
    import.meta.glob<Recording>('../../../../packages/api/fixtures/*.json', { eager: true, import: 'default' }),
  )
    .filter(({ response }) => response?.status === 200)
    .map(({ request, response }) => [request.path.split('?')[0], response]),
);
/** Calls that only our backend has. */
const OWN = new Map<string, unknown>([
  ['/capabilities', { accounts: true }],
  ['/get_header', { site_name: 'RIDER' }],
  ['/category_all', RECORDED.get('/category')?.data],
  ['/user/sessions', []],
  ['/user/programs', []],
  ['/user/wechat', []],
]);

/** The call that fails; all others are answered. */
let failing = '';
const api = createApi({
  baseUrl: 'http://crmeb.test/api',
  locale: 'en-US',
  fetch: (address) => {
    const path = new URL(address).pathname.replace('/api', '');
    if (new RegExp(`^${failing}`).test(path)) return Promise.resolve(new Response(null, { status: 503 }));
    if (OWN.has(path)) return Promise.resolve(Response.json({ status: 200, msg: 'ok', data: OWN.get(path) }));
    const answer = RECORDED.get(path);
    return Promise.resolve(answer ? Response.json(answer) : new Response(null, { status: 404 }));
  },
});

beforeEach(async () => {
  provideCalls({ ...calls, pageApi: () => api });
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();

  entries.clear();
  await mutate(() => true, undefined, { revalidate: false });
});
afterAll(() => provideCalls(undefined));

const FRAME = {
  default: () => (
    <Frame signedIn compact={false}>
      <h1>Screen</h1>
    </Frame>
  ),
  clientLoader: () => loadInBrowser(frameQueries(true)),
};

const ORDER = 'cp647021167332294656';

/** Screens with their title and the calls without which they open. */
const SCREENS: [address: string, route: object, title: RegExp, secondary: string][] = [
  ['/frame', FRAME, /Screen/, '/pc/get_company_info /category /user$ /cart/count'],
  ['/goods_cate_a?id=1', GoodsCateA, /./, '/pc/get_products'],
  ['/goods_search?title=rd-1', GoodsListSearch, /rd-1/, '/search/keyword /search/suggest'],
  ['/news_list', NewsList, /News/, '/pc/get_news_category'],
  [`/logistics?orderId=${ORDER}`, Logistics, /Track/, '/order/express'],
  ['/shoppingCart', ShoppingCart, /Cart/i, '/capabilities /cart/count'],
  ['/user', UserOverview, /./, '/pc/get_order_list'],
  ['/user/orderList', UserOrders, /orders/, '/capabilities'],
  ['/user/refundList', UserRefunds, /./, '/capabilities'],
  ['/user/messageCenter', UserMessages, /Messages/, '/user$'],
  ['/user/userinfo', UserProfileProfile, /Personal/, '/user/sessions /user/programs /user/wechat'],
  ['/user/balance', UserBalanceBalance, /Balance/, '/capabilities /pc/get_balance_record /recharge/index'],
];

const texts: Record<string, string> = { ...uiMessages, ...modelMessages, ...messages };

for (const [address, route, title, secondary] of SCREENS)
  test.each(secondary.split(' '))(`[R8.6] ${address} opens without %s`, async (call) => {
    failing = call;
    const { default: Component, clientLoader } = route as { default: ComponentType; clientLoader: unknown };
    const [path = ''] = address.split('?');
    const loader = clientLoader as never;
    const ErrorBoundary = () => <p>The screen failed</p>;
    const Stub = createRoutesStub([{ path, Component, loader, ErrorBoundary, HydrateFallback: () => null }]);
    render(
      <IntlProvider locale="en-US" messages={texts}>
        <LinkProvider screens={screens}>
          <Stub initialEntries={[address]} />
        </LinkProvider>
      </IntlProvider>,
    );
    const heading = await screen.findByRole('heading', { level: 1, name: title }, { timeout: 20_000 });
    expect(heading).toHaveTextContent(title);
  });
