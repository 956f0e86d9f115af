import { addToCart, NICKEL_HINGE, signIn } from '../testing/buyer.ts';
import { expect, messagesOf, openChat, sendMessage, test, windowOf } from '../testing/chat-journey.ts';

// Far from the shop's time zone: dates in the browser's zone would differ.
test.use({ timezoneId: 'Asia/Shanghai' });

/** Date and hour in the shop's time zone, in the source document's format. */
function shopTime(instant: Date): { day: string; hour: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/Los_Angeles',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { day: `${of('day')}-${of('month')}-${of('year')}`, hour: of('hour') };
}

test('[R5.6] order and chat show times in the shop’s time zone, wherever the browser is', async ({ page, context }) => {
  await signIn(context, 'tomglass');
  const cartId = await addToCart(context, NICKEL_HINGE, 2);
  await page.goto(`/order_confirm?cartId=${cartId}`);
  const before = new Date();
  await page.locator('#content').getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  const number = new URL(page.url()).searchParams.get('orderId') ?? '';
  await page.goto(`/order_detail?orderId=${number}`);
  const ordered = page.locator('#content').getByText(/^\d{2}-\d{2}-\d{4} \d{2}:\d{2} Pacific Time$/);
  await openChat(page);
  const text = `When does ${number} leave?`;
  await sendMessage(page, text);
  await expect(messagesOf(page).filter({ hasText: text })).toBeVisible();
  const written = windowOf(page).locator('[data-part="time"]');
  // Earlier messages are rendered after the sent one; the first time names the zone.
  await expect(written.first()).toHaveText(/ Pacific Time$/);
  const chatTimes = await written.evaluateAll((times) =>
    times.map((time) => ({ instant: time.getAttribute('datetime') ?? '', text: time.textContent })),
  );
  const after = new Date();
  // Order and check may be on different sides of a full hour.
  const hours = [before, after].map((instant) => `${shopTime(instant).day} ${shopTime(instant).hour}:`);
  const orderText = (await ordered.first().textContent()) ?? '';
  expect(hours.some((hour) => orderText.startsWith(hour))).toBe(true);
  for (const { instant, text: shown } of chatTimes) expect(shown).toContain(`${shopTime(new Date(instant)).hour}:`);
});
