import { signIn, test } from './shop.ts';
const PATHS = [
  '/',
  '/goods_cate?sid=1',
  '/goods_list',
  '/goods_detail/1',
  '/goods_detail/5',
  '/goods_detail/2',
  '/shoppingCart',
  '/goods_seckill',
  '/goods_presell',
  '/goods_group',
  '/news_list',
  '/notice_list',
  '/about',
  '/contact',
  '/policy',
  '/login',
  '/register',
  '/passwd_forgot',
  '/mobile_login',
  '/wechat_login',
  '/desk',
  '/user/index',
  '/user/address_list',
  '/user/balance',
  '/user/billAddress',
  '/user/collect',
  '/user/company',
  '/user/creditCard',
  '/user/messageCenter',
  '/user/myCoupon',
  '/user/userCoupon',
  '/user/orderList',
  '/user/userinfo',
  '/order_detail?orderId=cp1',
  '/AppChat',
  '/goods_search?title=hinge',
  '/refund_goods',
  '/evaluation?orderId=cp1',
];
test('look', async ({ page, crmeb, complaints }) => {
  test.setTimeout(170_000);
  complaints.expect(/.*/);
  for (const as of ['visitor', 'buyer']) {
    if (as === 'buyer') await signIn(page);
    for (const path of PATHS) {
      const said: string[] = [];
      const listen = (m: { type(): string; text(): string }) =>
        ['error', 'warning'].includes(m.type()) &&
        !m.text().includes('shop.example') &&
        said.push(m.text().slice(0, 150));
      page.on('console', listen);
      const before = crmeb.asked.length;
      const answer = await page.goto(path).catch((e) => {
        console.log(path, String(e).slice(0, 100));
        return null;
      });
      await page.waitForLoadState('networkidle').catch(() => 0);
      page.off('console', listen);
      const h1 = await page
        .locator('h1')
        .first()
        .textContent({ timeout: 500 })
        .catch(() => '-');
      console.log(
        as,
        path,
        answer?.status(),
        new URL(page.url()).pathname,
        '|',
        h1,
        '|',
        said.join(' ; '),
        crmeb.asked.length - before,
      );
    }
  }
});
