import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { thumbnailOf } from '@rider/api/upload';
import { requireOwnPictures } from '../src/upload/service.ts';
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

  test('a small version stands beside it, and nothing else does', async () => {
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

  test('forms take only pictures that their sender uploaded, each once', async () => {
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

  test('nobody fills the shop with pictures', async () => {
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

  test.each([
    ['an SVG by its own name', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg', 'image/svg+xml', '910111'],
    ['an SVG renamed', '<svg onload="alert(1)"/>', 'a.png', 'image/png', '910111'],
    ['a page renamed', '<!doctype html><script>alert(1)</script>', 'a.jpg', 'image/jpeg', '910111'],
    ['nothing', '', 'a.jpg', 'image/jpeg', '910111'],
    ['a JPEG that is none after its first bytes', '\u00ff\u00d8\u00ff<script>', 'a.jpg', 'image/jpeg', '910112'],
  ])('%s is refused', async (_, text, name, type, code) => {
    expect(await send(Buffer.from(text, 'latin1'), name, type)).toMatchObject({ status: 400, code });
  });

  describe('[R10.1] [R10.2] small files of large pictures', () => {
    const flat = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#0a6c6a' }, limitInputPixels: false });
    const png16 = (side: number, progressive = false) =>
      flat(side).toColourspace('rgb16').png({ compressionLevel: 9, progressive }).toBuffer();

    /** Runs and tells how long reading a file took meanwhile, and the most memory it took. */
    const watched = async <Result>(work: () => Promise<Result>) => {
      const memory = process.memoryUsage.rss();
      const reads: number[] = [];
      let peak = memory;
      const state = { isDone: false };
      const watching = (async () => {
        while (!state.isDone) {
          const asked = performance.now();
          await readFile(import.meta.filename);
          reads.push(performance.now() - asked);
          peak = Math.max(peak, process.memoryUsage.rss());
        }
      })();
      const result = await work();
      state.isDone = true;
      await watching;
      reads.sort((one, other) => one - other);
      return { result, reads, rise: peak - memory };
    };

    test.each([
      ['of 50 megapixels in 16 bit, refused', () => png16(7070), '910113'],
      ['of 10 megapixels in 16 bit and interlaced, taken', () => png16(3160, true), '100009'],
    ])('eight at once %s: files are read meanwhile, memory stays', async (_, make, code) => {
      const bytes = await make();
      expect(bytes.byteLength).toBeLessThan(500_000);
      const send8 = () => Promise.all(Array.from({ length: 8 }, () => send(bytes, 'a.png', 'image/png')));
      const { result, reads, rise } = await watched(send8);
      expect(result.map((answer) => answer.code)).toEqual(Array(8).fill(code));
      // Without a queue of their own, pictures kept every thread of the pool, and reads waited for all of them: 12 s.
      expect(reads.at(-1)).toBeLessThan(5000);
      expect(rise).toBeLessThan(300_000_000);
    });

    test('a photo of a phone with 50 megapixels is taken, a progressive one is too large', async () => {
      const taken = await send(await flat(7070).jpeg().toBuffer(), 'a.jpg', 'image/jpeg');
      expect(taken.status).toBe(200);
      const progressive = await flat(7070).jpeg({ progressive: true }).toBuffer();
      expect(await send(progressive, 'a.jpg', 'image/jpeg')).toMatchObject({ status: 400, code: '910113' });
      const screenshot = await sharp({ create: { width: 6016, height: 3384, channels: 4, background: '#0a6c6a80' } })
        .png()
        .toBuffer();
      expect((await send(screenshot, 'a.png', 'image/png')).status).toBe(200);
    });

    test('more than eight at once of one person are refused with words, and another person’s are not', async () => {
      const bytes = await png16(2000);
      const other = await shop.signIn('priyaglass');
      const crowd = Promise.all(Array.from({ length: 16 }, () => send(bytes, 'a.png', 'image/png')));
      const [answers, others] = await Promise.all([crowd, send(bytes, 'a.png', 'image/png', other)]);
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(8);
      expect(answers.find(({ status }) => status !== 200)).toMatchObject({
        code: '910114',
        msg: 'You are sending many pictures at once. Please wait until they are done.',
      });
      expect(others.status).toBe(200);
    });
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
