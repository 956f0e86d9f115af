import { beforeEach, describe, expect, test } from 'vitest';
import { Browser, type Tab } from './browser.ts';
import { AGENT, SimulatedServer } from './server.ts';
import { World } from './world.ts';

describe('[R7.12] a lost connection', () => {
  let world: World;
  let server: SimulatedServer;
  let tab: Tab;

  const wait = (milliseconds: number) => world.runUntil(world.now + milliseconds);
  const connection = () => tab.client.getSnapshot().connection;
  /** Every state that is entered from now on. */
  const states = () => {
    const entered: string[] = [];
    tab.client.on('connection', ({ state }) => entered.push(state));
    return entered;
  };

  beforeEach(async () => {
    world = new World();
    server = new SimulatedServer(world, { storesIds: true, resumes: true });
    tab = new Browser(world, server).openTab();
    void tab.client.open(AGENT);
    await wait(500);
  });

  test('that breaks silently is detected within 5 s, and the message arrives', async () => {
    for (const before of [13_000, 14_000, 15_100, 12_350]) {
      await wait(before);
      expect(connection()).toBe('online');
      const entered = states();
      server.fallSilent();
      tab.client.sendText(`written after ${before}`);
      await wait(5_000);
      expect(entered).toContain('waiting');
      await wait(5_000);
      expect(server.rows.at(-1)?.msn).toBe(`written after ${before}`);
    }
  });

  test('is detected immediately when the browser reports it', async () => {
    const entered = states();
    server.fallSilent();
    tab.goOffline();
    expect(entered).toEqual(['waiting']);
    await wait(2_000);
    expect(connection()).toBe('online');
  });

  test('is not probed while the chat is closed, and a working connection is never dropped', async () => {
    await wait(60_000);
    tab.client.close();
    const entered = states();
    await wait(60_000);
    expect(entered).toEqual([]);
    server.fallSilent();
    await wait(9_000);
    expect(entered).toEqual([]);
    await wait(40_000);
    expect(entered).toContain('waiting');
  });

  test('is ignored by a stopped client', async () => {
    tab.client.stop();
    const entered = states();
    tab.goOffline();
    await wait(60_000);
    expect(entered).toEqual([]);
  });
});
