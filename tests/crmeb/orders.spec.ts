import { readRecording, type Recorded } from './read-recording.ts';
import { expect, placeAndPay, signIn, test } from './shop-before-crmeb.ts';

test('[R2.7] [R6.8] a new buyer saves an address, orders and pays by balance', async ({ page, crmeb }) => {
  await signIn(page.context());
  await page.goto('/goods_detail/3');
  await page.getByRole('button', { name: 'Buy now' }).click();
  await page.waitForURL(/order_confirm/);
  await expect(page.getByLabel('Country')).toHaveCount(0);
  await expect(page.getByLabel(/PO number|Job/)).toHaveCount(0);
  const freight = page.locator('main').getByText('Freight', { exact: true });
  await expect(freight, 'freight before there is an address').toHaveCount(0);
  for (const [name, value] of [
    ['addressee', 'Luis Vega'],
    ['street1', '12 Glass Street'],
    ['phone', '2125551234'],
  ])
    await page.locator(`input[name="${name}"]`).pressSequentially(value ?? '');
  // Each list is below the choice above, and another choice empties the fields below it.
  const region = (label: string) => page.getByRole('combobox', { name: label });
  await region('Province').fill('北京市');
  await page.keyboard.press('Tab');
  await expect(region('District')).toHaveValue('');
  for (const [label, typed] of Object.entries({ Province: '河北', City: '石家', District: '长安' })) {
    await region(label).fill(typed);
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: /save/i }).first().click();
  await expect(page.locator('main')).toContainText('12 Glass Street');
  await expect(page.locator('main')).toContainText('石家庄市 长安区');
  await expect(freight).toBeVisible();
  expect(crmeb.shop.addresses).toMatchObject([{ district: '长安区', city_id: 13268 }]);
  await placeAndPay(page);
  await expect(page.locator('main')).toContainText('Luis Vega');
});

test('[R2.7] [R3.8] a checkout of two tabs is ordered once; a switch of language keeps its address form', async ({
  page,
  context,
  crmeb,
}) => {
  crmeb.shop.addresses = [readRecording('address_list', crmeb.origin).body.data[0]];
  await signIn(context);
  await page.goto('/goods_detail/3');
  await page.getByRole('button', { name: 'Buy now' }).click();
  await page.waitForURL(/order_confirm/);
  const other = await context.newPage();
  await other.goto(page.url());
  await page.getByText('Use another address').click();
  const typed = { addressee: '王师傅', street1: '高新路 1 号', phone: '13800138000' };
  for (const [name, value] of Object.entries(typed)) await page.locator(`input[name="${name}"]`).fill(value);
  await page.getByRole('combobox', { name: 'Province' }).fill('河北省');
  await page.getByRole('link', { name: '中文' }).first().click();
  await page.waitForURL(/zh-CN/);
  await expect(page.getByRole('combobox', { name: '省份' })).toHaveValue('河北省');
  for (const [name, value] of Object.entries(typed))
    await expect(page.locator(`input[name="${name}"]`)).toHaveValue(value);
  await page.getByRole('button', { name: '提交订单' }).first().click();
  await page.waitForURL(/payment/);
  await other.getByRole('button', { name: 'Place order' }).first().click();
  await expect(other.getByText('These items are no longer in your cart.')).toBeVisible();
  await expect(other.locator('main').getByRole('link', { name: 'To your orders' })).toBeVisible();
  const orders = await context.request.get('/api/pc/get_order_list?page=1&limit=10');
  expect(await orders.json()).toMatchObject({ data: { count: 1 } });
});

test('[R2.7] WeChat Pay is offered if the backend has it, with a QR code', async ({ page, crmeb }) => {
  const number = crmeb.shop.addOrder('order_detail.unpaid');
  await signIn(page.context());
  await page.goto(`/payment?orderId=${number}`);
  await expect(page.getByRole('radio', { name: /Alipay/ })).toHaveCount(0);
  await page.getByRole('radio', { name: /WeChat/ }).check();
  await page
    .getByRole('button', { name: /^(pay|continue)/i })
    .first()
    .click();
  await page.waitForURL(/wxPay/);
  await expect(page.getByRole('img', { name: /code/i })).toHaveAttribute('src', /^data:image\/svg/);
  crmeb.shop.scanned(number);
  await page.waitForURL(/order_detail/);
});

test('[R6.3] the sums of an order add up, and its remark is unescaped', async ({ page, crmeb }) => {
  const number = crmeb.shop.addOrder('order_detail.paid', (order: Recorded) => {
    Object.assign(order, { total_price: '183.60', coupon_price: '0.10', pay_price: '183.50' });
    Object.assign(order.cartInfo[0], { sum_price: '61.20', truePrice: 61.16, sum_true_price: '183.50', cart_num: 3 });
    order.mark = '3/8&quot; &amp; call';
  });
  await signIn(page.context());
  await page.goto(`/order_detail?orderId=${number}`);
  for (const amount of ['¥183.60', '-¥0.10', '¥183.50']) await expect(page.locator('main')).toContainText(amount);
  await expect(page.locator('main')).not.toContainText('183.48');
  await expect(page.locator('main')).toContainText('3/8" & call');
});

test('[R6.2] a cancelled order, which CRMEB deletes, leads to the list', async ({ page, crmeb }) => {
  const number = crmeb.shop.addOrder('order_detail.unpaid');
  await signIn(page.context());
  await page.goto(`/order_detail?orderId=${number}`);
  await page.locator('main').getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await page.waitForURL(/\/user\/orderList/);
  await expect(page.locator('h1')).toBeVisible();
});
