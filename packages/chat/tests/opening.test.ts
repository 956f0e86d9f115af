import { expect, test } from 'vitest';
import { Browser } from './browser.ts';
import { SimulatedServer } from './server.ts';
import { World } from './world.ts';

const said = (text: string) => expect.objectContaining({ text }) as unknown;

/** A buyer's page whose chat was connected `ahead` milliseconds before the window is opened. */
async function open(ahead: number, resumes: boolean) {
  const world = new World();
  const server = new SimulatedServer(world, { keepsIds: true, resumes });
  server.agentSays('Good morning');
  const { client } = new Browser(world, server).openTab();
  client.start();
  await world.runUntil(world.now + ahead);
  void client.open();
  return { world, server, client };
}

test.each([0, 5, 5_000])('[R7.5] opening %i ms after connecting asks for the messages once', async (ahead) => {
  const { world, server, client } = await open(ahead, true);
  await world.runUntil(world.now + 5_000);
  expect(client.getSnapshot().messages).toHaveLength(1);
  expect(server.pagesAsked).toBe(1);
});

test.each([0, 20, 40, 60, 80, 100, 140, 200, 300])(
  '[R7.12] a message that comes %i ms into the opening is neither lost nor doubled',
  async (moment) => {
    for (const ahead of [0, 40, 5_000]) {
      const { world, server, client } = await open(ahead, true);
      await world.runUntil(world.now + moment);
      server.agentSays('One more thing');
      await world.runUntil(world.now + 5_000);
      expect(client.getSnapshot().messages.map(({ content }) => content)).toEqual([
        said('Good morning'),
        said('One more thing'),
      ]);
    }
  },
);

test('[R7.12] a server that cannot resume is asked again once it delivers', async () => {
  const { world, server } = await open(0, false);
  await world.runUntil(world.now + 5_000);
  expect(server.pagesAsked).toBe(2);
});

test('[R7.12] what was read before is read after reopening, and what was read during a gap after it', async () => {
  const world = new World();
  const server = new SimulatedServer(world, { keepsIds: true, resumes: true });
  server.agentSays('Good morning');
  server.readId = '1';
  const { client } = new Browser(world, server).openTab();
  client.start();
  void client.open();
  await world.runUntil(world.now + 5_000);
  expect(client.getSnapshot().readUpTo).toBe('1');
  server.readId = '2';
  server.cutAll();
  await world.runUntil(world.now + 30_000);
  expect(client.getSnapshot().readUpTo).toBe('2');
});

test.each([true, false])(
  '[R7.5] a message that comes right after closing is counted once, however soon the window is closed (resumes: %s)',
  async (resumes) => {
    const wrong: string[] = [];
    for (const ahead of [0, 40, 5_000])
      // Before 20 ms the first page is not loaded, so new messages cannot be detected.
      for (let openFor = 20; openFor <= 120; openFor += 10)
        for (const later of [0, 5, 15, 25, 45]) {
          const { world, server, client } = await open(ahead, resumes);
          await world.runUntil(world.now + openFor);
          client.close();
          await world.runUntil(world.now + later);
          server.agentSays('Are you still there?');
          await world.runUntil(world.now + 5_000);
          const { unread } = client.getSnapshot();
          if (unread !== 1) wrong.push(`${ahead} ${openFor} ${later}: ${unread}`);
        }
    expect(wrong).toEqual([]);
  },
);

test('[R7.5] a receipt names what was seen before the window was closed, and nothing that comes later', async () => {
  const { world, server, client } = await open(0, true);
  await world.runUntil(world.now + 1_000);
  server.agentSays('The last thing that is seen');
  await world.runUntil(world.now + 100);
  client.close();
  server.agentSays('Are you still there?');
  await world.runUntil(world.now + 1_000);
  expect(server.receipts).toEqual(['2']);
  expect(client.getSnapshot().unread).toBe(1);
});

test('[R7.5] messages that follow each other closely are each counted once, and told as they grow', async () => {
  for (let apart = 0; apart <= 60; apart += 5) {
    const { world, server, client } = await open(0, false);
    await world.runUntil(world.now + 1_000);
    client.close();
    await world.runUntil(world.now + 100);
    const counts: number[] = [];
    client.on('unread', ({ count }) => counts.push(count));
    server.agentSays('one');
    await world.runUntil(world.now + apart);
    server.agentSays('two');
    await world.runUntil(world.now + 1_000);
    expect([apart, counts]).toEqual([apart, [1, 2]]);
  }
});
