import { ApiError } from '@rider/api';
import { beforeEach, describe, expect, test } from 'vitest';
import { Browser, type Tab } from './browser.ts';
import { ANNA, BEN, CapturedServer, SHOPPER } from './captured-server.ts';
import { World } from './world.ts';

const MINUTE = 60_000;

describe('with a server that offers nothing beyond the recorded session', () => {
  let world: World;
  let server: CapturedServer;
  let browser: Browser;
  let tab: Tab;

  const wait = (milliseconds: number) => world.runUntil(world.now + milliseconds);
  const view = () => tab.client.getSnapshot();
  const texts = () => view().messages.map(({ content }) => ('text' in content ? content.text : content.kind));
  const sent = (type: string) => server.received.filter((frame) => frame.type === type);

  beforeEach(async () => {
    world = new World();
    server = new CapturedServer(world);
    browser = new Browser(world, server);
    tab = browser.openTab();
    void tab.client.open();
    await wait(500);
  });

  test('[R7.3] sends every kind of message and confirms it without a client id', async () => {
    expect(view()).toMatchObject({ connection: 'online', agent: { uid: ANNA } });
    expect(sent('to_chat').map(({ data }) => data)).toEqual([{ id: ANNA }]);
    tab.client.sendText('Hello, is the hinge in stock?');
    tab.client.sendImage(new Blob(['picture']));
    tab.client.sendProduct('1');
    tab.client.sendOrder('cp647021247829377024');
    await wait(1_000);
    server.sendAsAgent('Yes, ships today');
    server.sendAsAgent('[em-smile]', 2);
    await wait(1_000);
    expect(view().unconfirmed).toEqual([]);
    expect(view().messages.map(({ fromUid, content }) => [fromUid, content.kind])).toEqual([
      [SHOPPER, 'text'],
      [SHOPPER, 'image'],
      [SHOPPER, 'product'],
      [SHOPPER, 'order'],
      [ANNA, 'text'],
      [ANNA, 'emoji'],
    ]);
    expect(view().messages[2]?.content).toMatchObject({ product: { price: 4550, stock: 397 } });
    expect(view().messages[3]?.content).toMatchObject({ order: { number: 'cp647021247829377024' } });
  });

  test('[R7.10] a picture waits for the connection, and later texts stay after it', async () => {
    server.cut();
    await wait(10);
    const attempts: string[] = [];
    browser.upload = (_file, onProgress) => {
      attempts.push('upload');
      onProgress(0.5);
      return attempts.length === 1
        ? Promise.reject(new ApiError('transport', 'nobody answers'))
        : Promise.resolve('https://shop.test/picture.png');
    };
    tab.client.sendImage(new Blob(['picture']));
    tab.client.sendText('as in the picture');
    await wait(30_000);
    expect(attempts).toHaveLength(2);
    expect(view().messages.map(({ content }) => content.kind)).toEqual(['image', 'text']);
  });

  test('[R7.10] a rejected picture shows the reason; discarded during the upload it is not sent', async () => {
    browser.upload = () => Promise.reject(new ApiError('rejected', 'Only JPG and PNG'));
    tab.client.sendImage(new Blob(['<svg/>']));
    await wait(500);
    expect(view().unconfirmed).toMatchObject([{ state: 'failed', problem: 'Only JPG and PNG' }]);
    let aborted = false;
    browser.upload = (_file, _onProgress, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          aborted = true;
          reject(new ApiError('transport', 'aborted'));
        });
      });
    tab.client.sendImage(new Blob(['picture']));
    await wait(500);
    tab.client.discard(view().unconfirmed.at(-1)?.clientId ?? '');
    await wait(MINUTE);
    expect(aborted).toBe(true);
    expect(server.rows).toEqual([]);
    expect(view().unconfirmed).toHaveLength(1);
  });

  test('[R7.6] stays connected through ten quiet minutes: pings within twelve seconds', async () => {
    await wait(10 * MINUTE);
    expect(sent('login')).toHaveLength(1);
    expect(sent('ping').length).toBeGreaterThanOrEqual(59);
    expect(view().connection).toBe('online');
  });

  test('[R7.12] reconnects after an idle disconnect and loads missed messages', async () => {
    tab.freeze(true);
    // Every fifteen seconds the server checks for silence of more than twelve.
    await wait(14_550);
    expect(server.openConnections).toBe(0);
    server.sendAsAgent('Still there?');
    tab.freeze(false);
    await wait(2 * MINUTE);
    expect(sent('login')).toHaveLength(2);
    expect(view().connection).toBe('online');
    expect(texts()).toEqual(['Still there?']);
  });

  test('[R7.5] while hidden it faces no agent: messages are counted by `mssage_num`, loaded from the records and reported once', async () => {
    server.sendAsAgent('first');
    await wait(500);
    const reported: string[] = [];
    tab.client.on('received', ({ message }) => reported.push(message.id));
    tab.show(false);
    await wait(500);
    expect(sent('to_chat').at(-1)).toMatchObject({ data: { id: '0' } });
    server.sendAsAgent('second');
    server.sendAsAgent('third');
    await wait(500);
    expect(view()).toMatchObject({ unread: 2, firstUnreadId: '2' });
    expect(texts()).toEqual(['first', 'second', 'third']);
    tab.show(true);
    await wait(500);
    expect(sent('to_chat').at(-1)).toMatchObject({ data: { id: ANNA } });
    expect(view()).toMatchObject({ unread: 0, firstUnreadId: '2' });
    expect(reported).toEqual(['2', '3']);
  });

  test('[R7.5] a chat that was never opened only counts', async () => {
    const other = new Browser(world, server).openTab();
    other.client.start();
    await wait(500);
    server.sendAsAgent('anybody?');
    await wait(500);
    expect(other.client.getSnapshot()).toMatchObject({ unread: 1, messages: [], history: 'none' });
  });

  test('[R7.12] one connection per user: another device replaces it, and the older one still receives each message once', async () => {
    const phone = new Browser(world, server).openTab();
    void phone.client.open();
    await wait(500);
    server.sendAsAgent('to all devices');
    tab.client.sendText('from the desk');
    await wait(45_000);
    phone.client.sendText('from the phone');
    await wait(45_000);
    const all = ['to all devices', 'from the desk', 'from the phone'];
    expect(texts()).toEqual(all);
    expect(phone.client.getSnapshot().messages.map(({ content }) => 'text' in content && content.text)).toEqual(all);
    expect(server.rows).toHaveLength(3);
  });

  test('[R7.6] answers a transfer with `to_chat` to the new agent and continues there', async () => {
    tab.client.sendText('for Anna');
    await wait(500);
    server.transfer();
    await wait(500);
    expect(sent('to_chat').at(-1)).toMatchObject({ data: { id: BEN } });
    expect(view()).toMatchObject({ agent: { uid: BEN }, messages: [] });
    server.sendAsAgent('Ben here', 1, BEN);
    tab.client.sendText('for Ben');
    await wait(1_000);
    expect(texts()).toEqual(['Ben here', 'for Ben']);
  });

  test('[R7.6] shows the reason of a rejection; the message can be discarded', async () => {
    const tips: string[] = [];
    tab.client.on('problem', ({ message }) => tips.push(message));
    tab.client.selectAgent('0');
    tab.client.sendText('x');
    await wait(1_000);
    expect(tips).toEqual(['格式错误']);
    const [item] = view().unconfirmed;
    expect(item).toMatchObject({ state: 'failed', problem: '格式错误' });
    tab.client.discard(item?.clientId ?? '');
    await wait(500);
    expect(view().unconfirmed).toEqual([]);
  });

  test('[R7.6] shows which agents are online', async () => {
    server.presence(0);
    await wait(500);
    expect(view().agents.find(({ uid }) => uid === ANNA)?.online).toBe(false);
    server.presence(1);
    await wait(500);
    expect(view().agents.find(({ uid }) => uid === ANNA)?.online).toBe(true);
  });

  test('[R4.4] a rejected session stops all tabs: no further login', async () => {
    const second = browser.openTab();
    void second.client.open();
    await wait(500);
    server.tokenIsGood = false;
    server.cut();
    await wait(MINUTE);
    const logins = sent('login').length;
    await wait(10 * MINUTE);
    expect(sent('login')).toHaveLength(logins);
    for (const each of [tab, second])
      expect(each.client.getSnapshot()).toMatchObject({ connection: 'stopped', signedOut: true });
    expect(tab.client.sendText('into the void')).toBe(false);
  });

  test('signing out disconnects all tabs and deletes unsent messages', async () => {
    const second = browser.openTab();
    void second.client.open();
    await wait(500);
    server.cut();
    second.client.sendText('never sent');
    void second.client.signOut();
    await wait(10 * MINUTE);
    expect(server.openConnections).toBe(0);
    expect(tab.client.getSnapshot()).toMatchObject({ connection: 'stopped', unconfirmed: [] });
    const next = browser.openTab();
    void next.client.open();
    await wait(MINUTE);
    expect(server.rows).toEqual([]);
  });
});
