import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { FLASH_SALE, GROUP_BUY } from './recorded-promotions.ts';
import { expect, signIn, signInByForm, test } from './shop-before-crmeb.ts';
import { swept } from '../test-length.ts';

const words = (text: string) => text.trim().split(/\s+/);

/** Screens for everybody. */
const PUBLIC = words(`
  / /zh-CN/ /goods_cate /goods_cate_a?cid=1 /goods_cate_b?cid=0&sid=1 /goods_list /goods_search?title=hinge
  /goods_detail/1 /compare?ids=1,2&find=hinge /goods_seckill /goods_seckill_detail?id=${FLASH_SALE.id} /goods_presell /goods_presell_detail?id=2
  /goods_group /goods_group_detail?id=${GROUP_BUY.id} /news_list /news_detail?id=1 /notice_list /notice_detail?id=1
  /punchout?token=1 /policy /about /contact /shoppingCart /quick_order /no_such_screen
`);

/** Screens for visitors. */
const SIGNED_OUT = ['/login', '/sign', '/mobile_login', '/wechat_login', '/register', '/passwd_forgot'];

/** The account's screens. */
const ACCOUNT = words(`
  /user /user/orderList /user/refundList /user/address_list /user/balance /user/invoices /user/invoice?number=1
  /user/taxCertificates /user/billAddress /user/creditCard /user/myCoupon /user/userCoupon /user/collect
  /user/messageCenter /user/company /user/userinfo /user/company_members /user/company_budgets /user/company_invitation?token=1
  /punchout_return /user/api_keys /user/api_reference /user/webhooks /user/purchasing_system /user/approvals /user/approval?id=1 /user/quotes /user/quote?number=1 /user/quoteRequest
  /user/shopping_lists /user/shopping_list?id=1 /user/pick_list?id=1 /user/bought_before
`);

/** The account's files that the backend lacks. */
const ABSENT_FILES = words(`
  /user/invoice.pdf?number=1 /user/statement.pdf /user/orders_file /user/invoices_file /user/quote.pdf?number=1
`);

/** Files that the backend has. */
const FILES = ['/quick_order.csv', '/sitemap.xml', '/rss.xml', '/robots.txt', '/user/balance.csv'];

/** What a buyer of a Chinese shop may never read: another currency, another zone, our own name. */
const FOREIGN = /\$\s?\d|USD|US dollar|美元|Pacific|太平洋|\bP[SD]T\b|RIDER/;

/** Screens of an order: of its cart line, not paid, shipped, received; and of a refund whose products are to be returned. */
const orderScreens = (number: Record<'line' | 'unpaid' | 'shipped' | 'received' | 'refund', string>) => [
  `/order_confirm?cartId=${number.line}`,
  `/order_detail?orderId=${number.shipped}&view=slip`,
  ...['order_detail', 'payment', 'wxPay', 'alipay', 'stripePay'].map((path) => `/${path}?orderId=${number.unpaid}`),
  ...['order_detail', 'logistics', 'refund'].map((path) => `/${path}?orderId=${number.shipped}`),
  `/evaluation?orderId=${number.received}`,
  `/refund_detail?id=${number.refund}`,
  `/refund_goods?id=${number.refund}`,
  '/AppChat',
];

/** Tabs that visit screens side by side: most of a visit waits for the network to be idle. */
const TABS = 4;

/** Visits screens, whose console the fixtures listen to. */
async function visit(context: BrowserContext, paths: readonly string[]): Promise<void> {
  const waiting = paths.values();
  const tabs = Array.from({ length: TABS }, async () => {
    const page = await context.newPage();
    for (const path of waiting) {
      const answer = await page.goto(path, { waitUntil: 'networkidle' });
      expect(answer?.status(), path).toBeLessThan(500);
      await expect(page.locator('h1'), path).toHaveCount(1);
      const chinese = path.startsWith('/zh-CN') ? '' : await (await page.request.get(`/zh-CN${path}`)).text();
      const shown = (chinese + (await page.locator('html').innerHTML())).replaceAll(
        /<script(?! type="application).*?<\/script>/gs,
        '',
      );
      expect(shown, path).not.toMatch(FOREIGN);
    }
  });
  await Promise.all(tabs);
}

/** Routes without a screen of their own: unknown addresses, signing out, and the layout of the account. */
const ELSEWHERE = ['*', 'sign_out', 'user'];

test('[R2.13] the lists of this file contain every screen of the shop', () => {
  const routes = readFileSync(new URL('../../apps/shop/app/routes.ts', import.meta.url), 'utf8');
  const paths = [...routes.matchAll(/route\('([^']+)'/g)].map(([, path = '']) => path.replace('/:id', ''));
  const numbers = { unpaid: '1', shipped: '1', received: '1', refund: '1', line: '1' };
  const visited = [...PUBLIC, ...SIGNED_OUT, ...ACCOUNT, ...ABSENT_FILES, ...FILES, ...orderScreens(numbers)].map(
    (address) => new URL(address, 'http://shop.test').pathname.replace(/^\/(user\/)?/, '').replace(/\/\d+$/, ''),
  );
  expect(paths.filter((path) => !visited.includes(path) && !ELSEWHERE.includes(path))).toEqual([]);
});

test('[R2.13] a file that the backend lacks answers 404', async ({ page }) => {
  await signInByForm(page);
  for (const path of ABSENT_FILES) expect((await page.context().request.get(path)).status(), path).toBe(404);
});

test('[R2.13] files name no other currency, zone or shop', async ({ context }) => {
  await signIn(context);
  for (const path of FILES.flatMap((file) => [file, `/zh-CN${file}`])) {
    const answer = await context.request.get(path);
    expect(answer.status(), path).toBe(200);
    expect((await answer.text()) + JSON.stringify(answer.headers()), path).not.toMatch(new RegExp(FOREIGN, 'i'));
  }
});

test('[R2.13] signed out, no screen logs to the console, and each has one heading', async ({ context }) => {
  await visit(context, [...PUBLIC, ...SIGNED_OUT]);
});

test('[R2.13] signed in, no screen logs to the console, and each has one heading', async ({ context }) => {
  await signIn(context);
  await visit(context, ACCOUNT);
});

const publicSignedIn = '[R2.13] signed in, no public screen logs to the console, and each has one heading';
test(publicSignedIn, async ({ context }) => {
  await signIn(context);
  await visit(context, swept(PUBLIC, 4));
});

test('[R2.13] [R6.7] no screen of an order logs to the console, each has one heading', async ({ context, crmeb }) => {
  const numbered = (recording: string, number: string) =>
    crmeb.shop.addOrder(recording, (order: { order_id: string }) => {
      order.order_id = number;
    });
  const numbers = {
    unpaid: numbered('order_detail.unpaid', 'cp1'),
    shipped: numbered('order_detail.shipped', 'cp2'),
    received: numbered('order_detail.received', 'cp3'),
    refund: crmeb.shop.refunds.add('order_refund_detail.agreed'),
    line: '1',
  };
  await signIn(context);
  const added = await context.request.post('/api/cart/add', { data: { productId: 3, uniqueId: '', cartNum: 1 } });
  numbers.line = ((await added.json()) as { data: { cartId: string } }).data.cartId;
  await visit(context, orderScreens(numbers));
});
