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
