import { call, signIn } from './buyer.ts';
import { expect, test } from './journey.ts';

test('[R2.6] a buyer asks to be told of a start, with script and without; a visitor signs in first', async ({
  browser,
  baseURL,
  page,
  axe,
}) => {
  if (!baseURL) throw new Error('no shop');
  const { list } = (await call(page.context(), 'advance/list?time_type=1')).data as { list: { id: number }[] };
  const address = `/goods_presell_detail?id=${list[0]?.id}`;
  await page.goto(address);
  await page.getByRole('button', { name: 'Tell me when it starts' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page.context(), 'danaglass');
  await page.goto(address);
  await page.getByRole('button', { name: 'Tell me when it starts' }).click();
  await expect(page.getByText('We will tell you by message and e-mail when it starts.')).toBeVisible();
  await axe(page);

  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await signIn(plain, 'danaglass');
  const document = await plain.newPage();
  await document.goto(`/zh-CN${address}`);
  await document.getByRole('button', { name: '开始时提醒我' }).click();
  await expect(document.getByText('活动开始时，我们会通过站内消息和邮件通知您。')).toBeVisible();
  await plain.close();
});
