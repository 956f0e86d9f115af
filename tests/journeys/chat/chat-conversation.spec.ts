import { NICKEL_HINGE, placeOrder, signIn } from '../testing/buyer.ts';
import {
  BUYERS,
  editorOf,
  expect,
  expectAllSent,
  launcherOf,
  messageOf,
  openChat,
  sendMessage,
  listMessages,
  test,
  loadLazyParts,
  windowOf,
} from '../testing/chat-journey.ts';
import { pictureOf } from '../testing/picture.ts';

const BUYER = BUYERS.conversation;

// The first test of this buyer: unread messages of another one would be counted.
test('[R7.5] a closed chat counts unread messages, which opening marks as read', async ({ page, context, agentOf }) => {
  await signIn(context, BUYER.account);
  const maya = await agentOf('maya');
  await page.goto('/');
  await openChat(page);
  await sendMessage(page, 'hello');
  await expectAllSent(page);
  await page.locator('[data-component="header"] a[href="/"]').click();
  await expect(windowOf(page)).toBeVisible();
  await windowOf(page).press('Escape');
  await expect(windowOf(page)).toBeHidden();
  await expect(launcherOf(page)).toBeFocused();
  maya.say(BUYER.uid, 'news, part A');
  maya.say(BUYER.uid, 'news, part B');
  await expect(launcherOf(page)).toHaveAccessibleName('Chat 2 unread messages');
  expect(await page.evaluate(() => document.cookie)).toContain('unreadKefu=2');
  // The next document gets the count from the buyer's data.
  await page.goto('/goods_list');
  await expect(launcherOf(page)).toHaveAccessibleName('Chat 2 unread messages');
  await openChat(page);
  await expect(messageOf(page, 'news, part B')).toBeVisible();
  await expect(launcherOf(page)).toHaveAccessibleName('Chat');
  expect(await page.evaluate(() => document.cookie)).toContain('unreadKefu=0');
});

test('[R7.3] [R7.4] [R7.6] [R7.10] both sides see all messages in one order', async ({ page, context, agentOf }) => {
  await signIn(context, BUYER.account);
  const order = await placeOrder(context, NICKEL_HINGE, 2);
  const maya = await agentOf('maya');
  await page.goto('/goods_detail/1001');
  await loadLazyParts(page);
  await page.getByRole('link', { name: 'Ask about this product' }).click();
  await expect(windowOf(page).locator('[data-component="chat-product-card"]').last()).toContainText(
    'Harbor Wall-Mount',
  );
  maya.face(BUYER.uid);

  await sendMessage(page, 'Do you have [em-smile] 40 of these?');
  await expect(windowOf(page).locator('[data-code="em-smile"]')).toHaveText('😄');
  await windowOf(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'opening.png', mimeType: 'image/png', buffer: pictureOf(320, 200) });
  await editorOf(page).press('Enter');
  await expect(windowOf(page).locator('[data-component="chat-image-message"]')).toHaveCount(1);
  await expectAllSent(page);

  await page.goto(`/order_detail?orderId=${order}`);
  // An open chat reopens on the next page.
  await expect(windowOf(page)).toBeVisible();
  await windowOf(page).press('Escape');
  await expect(windowOf(page)).toBeHidden();
  await page.getByRole('link', { name: 'Ask about this order' }).click();
  await expect(windowOf(page).locator('[data-component="chat-order-card"]')).toContainText(order);
  await expectAllSent(page);

  maya.say(BUYER.uid, 'Yes, we ship them today');
  maya.say(BUYER.uid, '[em-smile]', 2);
  maya.say(BUYER.uid, await maya.upload(pictureOf(320, 200)), 3);
  maya.say(BUYER.uid, 1001, 5);
  const answer = 'Yes, we ship them today';
  await expect
    .poll(async () => (await listMessages(page)).slice(-8))
    .toEqual(['product', 'Do you have 😄 40 of these?', 'image', 'order', answer, '😄', 'image', 'product']);
  const kinds = (await maya.records(BUYER.uid)).slice(-8).map(({ msn_type: kind }) => Number(kind));
  expect(kinds).toEqual([5, 1, 3, 6, 1, 2, 3, 5]);

  const daniel = await agentOf('daniel');
  await maya.transfer(BUYER.uid, daniel);
  await expect(windowOf(page)).toContainText('Daniel Okafor');
  daniel.face(BUYER.uid);
  daniel.say(BUYER.uid, 'Daniel here, I know railings');
  await expect(messageOf(page, 'I know railings')).toBeVisible();
  await sendMessage(page, 'Good, and the glass?');
  await daniel.heard('reply', ({ msn }) => msn === 'Good, and the glass?');
  await expectAllSent(page);
  expect(await listMessages(page)).toEqual((await daniel.records(BUYER.uid)).map(({ msn }) => msn));
});

