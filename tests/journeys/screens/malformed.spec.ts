import { signIn } from '../testing/buyer.ts';
import { expect, test } from '../testing/journey.ts';

const ORDER_SCREENS = ['/order_detail', '/payment', '/logistics', '/refund', '/evaluation'];

test('[R10.2] [R2.13] an order page without a number leads to the order list', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await signIn(context, 'luisglass');
  for (const path of ORDER_SCREENS) {
    for (const query of ['', '?orderId=']) {
      const answer = await context.request.get(`/zh-CN${path}${query}`, { maxRedirects: 0 });
      expect(answer.headers().location, path + query).toBe('/zh-CN/user/orderList');
    }
    expect((await context.request.get(`${path}?orderId=%00`)).status(), path).toBeLessThan(500);
  }
  await context.close();
});

test('[R10.2] [R4.4] a cookie without a session is treated as a visitor’s', async ({ request, baseURL }) => {
  for (const value of ['%00', '%0D%0A', '%E4%BD%A0', 'x'.repeat(2_000)]) {
    const headers = { Cookie: `local1=${value}` };
    const page = await request.get('/user', { headers, maxRedirects: 0 });
    expect(page.status(), value).toBe(302);
    expect(page.headers()['location']).toBe('/login');
    const call = await request.get(`${baseURL}/api/user`, { headers });
    expect(await call.json(), value).toMatchObject({ status: 110002 });
  }
});
