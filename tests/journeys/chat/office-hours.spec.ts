import { call, signIn } from '../testing/buyer.ts';
import {
  BUYERS,
  expect,
  expectAllSent,
  messageOf,
  openChat,
  sendMessage,
  test,
  windowOf,
} from '../testing/chat-journey.ts';
import { openDesk } from '../testing/operator.ts';

const BUYER = BUYERS.hours;

/** The name of tomorrow's weekday on the shop's clock, in English. */
function tomorrow(): string {
  const options = { weekday: 'long', timeZone: 'America/Los_Angeles' } as const;
  return new Intl.DateTimeFormat('en-US', options).format(Date.now() + 86_400_000);
}

test('[R7.2] outside of office hours a buyer leaves a message, and the link of the reply continues the conversation', async ({
  page,
  context,
  browser,
  shop,
  agentOf,
  axe,
}) => {
  const desk = await openDesk(browser, shop.origin, '/chat-settings');
  await desk.getByRole('checkbox', { name: 'Show when agents answer' }).check();
  for (const day of await desk.getByRole('group').all()) {
    const isTomorrow = (await day.getAttribute('aria-label')) === tomorrow();
    await day.getByRole('checkbox').setChecked(isTomorrow);
  }
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('region', { name: 'Messages' }).getByText('The settings are saved.')).toBeVisible();
  await call(desk.context(), 'kefuapi/online', { online: 0 });

  await signIn(context, BUYER.account);
  await page.goto('/');
  await openChat(page);
  await expect(windowOf(page).getByText(/^We answer tomorrow from 8:00 AM\. Leave a message/)).toBeVisible();
  await axe(page);
  await sendMessage(page, 'Do you have 10 mm clamps?');
  await expectAllSent(page);

  const maya = await agentOf('maya');
  maya.say(BUYER.uid, 'Yes, 40 of them.');
  await expect(messageOf(page, 'Yes, 40 of them.')).toBeVisible();
  await maya.leave();
  await page.goto(`/zh-CN/AppChat?agent=${maya.uid}`);
  await expect(messageOf(page, 'Yes, 40 of them.')).toBeVisible();
  await expect(windowOf(page).getByText(/^我们将于明天 08:00 起回复。/)).toBeVisible();

  // Other tests of this shop expect no hours.
  await desk.getByRole('checkbox', { name: 'Show when agents answer' }).uncheck();
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('button', { name: 'Save' })).toBeEnabled();
});