test('[R7.12] messages survive a restart, in order', async ({ page, context, shop, agentOf, complaints }) => {
  complaints.expect(/WebSocket connection|ERR_CONNECTION|Failed to load resource|request failed/);
  await signIn(context, BUYER.account);
  await agentOf('maya');
  await page.goto('/');
  await openChat(page);
  await sendMessage(page, 'before');
  await expectAllSent(page);
  await shop.kill();
  await sendMessage(page, 'while it is down');
  await sendMessage(page, 'and again');
  await sendMessage(page, 'and again');
  await expect(windowOf(page).locator('[data-component="chat-connection-status"]')).not.toHaveAttribute(
    'data-state',
    'fine',
  );
  await shop.start();
  await expectAllSent(page);
  const wanted = ['before', 'while it is down', 'and again', 'and again'];
  expect((await listMessages(page)).slice(-4)).toEqual(wanted);
  const maya = await agentOf('maya');
  expect((await maya.records(BUYER.uid)).slice(-4).map(({ msn }) => msn)).toEqual(wanted);
});

test('[R7.12] messages are sent when the network returns', async ({ page, context, agentOf, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|WebSocket connection|Failed to load resource/);
  await signIn(context, BUYER.account);
  const maya = await agentOf('maya');
  // Network emulation does not affect open sockets; this closes them like a lost network.
  const sockets: { close: () => Promise<void> }[] = [];
  await page.routeWebSocket(/\/msg/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await page.goto('/');
  await openChat(page);
  await sendMessage(page, 'online');
  await expectAllSent(page);
  await context.setOffline(true);
  for (const socket of sockets.splice(0)) await socket.close();
  await sendMessage(page, 'offline');
  await expect(messageOf(page, 'offline').locator('[data-state="queued"]')).toBeVisible();
  maya.say(BUYER.uid, 'Are you still there?');
  await maya.heard('chat', ({ msn }) => msn === 'Are you still there?');
  await context.setOffline(false);
  await expect(messageOf(page, 'Are you still there?')).toBeVisible();
  await expectAllSent(page);
  expect((await listMessages(page)).slice(-3)).toEqual(['online', 'Are you still there?', 'offline']);
  expect((await maya.records(BUYER.uid)).slice(-3).map(({ msn }) => msn)).toEqual((await listMessages(page)).slice(-3));
});

test('[R7.12] a reload while sending neither loses nor repeats a message', async ({ page, context, agentOf }) => {
  await signIn(context, BUYER.account);
  const maya = await agentOf('maya');
  let held = true;
  // The page's messages arrive, but the confirmations are held back.
  await page.routeWebSocket(/\/msg/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!held || !String(message).startsWith('{"type":"chat"')) socket.send(message);
    });
  });
  await page.goto('/');
  await openChat(page);
  // The records would confirm them as well on a slow machine.
  await page.route(/\/user\/service\/record/, (route) => (held ? undefined : route.continue()));
  await sendMessage(page, 'first of two');
  await sendMessage(page, 'second of two');
  await expect(messageOf(page, 'first of two').locator('[data-state="sending"]')).toBeVisible();
  await maya.heard('mssage_num');
  held = false;
  await page.reload();
  await expect(windowOf(page)).toBeVisible();
  await expect(messageOf(page, 'second of two')).toBeVisible();
  await expectAllSent(page);
  expect((await listMessages(page)).slice(-2)).toEqual(['first of two', 'second of two']);
  expect((await maya.records(BUYER.uid)).slice(-2).map(({ msn }) => msn)).toEqual(['first of two', 'second of two']);
});

test('[R7.12] two tabs share one connection, which the second takes over', async ({ page, context, agentOf }) => {
  await signIn(context, BUYER.account);
  const maya = await agentOf('maya');
  const lines: string[] = [];
  for (const each of [page, await context.newPage()]) each.on('websocket', (socket) => lines.push(socket.url()));
  const other = context.pages()[1];
  if (!other) throw new Error('no second tab');
  await page.goto('/');
  await openChat(page);
  await other.goto('/goods_list');
  await openChat(other);
  await sendMessage(page, 'from the first tab');
  await expect(messageOf(other, 'from the first tab')).toBeVisible();
  await sendMessage(other, 'from the second tab');
  await expect(messageOf(page, 'from the second tab')).toBeVisible();
  maya.say(BUYER.uid, 'to both');
  for (const each of [page, other]) await expect(messageOf(each, 'to both')).toBeVisible();
  expect(lines).toHaveLength(1);
  expect((await listMessages(page)).slice(-3)).toEqual((await listMessages(other)).slice(-3));
  await page.close();
  await sendMessage(other, 'alone now');
  await expectAllSent(other);
  maya.say(BUYER.uid, 'still with you');
  await expect(messageOf(other, 'still with you')).toBeVisible();
  expect((await listMessages(other)).slice(-2)).toEqual(['alone now', 'still with you']);
});
