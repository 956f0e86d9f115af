import { openDesk } from './operator.ts';
import { expect, test } from './journey.ts';

test('[B15] the owner changes the company’s data, and visitors see them', async ({ page, browser, baseURL, axe }) => {
  await page.goto('/');
  const footer = page.locator('footer');
  const desk = await openDesk(browser, baseURL, '/company');
  const notice = desk.getByRole('textbox', { name: /Copyright notice.*English/ });
  const before = await notice.inputValue();
  await expect(footer).toContainText(before);
  await axe(desk);
  await notice.fill('© North Glass Hardware');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('The company data are saved.').first()).toBeVisible();
  await page.reload();
  await expect(footer).toContainText('© North Glass Hardware');
  // Other journeys expect the demonstration's data.
  await notice.fill(before);
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(notice).toHaveValue(before);
  await desk.context().close();
});
