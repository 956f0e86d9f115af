import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KIND_NUMBERS } from '@rider/api/chat';
import { thumbnailOf } from '@rider/api/upload';
import { savePicture, purgeUnusedPictures, requireOwnPictures } from '../../src/upload/pictures.ts';
import { openLine } from '../testing/chat-line.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { sendPicture } from '../testing/send-picture.ts';

describe.each(MAIN_DATABASE)('[R5.4] uploads on $name', ({ openShop }) => {
  let shop: Shop;
  let token: string;
  let photo: Buffer;

  beforeAll(async () => {
    shop = await openShop();
    token = await shop.signIn('luisglass');
    photo = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#0a6c6a' } })
      .withExif({ IFD0: { Copyright: 'where I live' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => shop.close());

  const send = (bytes: Uint8Array, name: string, type: string, as: string | null = token) =>
    sendPicture(shop, as, bytes, name, type);

  test('a photo is re-encoded: smaller, and without metadata', async () => {
    const { status, data } = await send(photo, 'photo.jpg', 'image/jpeg');
    expect(status).toBe(200);
    const response = await shop.fetch(`http://shop.test${data.url}`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const stored = Buffer.from(await response.arrayBuffer());
    expect(await sharp(stored).metadata()).toMatchObject({ width: 2000, format: 'jpeg' });
    expect(stored.includes('where I live')).toBe(false);
  });

  test('a small version is stored beside it, and nothing else', async () => {
    const { data } = await send(photo, 'photo.jpg', 'image/jpeg');
    const small = await shop.fetch(`http://shop.test${thumbnailOf(data.url)}`);
    expect(small.headers.get('cache-control')).toContain('immutable');
    expect(small.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({
      width: 320,
      format: 'jpeg',
    });
    expect((await shop.fetch(`http://shop.test${data.url}/small`)).status).toBe(404);
    expect((await shop.fetch(`http://shop.test/uploads/small/small/${data.name}`)).status).toBe(404);
  });

  test('forms accept only the sender’s own pictures, each once', async () => {
    const stranger = await shop.signIn('priyaglass');
    const { data: own } = await send(photo, 'photo.jpg', 'image/jpeg');
    const { data: foreign } = await send(photo, 'photo.jpg', 'image/jpeg', stranger);
    const { uid } = (await shop.call<{ uid: number }>('/user', { token })).data;
    const check = (...urls: string[]) =>
      requireOwnPictures(shop.database, { owner_role: 'buyer', owner_id: uid }, urls, 2);
    expect(await check(own.url, own.url)).toEqual([own.url]);
    expect(await check()).toEqual([]);
    for (const url of [foreign.url, 'https://evil.example/a.png', '/uploads/../a.png', `${own.url}?x`])
      await expect(check(own.url, url)).rejects.toMatchObject({ reason: 'unknown-picture' });
    await expect(check('/1', '/2', '/3')).rejects.toMatchObject({ reason: 'too-many-pictures' });
  });

  test('uploads per buyer are limited', async () => {
    const tired = await shop.signIn('graceglass');
    const { uid } = (await shop.call<{ uid: number }>('/user', { token: tired })).data;
    const rows = Array.from({ length: 200 }, (_, index) => ({
      name: `${index}`,
      type: 'image/png',
      bytes: Buffer.of(),
      small: null,
      owner_role: 'buyer' as const,
      owner_id: uid,
      uploaded_at: new Date(shop.clock.now - 1000),
    }));
    await shop.database.insertInto('upload').values(rows).execute();
    expect(await send(photo, 'photo.jpg', 'image/jpeg', tired)).toMatchObject({ status: 400, code: '100101' });
    shop.clock.now += 86_400_000;
    const again = await shop.signIn('graceglass');
    expect(await send(photo, 'photo.jpg', 'image/jpeg', again)).toMatchObject({ status: 200 });
  });

  test('unused pictures and replaced avatars are purged after a day; used ones stay', async () => {
    const buyer = await shop.signIn('wenglass');
    const upload = async () => (await send(photo, 'photo.jpg', 'image/jpeg', buyer)).data.url;
    const urls = { unused: await upload(), said: await upload(), avatar: await upload(), next: await upload() };
    const line = openLine(shop.backend);
    line.send({ type: 'login', data: buyer });
    await line.next('success');
    line.send({ type: 'chat', data: { msn: urls.said, type: KIND_NUMBERS.image, to_uid: 1_000_009_001 } });
    await line.next('chat');
    const profile = (avatar: string) => shop.call('/user/edit', { token: buyer, body: { nickname: 'Wen', avatar } });
    expect(await profile(urls.avatar)).toMatchObject({ status: 200 });
    const left = async () => {
      await purgeUnusedPictures(shop.database, shop.clock.now);
      const statuses = Object.entries(urls).map(async ([name, url]) =>
        (await shop.fetch(`http://shop.test${url}`)).ok ? [name] : [],
      );
      return (await Promise.all(statuses)).flat();
    };
    expect(await left()).toEqual(['unused', 'said', 'avatar', 'next']);
    shop.clock.now += 86_000_000;
    expect(await profile(urls.next)).toMatchObject({ status: 200 });
    shop.clock.now += 500_000;
    expect(await left()).toEqual(['said', 'next']);
  });

  test('the total size of a buyer’s pictures is limited', async () => {
    const { uid } = (await shop.call<{ uid: number }>('/user', { token: await shop.signIn('tomglass') })).data;
    const owner = { owner_role: 'buyer', owner_id: uid } as const;
    const services = { database: shop.database, clock: () => shop.clock.now };
    await savePicture(services, owner, photo, 100);
    await expect(savePicture(services, owner, photo, 100)).rejects.toMatchObject({ reason: 'picture-space-full' });
  });

  test.each([
    ['an SVG by its own name', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg', 'image/svg+xml', '910111'],
    ['an SVG renamed', '<svg onload="alert(1)"/>', 'a.png', 'image/png', '910111'],
    ['a page renamed', '<!doctype html><script>alert(1)</script>', 'a.jpg', 'image/jpeg', '910111'],
    ['nothing', '', 'a.jpg', 'image/jpeg', '910111'],
    ['a JPEG that is none after its first bytes', '\u00ff\u00d8\u00ff<script>', 'a.jpg', 'image/jpeg', '910112'],
  ])('%s is rejected', async (_, text, name, type, code) => {
    expect(await send(Buffer.from(text, 'latin1'), name, type)).toMatchObject({ status: 400, code });
  });

  test('a file larger than 5 MB is rejected before it is decoded', async () => {
    const large = Buffer.concat([photo, Buffer.alloc(6 * 1024 * 1024)]);
    expect(await send(large, 'large.jpg', 'image/jpeg')).toMatchObject({ status: 400, code: '910110' });
  });

  test('a visitor cannot upload, and an unknown name is not found', async () => {
    expect(await send(photo, 'photo.jpg', 'image/jpeg', null)).toMatchObject({ status: 110002 });
    for (const name of [`${'0'.repeat(32)}.jpg`, '../../etc/passwd', '%2e%2e/secret.jpg', "a' or '1'='1.png"]) {
      expect((await shop.fetch(`http://shop.test/uploads/${name}`)).status).toBe(404);
    }
  });
});
