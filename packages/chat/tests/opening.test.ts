import { expect, test } from 'vitest';
import { Browser } from './browser.ts';
import { SimulatedServer } from './server.ts';
import { World } from './world.ts';

const textOf = (text: string) => expect.objectContaining({ text }) as unknown;

/** A buyer's page whose chat was connected `ahead` milliseconds before the window is opened. */
async function open(ahead: number, resumes: boolean) {
  const world = new World();
  const server = new SimulatedServer(world, { storesIds: true, resumes });
  server.sendAsAgent('Good morning');
  const { client } = new Browser(world, server).openTab();
  client.start();
  await world.runUntil(world.now + ahead);
  void client.open();
  return { world, server, client };
}

test.each([0, 5, 5_000])('[R7.5] opening %i ms after connecting loads the messages once', async (ahead) => {
  const { world, server, client } = await open(ahead, true);
  await world.runUntil(world.now + 5_000);
  expect(client.getSnapshot().messages).toHaveLength(1);
  expect(server.pagesRequested).toBe(1);
});

test.each([0, 20, 40, 60, 80, 100, 140, 200, 300])(
  '[R7.12] a message that arrives %i ms after opening is neither lost nor duplicated',
  async (moment) => {
    for (const ahead of [0, 40, 5_000]) {
      const { world, server, client } = await open(ahead, true);
      await world.runUntil(world.now + moment);
      server.sendAsAgent('One more thing');
      await world.runUntil(world.now + 5_000);
      expect(client.getSnapshot().messages.map(({ content }) => content)).toEqual([
        textOf('Good morning'),
        textOf('One more thing'),
      ]);
    }
  },
);

test('[R7.12] loads the messages again from a server that cannot resume', async () => {
  const { world, server } = await open(0, false);
  await world.runUntil(world.now + 5_000);
  expect(server.pagesRequested).toBe(2);
});

test('[R7.12] shows read receipts of the records and of a gap', async () => {
  const world = new World();
  const server = new SimulatedServer(world, { storesIds: true, resumes: true });
  server.sendAsAgent('Good morning');
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
  '[R7.5] a message that arrives right after closing is counted once (resumes: %s)',
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
          server.sendAsAgent('Are you still there?');
          await world.runUntil(world.now + 5_000);
          const { unread } = client.getSnapshot();
          if (unread !== 1) wrong.push(`${ahead} ${openFor} ${later}: ${unread}`);
        }
    expect(wrong).toEqual([]);
  },
);

test('[R7.5] a receipt covers the messages seen before closing, not later ones', async () => {
  const { world, server, client } = await open(0, true);
  await world.runUntil(world.now + 1_000);
  server.sendAsAgent('The last thing that is seen');
  await world.runUntil(world.now + 100);
  client.close();
  server.sendAsAgent('Are you still there?');
  await world.runUntil(world.now + 1_000);
  expect(server.receipts).toEqual(['2']);
  expect(client.getSnapshot().unread).toBe(1);
});

test('[R7.5] messages in quick succession are each counted and reported once', async () => {
  for (let apart = 0; apart <= 60; apart += 5) {
    const { world, server, client } = await open(0, false);
    await world.runUntil(world.now + 1_000);
    client.close();
    await world.runUntil(world.now + 100);
    const counts: number[] = [];
    client.on('unread', ({ count }) => counts.push(count));
    server.sendAsAgent('one');
    await world.runUntil(world.now + apart);
    server.sendAsAgent('two');
    await world.runUntil(world.now + 1_000);
    expect([apart, counts]).toEqual([apart, [1, 2]]);
  }
});
