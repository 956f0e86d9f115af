import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, type Envelope, type Shop } from './databases.ts';

describe.each(DATABASES)('[R5.4] uploads on $name', ({ openShop }) => {
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

  const send = async (bytes: Uint8Array, name: string, type: string, as: string | null = token) => {
    const form = new FormData();
    form.set('filename', 'photo');
    form.set('photo', new File([new Uint8Array(bytes)], name, { type }));
    const headers: Record<string, string> = as === null ? {} : { 'Authori-zation': `Bearer ${as}` };
    const request = { method: 'POST', body: form, headers };
    const response = await shop.fetch('http://shop.test/api/upload/image', request);
    return (await response.json()) as Envelope<{ name: string; url: string }>;
  };

  test('a photo is written anew: smaller, and without what the camera told', async () => {
    const { status, data } = await send(photo, 'photo.jpg', 'image/jpeg');
    expect(status).toBe(200);
    const response = await shop.fetch(`http://shop.test${data.url}`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const kept = Buffer.from(await response.arrayBuffer());
    expect(await sharp(kept).metadata()).toMatchObject({ width: 2000, format: 'jpeg' });
    expect(kept.includes('where I live')).toBe(false);
  });

  test.each([
    ['an SVG by its own name', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg', 'image/svg+xml', '910111'],
    ['an SVG renamed', '<svg onload="alert(1)"/>', 'a.png', 'image/png', '910111'],
    ['a page renamed', '<!doctype html><script>alert(1)</script>', 'a.jpg', 'image/jpeg', '910111'],
    ['nothing', '', 'a.jpg', 'image/jpeg', '910111'],
    ['a JPEG that is none after its first bytes', '\u00ff\u00d8\u00ff<script>', 'a.jpg', 'image/jpeg', '910112'],
  ])('%s is refused', async (_, text, name, type, code) => {
    expect(await send(Buffer.from(text, 'latin1'), name, type)).toMatchObject({ status: 400, code });
  });

  test('what is larger than 5 MB is refused before it is read as a picture', async () => {
    const large = Buffer.concat([photo, Buffer.alloc(6 * 1024 * 1024)]);
    expect(await send(large, 'large.jpg', 'image/jpeg')).toMatchObject({ status: 400, code: '910110' });
  });

  test('a visitor cannot upload, and a name that was not given out shows nothing', async () => {
    expect(await send(photo, 'photo.jpg', 'image/jpeg', null)).toMatchObject({ status: 110002 });
    for (const name of [`${'0'.repeat(32)}.jpg`, '../../etc/passwd', '%2e%2e/secret.jpg', "a' or '1'='1.png"]) {
      expect((await shop.fetch(`http://shop.test/uploads/${name}`)).status).toBe(404);
    }
  });
});
