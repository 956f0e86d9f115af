import type { Page } from '@playwright/test';

const PASSWORD = 'a long pass phrase';

/** The link of an invitation to the desk in the output of a shop or command. */
export function linkIn(output: string): string {
  const link = /http:\S+\/desk\/invitation#\S+/.exec(output)?.[0];
  if (link === undefined) throw new Error(`no link in: ${output}`);
  return link;
}

/** Accepts the opened invitation. */
export async function setPassword(page: Page, email?: string): Promise<void> {
  if (email !== undefined) await page.getByRole('textbox', { name: /^E-mail/ }).fill(email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Set the password' }).click();
}

/** Signs an invited person in by the desk's form. */
export async function signInByForm(page: Page, account: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Account/ }).fill(account);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
