import { AGENTS } from './recorded-chat.ts';
import { expect, signIn, test } from './shop-before-crmeb.ts';

test('[R7.3] a message is sent once, and an agent transfers the buyer', async ({ page, crmeb }) => {
  await signIn(page.context());
  await page.goto('/AppChat');
  const box = page.getByRole('textbox').last();
  const sent = page.locator('[data-part="message"]').filter({ hasText: 'Do you stock brass?' });
  await box.fill('Do you stock brass?');
  await box.press('Enter');
  await expect(sent).toHaveCount(1);
  await expect(sent.getByText('Sent', { exact: true })).toBeVisible();
  crmeb.chat.transfer();
  await expect.poll(() => crmeb.chat.turnedTo).toBe(AGENTS.ben);
  await expect(page.getByRole('region', { name: 'Chat with Support Ben' })).toBeVisible();
});
