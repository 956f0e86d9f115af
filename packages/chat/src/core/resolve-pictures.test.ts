import { expect, test } from 'vitest';
import { HINGE, ORDER } from '../testing/scenes.ts';
import { aMessage, aSnapshot, MAYA } from '../testing/samples.ts';
import { Browser } from '../../tests/browser.ts';
import { SimulatedServer } from '../../tests/server.ts';
import { World } from '../../tests/world.ts';
import { resolvePictures } from './resolve-pictures.ts';

const SHOP = 'https://shop.example';

test('[R7.13] adds the shop’s origin to relative addresses of pictures', () => {
  const maya = { ...MAYA, avatar: '/media/people/maya.webp' };
  const from = aSnapshot({
    agent: maya,
    agents: [maya],
    announcement: '<img src="/media/a.webp"><a href="//cdn.example/b">b</a><img src="https://cdn.example/c.webp">',
    messages: [
      aMessage(1, { kind: 'image', url: '/uploads/1.jpg' }, { avatar: '/media/luis.webp' }),
      aMessage(2, { kind: 'image', url: 'https://cdn.example/2.jpg' }),
      aMessage(3, { kind: 'product', productId: '31', product: HINGE }),
      aMessage(4, { kind: 'order', orderNumber: ORDER.number, order: ORDER }),
      aMessage(5, '/not/a/picture'),
    ],
  });
  const shown = resolvePictures(SHOP)(from);
  expect(shown.agent?.avatar).toBe(`${SHOP}/media/people/maya.webp`);
  expect(shown.agents[0]?.avatar).toBe(`${SHOP}/media/people/maya.webp`);
  expect(shown.announcement).toBe(
    `<img src="${SHOP}/media/a.webp"><a href="//cdn.example/b">b</a><img src="https://cdn.example/c.webp">`,
  );
  expect(shown.messages.map(({ content }) => content)).toMatchObject([
    { url: `${SHOP}/uploads/1.jpg` },
    { url: 'https://cdn.example/2.jpg' },
    { product: { image: SHOP + HINGE.image } },
    { order: { lines: ORDER.lines.map(({ image }) => ({ image: SHOP + image })) } },
    { text: '/not/a/picture' },
  ]);
  expect(shown.messages[0]?.avatar).toBe(`${SHOP}/media/luis.webp`);
});

test('[R7.13] reuses unchanged parts of a snapshot', () => {
  const show = resolvePictures(SHOP);
  const from = aSnapshot({ messages: [aMessage(1, { kind: 'image', url: '/uploads/1.jpg' })] });
  const first = show(from);
  expect(show(from)).toBe(first);
  const next = show({ ...from, unread: 1, messages: [...from.messages, aMessage(2, 'text')] });
  expect(next).not.toBe(first);
  expect(next.agents).toBe(first.agents);
  expect(next.agent).toBe(first.agent);
  expect(next.messages[0]).toBe(first.messages[0]);
});

test('[R7.13] a client resolves pictures only when it has an `origin`', async () => {
  const world = new World();
  const server = new SimulatedServer(world, { storesIds: true });
  const browser = new Browser(world, server);
  const announcements: string[] = [];
  for (const origin of [undefined, SHOP]) {
    server.notice = '<img src="/media/hours.webp">';
    const { client } = browser.openTab({ shared: false, origin });
    void client.open();
    await world.runUntil(world.now + 500);
    announcements.push(client.getSnapshot().announcement);
  }
  expect(announcements).toEqual(['<img src="/media/hours.webp">', `<img src="${SHOP}/media/hours.webp">`]);
});
