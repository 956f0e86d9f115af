import { beforeEach, describe, expect, test } from 'vitest';
import { Browser, type Tab } from './browser.ts';
import { CapturedServer } from './captured-server.ts';
import { World } from './world.ts';

const HOUR = 3_600_000;

describe('[R7.4] the card of a question', () => {
  let world: World;
  let server: CapturedServer;
  let tab: Tab;

  const wait = (milliseconds: number) => world.runUntil(world.now + milliseconds);
  const cards = () =>
    server.rows.filter(({ msn_type: type }) => type === 5 || type === 6).map(({ msn }) => String(msn));
  const repeated = () => tab.client.getSnapshot().repeatedCard;
  const attach = async (kind: 'product' | 'order', body: string) => {
    tab.client.attach(kind, body);
    await wait(1_000);
  };

  beforeEach(async () => {
    world = new World();
    server = new CapturedServer(world);
    tab = new Browser(world, server).openTab();
    void tab.client.open();
    await wait(500);
  });

  test('is sent once; a repeated card waits for the buyer, who may send it again', async () => {
    await attach('product', '1');
    expect(repeated()).toBeNull();
    await attach('product', '1');
    expect(cards()).toEqual(['1']);
    expect(repeated()).toEqual({ kind: 'product', body: '1' });
    tab.client.repeatCard();
    await wait(1_000);
    expect(cards()).toEqual(['1', '1']);
    expect(repeated()).toBeNull();
  });

  test('can be dismissed, and another card replaces it', async () => {
    await attach('order', 'R1');
    await attach('order', 'R1');
    expect(repeated()).toEqual({ kind: 'order', body: 'R1' });
    tab.client.dropCard();
    expect(repeated()).toBeNull();
    await attach('order', 'R1');
    await attach('order', 'R2');
    expect(repeated()).toBeNull();
    expect(cards()).toEqual(['R1', 'R2']);
    await attach('order', 'R1');
    tab.client.close();
    expect(repeated()).toBeNull();
  });

  test('is not sent for a product after a card of its variant, but for another variant', async () => {
    for (const body of ['1?sku=BLACK', '1', '1?sku=BLACK', '1?sku=CHROME']) await attach('product', body);
    // This server accepts product ids only.
    expect(cards()).toEqual(['1', '1']);
  });

  test('is found in the conversation by another browser, within a session', async () => {
    await attach('product', '1');
    const other = async () => {
      tab.kill();
      tab = new Browser(world, server).openTab();
      void tab.client.open();
      await wait(500);
    };
    await other();
    await attach('product', '1');
    expect(cards()).toEqual(['1']);
    expect(repeated()).not.toBeNull();
    await wait(13 * HOUR);
    await other();
    await attach('product', '1');
    expect(cards()).toEqual(['1', '1']);
  });
});
