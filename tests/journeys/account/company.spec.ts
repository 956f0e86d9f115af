import { addToCart, call, NICKEL_HINGE, signIn } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';
import { emailTo, newBuyer } from '../testing/new-buyer.ts';

test('[B10] an order above limit and budget is approved by keyboard on a phone, and the accountant sees its invoice', async ({
  shop,
  browser,
  axe,
}) => {
  const [owner, buyer, accountant] = [
    await newBuyer(shop.origin),
    await newBuyer(shop.origin, 1000),
    await newBuyer(shop.origin),
  ];
  const ownerContext = await browser.newContext({ baseURL: shop.origin, viewport: { width: 390, height: 844 } });
  await signIn(ownerContext, owner.account);
  const desk = await ownerContext.newPage();
  await desk.goto('/zh-CN/user/company_members');
  await content(desk)
    .getByLabel(/^公司名称/)
    .fill('北方玻璃');
  await content(desk).getByRole('button', { name: '创建公司' }).click();
  await expect(content(desk).getByRole('heading', { level: 1, name: '北方玻璃' })).toBeVisible();
  const email = `${buyer.account}@glass.test`;
  await content(desk).getByLabel(/^邮箱/).fill(email);
  await content(desk)
    .getByLabel(/^单笔限额/)
    .fill('abc');
  await content(desk).getByRole('button', { name: '发送邀请' }).click();
  await expect(content(desk).getByRole('link', { name: /金额/ })).toBeVisible();
  await content(desk)
    .getByLabel(/^单笔限额/)
    .fill('100');
  await content(desk).getByRole('button', { name: '发送邀请' }).click();
  await expect(content(desk).getByText('邀请已通过邮件发送。')).toBeVisible();
  await expect(content(desk).getByRole('rowheader', { name: email })).toBeVisible();
  await axe(desk);

  await desk.goto('/zh-CN/user/company_budgets');
  await content(desk).getByLabel(/^工程/).fill('School');
  await content(desk).getByLabel(/^预算/).fill('10');
  await content(desk).getByRole('button', { name: '保存' }).click();
  await expect(content(desk).getByText('预算已保存。')).toBeVisible();
  await expect(content(desk).getByRole('row', { name: /School.*\$10\.00/ })).toBeVisible();
  await axe(desk);

  const invitation = /http\S+company_invitation\?token=\S+/.exec(await emailTo(shop.origin, email))?.[0] ?? '';
  const buyerContext = await browser.newContext({ baseURL: shop.origin, viewport: { width: 390, height: 844 } });
  await signIn(buyerContext, buyer.account);
  const page = await buyerContext.newPage();
  await call(ownerContext, 'company/invite', { email: `${accountant.account}@glass.test`, role: 'accountant' });
  const other = await emailTo(shop.origin, `${accountant.account}@`);
  await page.goto(/http\S+company_invitation\?token=\S+/.exec(other)?.[0] ?? '');
  await expect(content(page).getByText(/This invitation is for .* Sign out/)).toBeVisible();
  await expect(content(page).getByRole('button', { name: 'Accept invitation' })).toHaveCount(0);
  const accountantContext = await browser.newContext({ baseURL: shop.origin });
  await signIn(accountantContext, accountant.account);
  await call(accountantContext, 'company/accept_invitation', { token: /token=(\S+)/.exec(other)?.[1] });
  await page.goto(invitation.replace('/zh-CN', ''));
  await expect(content(page).getByText(/invites you to order for 北方玻璃\. Your role: Buyer\./)).toBeVisible();
  await content(page).getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page).toHaveURL('/user/company_members');
  await expect(content(page).getByRole('button', { name: 'Send invitation' })).toHaveCount(0);
  await page.goto(invitation.replace('/zh-CN', ''));
  await expect(content(page).getByText(/used, withdrawn or expired/)).toBeVisible();

  const line = await addToCart(buyerContext, NICKEL_HINGE, 6);
  await page.goto(`/order_confirm?cartId=${line}`);
  await expect(content(page).getByText(/needs approval: it is above the limit per order/)).toBeVisible();
  await content(page).getByText('Job and delivery').click();
  await content(page)
    .getByLabel(/^Job name/)
    .fill('school');
  await page.keyboard.press('Tab');
  await expect(content(page).getByText(/it is above the budget of the job/)).toBeVisible();
  await content(page).getByRole('button', { name: 'Send for approval' }).click();
  await expect(page).toHaveURL(/\/user\/approval\?id=\d+$/);
  await expect(content(page).getByText(/can decide on this request\. Nothing is reserved/)).toBeVisible();
  await axe(page);
  expect((await call(buyerContext, 'cart/count?numType=1')).data.count).toBe(0);

  const link = /http\S+\/user\/approval\?id=\d+/.exec(await emailTo(shop.origin, `${owner.account}@`))?.[0] ?? '';
  await desk.goto(link);
  const approve = content(desk).getByRole('button', { name: /^(批准并以|Approve and place for)/ });
  await axe(desk);
  while (!(await approve.evaluate((button) => button === document.activeElement))) await desk.keyboard.press('Tab');
  await desk.keyboard.press('Enter');
  await expect(content(desk).getByText(/已批准此订单|approved this order/)).toBeVisible();
  await page.reload();
  await content(page).getByRole('link', { name: 'To the order' }).click();
  await expect(page).toHaveURL(/\/order_detail\?orderId=/);
  await expect(content(page).getByRole('link', { name: /^Pay/ }).first()).toBeVisible();
  const number = new URL(page.url()).searchParams.get('orderId');
  await call(buyerContext, 'order/pay', { uni: number, paytype: 'yue', type: 0 });
  const accounts = await accountantContext.newPage();
  await accounts.goto('/user/invoices');
  await content(accounts).getByRole('link', { name: '北方玻璃' }).click();
  await content(accounts)
    .getByRole('row', { name: new RegExp(String(number)) })
    .getByRole('rowheader')
    .getByRole('link')
    .click();
  await expect(content(accounts).getByRole('heading', { level: 1, name: /^Invoice P/ })).toBeVisible();
  await axe(accounts);
  await Promise.all([ownerContext.close(), buyerContext.close(), accountantContext.close()]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[B10] a rejected order returns to the cart with its reason', async ({ shop, browser }) => {
    const [owner, buyer] = [await newBuyer(shop.origin), await newBuyer(shop.origin)];
    const contexts = [owner, buyer].map(async ({ account }) => {
      const context = await browser.newContext({ baseURL: shop.origin, javaScriptEnabled: false });
      await signIn(context, account);
      return context;
    });
    const [owning, buying] = (await Promise.all(contexts)) as [
      Awaited<(typeof contexts)[0]>,
      Awaited<(typeof contexts)[0]>,
    ];
    await call(owning, 'company/create', { name: 'South Glass' });
    await call(owning, 'company/invite', { email: `${buyer.account}@glass.test`, role: 'buyer', perOrder: '100' });
    const invitation = await emailTo(shop.origin, `${buyer.account}@`);
    await call(buying, 'company/accept_invitation', { token: /token=(\S+)/.exec(invitation)?.[1] });
    const line = await addToCart(buying, NICKEL_HINGE, 6);
    const page = await buying.newPage();
    await page.goto(`/order_confirm?cartId=${line}`);
    await content(page).getByRole('button', { name: 'Place order' }).click();
    await expect(page).toHaveURL(/\/user\/approval\?id=\d+$/);
    const deciding = await owning.newPage();
    await deciding.goto('/user/approvals');
    await content(deciding).getByRole('rowheader').getByRole('link').click();
    await content(deciding).getByRole('button', { name: 'Reject' }).click();
    await expect(content(deciding).getByRole('link', { name: 'Enter the reason.' })).toBeVisible();
    await content(deciding)
      .getByLabel(/^Reason/)
      .fill('Wrong finish.');
    await content(deciding).getByRole('button', { name: 'Reject' }).click();
    await expect(content(deciding).getByText('Rejected', { exact: true })).toBeVisible();
    await page.reload();
    await expect(content(page).getByText(/rejected this order: Wrong finish\./)).toBeVisible();
    await content(page).getByRole('link', { name: 'To the cart' }).click();
    await expect(content(page).getByText(NICKEL_HINGE.code)).toBeVisible();
    await Promise.all([owning.close(), buying.close()]);
  });
});
