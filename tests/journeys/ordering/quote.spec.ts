import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addToCart, NICKEL_HINGE, signIn, tabTo } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';
import { newBuyer } from '../testing/new-buyer.ts';
import { openDesk } from '../testing/operator.ts';

async function typeLastDay(desk: Page): Promise<void> {
  const day = desk.getByRole('group', { name: /^Valid until/ });
  await day.getByRole('spinbutton').first().click();
  await desk.keyboard.type('31122098');
}

test('[B9] a cart becomes a quote, is priced and dated at the desk, accepted at the checkout and paid', async ({
  shop,
  browser,
  axe,
}) => {
  const { account } = await newBuyer(shop.origin, 5_000);
  const buyer = await browser.newContext({ baseURL: shop.origin });
  await signIn(buyer, account);
  await addToCart(buyer, NICKEL_HINGE, 6);
  const page = await buyer.newPage();
  await page.goto('/shoppingCart');
  await expect(content(page).getByRole('link', { name: 'Request a quote' })).toBeVisible();
  // The quick order by keyboard alone, in another quantity than the cart's.
  await page.goto('/quick_order');
  await tabTo(page, content(page).getByLabel('SKU, row 1'));
  await page.keyboard.type(NICKEL_HINGE.code);
  await tabTo(page, content(page).getByLabel('Quantity, row 1'));
  await page.keyboard.type('14');
  await tabTo(page, content(page).getByRole('button', { name: 'Request a quote' }));
  await page.keyboard.press('Enter');
  const quantity = page.getByRole('textbox', { name: /^Quantity of RD-HINGE/ });
  await expect(quantity).toHaveValue('14');
  await page.reload();
  await expect(quantity).toHaveValue('14');
  await quantity.fill('none');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Please enter a whole number of pieces.').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^Quantity of RD-HINGE/ }).fill('10');
  await page.getByRole('textbox', { name: /^Message to the shop/ }).fill('For the tower');
  await axe(page);
  await page.getByRole('button', { name: 'Send request' }).dblclick();
  await expect(page.getByText(/Your request has been sent/).first()).toBeVisible();
  const number = new URL(page.url()).searchParams.get('number') ?? '';
  await page.goto('/user/quotes');
  await expect(page.getByRole('rowheader')).toHaveText([number]);
  await axe(page);

  const desk = await openDesk(browser, shop.origin, `/quotes?search=${account}`);
  await desk.getByRole('link', { name: number }).click();
  await expect(desk.getByText('For the tower')).toBeVisible();
  await desk.getByRole('textbox', { name: /^Below list price/ }).fill('10');
  await desk.getByRole('button', { name: 'Apply' }).click();
  await desk.getByRole('textbox', { name: /^Price of RD-HINGE/ }).fill('20.50');
  await desk.getByLabel(/^Ships by, all lines/).fill('2099-03-01');
  await desk.getByRole('button', { name: 'Set' }).click();
  await desk.getByRole('button', { name: 'Send prices' }).click();
  await expect(desk.getByText('Please choose a last day from today on.').first()).toBeVisible();
  await typeLastDay(desk);
  await desk.getByRole('textbox', { name: /^Note for the buyer/ }).fill('On one pallet');
  await axe(desk);
  await desk.getByRole('button', { name: 'Send prices' }).click();
  await expect(desk.getByText(new RegExp(`Quote ${number} is sent to the buyer`)).first()).toBeVisible();

  // On a phone, in the other language.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/zh-CN/user/quote?number=${number}`);
  await expect(page.getByText('报价合计：$205.00', { exact: false })).toBeVisible();
  await expect(page.getByText('On one pallet')).toBeVisible();
  await axe(page);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /PDF/ }).click()]);
  expect(readFileSync(await file.path()).toString('latin1')).toMatch(/^%PDF-1\.7/);
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('textbox', { name: /^Message to the shop/ }).fill('Thank you');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thank you')).toBeVisible();
  await page.getByText('Ask for a change').click();
  await page.getByRole('textbox', { name: /^What should be different/ }).fill('A little less');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('A little less')).toBeVisible();

  await desk.reload();
  await expect(desk.getByRole('link', { name: /Quotes \d+ quotes? to price/ })).toBeVisible();
  await desk.getByRole('textbox', { name: /^Price of RD-HINGE/ }).fill('19.50');
  await typeLastDay(desk);
  await desk.getByRole('button', { name: 'Send new version' }).click();
  await expect(desk.getByText('before: 20.50')).toBeVisible();

  await page.reload();
  await expect(page.getByText('before: $20.50')).toBeVisible();
  await page.getByRole('link', { name: '1', exact: true }).click();
  await expect(page.getByText(/This is version 1, which is no longer valid/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept and check out' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Show the current version' }).click();
  await tabTo(page, page.getByRole('button', { name: 'Accept and check out' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/order_confirm/);
  await expect(page.getByText('$195.00').first()).toBeVisible();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/payment/);
  const order = new URL(page.url()).searchParams.get('orderId') ?? '';
  await page.goto(`/order_detail?orderId=${order}`);
  await page.getByRole('link', { name: number }).click();
  await expect(content(page).getByText('Accepted')).toBeVisible();
  await expect(page.getByRole('link', { name: order })).toBeVisible();
  await page.goto(`/payment?orderId=${order}`);
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page).toHaveURL(/order_detail.*paid=1/);

  await desk.reload();
  await expect(desk.getByText('Accepted').first()).toBeVisible();
  await expect(desk.getByText('Thank you')).toBeVisible();
  const stranger = await browser.newContext({ baseURL: shop.origin });
  await signIn(stranger, 'luisglass');
  for (const address of ['/user/quote', '/user/quote.pdf'])
    expect((await stranger.request.get(`${address}?number=${number}`)).status()).toBe(404);
});
