import type { Page } from '@playwright/test';
import { fillSignIn } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';
import { CODE, codeTo, openAccount, type Person } from '../testing/new-buyer.ts';
import { openDesk } from '../testing/operator.ts';
import { pictureOf } from '../testing/picture.ts';

/** The code in the first e-mail for an address in the desk's outbox. */
async function readCode(desk: Page, email: string): Promise<string> {
  await desk.goto(`/desk/outbox?search=${encodeURIComponent(email)}`);
  await desk
    .getByRole('button', { name: /^Read “[2-9A-Z]{4}-[2-9A-Z]{4} is your RIDER code” to / })
    .first()
    .click();
  const code = CODE.exec((await desk.getByRole('dialog').textContent()) ?? '')?.[0];
  if (code === undefined) throw new Error(`no code for ${email}`);
  return code;
}

async function fillRequest(page: Page, { email, account, company }: Person): Promise<void> {
  const form = content(page);
  for (const [label, text] of [
    [/^First name/, 'Nora'],
    [/^Last name/, 'Weiss'],
    [/^Company/, company],
    [/license number/, 'ROC 998877'],
    [/^Business owner/, 'Nora Weiss'],
    [/^Business phone/, '(520) 555-0170'],
    [/^Street address 1/, '12 Mesquite Ave'],
    [/^City/, 'Tucson'],
    [/^ZIP code/, '85713'],
    [/^E-mail(?!ed)/, email],
    [/^Account name/, account],
  ] as const)
    await form.getByRole('textbox', { name: label }).fill(text);
  await form.getByRole('combobox', { name: /^State/ }).selectOption('AZ');
  await form.getByLabel(/^Password/).fill('Hinges90');
  await form.getByRole('checkbox', { name: /I agree/ }).check();
}

/** A picture beyond the size of ordinary forms, which visitors may send here alone. */
const LICENSE = Buffer.concat([pictureOf(1, 1), Buffer.alloc(300_000)]);

const codeField = (page: Page) => content(page).locator('input[name="code"]');
const requestButton = (page: Page) => content(page).getByRole('button', { name: 'Request account', exact: true });

async function requestAccount(page: Page, desk: Page, person: Person): Promise<void> {
  await page.goto('/register');
  await fillRequest(page, person);
  await content(page)
    .getByLabel('Picture of the license')
    .setInputFiles({ name: 'license.png', mimeType: 'image/png', buffer: LICENSE });
  await content(page).getByRole('button', { name: 'Send code' }).click();
  await expect(content(page).getByText(`We sent a code to ${person.email}`)).toBeVisible();
  await codeField(page).fill(await codeTo(desk.request, person.email));
  await requestButton(page).click();
  await expect(page.getByRole('heading', { name: 'We received your request' })).toBeVisible();
}

async function openRequest(desk: Page, company: string): Promise<void> {
  await desk.goto('/desk/outbox');
  await desk.getByRole('link', { name: 'Account requests' }).click();
  await expect(desk.getByRole('heading', { name: 'Account requests' })).toBeVisible();
  await desk.getByRole('searchbox').fill(company);
  await desk.getByRole('button', { name: `Request of ${company}` }).click();
}

test.describe('a request for an account', () => {
  test('[R1.3] [R1.4] is confirmed by an e-mailed code, waits for review, and is approved by an operator', async ({
    page,
    browser,
    baseURL,
    axe,
    complaints,
  }) => {
    complaints.expect(/status of 422/);
    const person = { email: 'nora@weiss.example', account: 'noraweiss', company: 'Weiss Glazing LLC' };
    const desk = await openDesk(browser, baseURL);
    await requestAccount(page, desk, person);
    await axe(page);

    await page.goto('/login');
    await fillSignIn(page, person.account, 'Hinges90');
    await expect(content(page).getByRole('alert')).toContainText('still under review');

    await openRequest(desk, person.company);
    await axe(desk);
    await expect(desk.getByRole('dialog')).toContainText('12 Mesquite Ave, Tucson, AZ, 85713, US');
    const license = desk.getByRole('dialog').getByRole('img', { name: 'License picture' });
    await expect.poll(() => license.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(desk.getByRole('dialog')).toBeHidden();
    await expect(desk.getByRole('row', { name: /Weiss Glazing LLC/ })).toContainText('Approved');

    await fillSignIn(page, person.account, 'Hinges90');
    await expect(page).toHaveURL('/');
    await desk.getByRole('link', { name: 'Audit log' }).click();
    await expect(desk.getByRole('row', { name: /Account approved/ }).first()).toContainText('noraweiss');
    await desk.context().close();
  });

  test('[R5.1] [R5.2] [R5.3] shows errors at their fields, checked on both sides', async ({ page, request, axe }) => {
    await page.goto('/register');
    await requestButton(page).click();
    for (const [field, message] of [
      [/^First name/, 'Please enter the first name.'],
      [/license number/, 'Please enter the contractor license number.'],
      [/^City/, 'Please enter the city.'],
      [/^E-mail(?!ed)/, 'Enter your e-mail.'],
      [/^Account name/, 'Please enter the account name.'],
    ] as const)
      await expect(content(page).getByRole('textbox', { name: field })).toHaveAccessibleDescription(
        new RegExp(message),
      );
    await expect(content(page).getByRole('checkbox', { name: /I agree/ })).toHaveAccessibleDescription(
      /Please agree to the terms\./,
    );
    await axe(page);
    await content(page)
      .getByRole('textbox', { name: /^E-mail(?!ed)/ })
      .fill('nora');
    await content(page).getByRole('button', { name: 'Send code' }).click();
    await expect(codeField(page)).toHaveAccessibleDescription(/Wrong or Invalid email address/);
    const bypassed = await request.post('/zh-CN/register', { form: { intent: 'request-account', email: 'x' } });
    expect(bypassed.status()).toBe(422);
    expect(await bypassed.text()).toContain('请同意服务条款。');
  });
});

test.describe('a forgotten password', () => {
  test('[R2.9] is replaced after an e-mailed code', async ({ page, browser, baseURL }) => {
    const email = 'ida@weiss.example';
    const desk = await openDesk(browser, baseURL);
    await openAccount(desk.request, { email, account: 'idaweiss', company: 'Ida Weiss Doors' });
    await page.goto('/login');
    await content(page)
      .getByRole('link', { name: /Forgot/ })
      .click();
    await expect(page).toHaveURL('/passwd_forgot');
    await content(page)
      .getByRole('textbox', { name: /^E-mail(?!ed)/ })
      .fill(email);
    await content(page).getByRole('button', { name: 'Send code' }).click();
    await expect(content(page).getByText(`We sent a code to ${email}`)).toBeVisible();
    await codeField(page).fill(await readCode(desk, email));
    await content(page)
      .getByLabel(/^New password/)
      .fill('Channels12');
    await page.keyboard.press('Enter');
    await expect(content(page).getByText('Your new password is set.')).toBeVisible();
    await fillSignIn(page, email, 'Channels12');
    await expect(page).toHaveURL('/');
    await desk.context().close();
  });
});
