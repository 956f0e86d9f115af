import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, type Shop } from './databases.ts';
import { sendPicture } from './uploading.ts';

// Decoding takes seconds and is independent of the database. Only PGlite is measured, because it shares memory and thread with its process.
describe.each(DATABASES.filter(({ name }) => name === 'PGlite'))(
  '[R5.4] [R10.1] [R10.2] small files of large pictures on $name',
  ({ openShop }) => {
    let shop: Shop;
    let token: string;

    beforeAll(async () => {
      shop = await openShop();
      token = await shop.signIn('luisglass');
    });
    afterAll(() => shop.close());

    const send = (bytes: Uint8Array, name: string, type: string, as = token) =>
      sendPicture(shop, as, bytes, name, type);

    const flat = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#0a6c6a' }, limitInputPixels: false });
    const png16 = (side: number, progressive = false) =>
      flat(side).toColourspace('rgb16').png({ compressionLevel: 9, progressive }).toBuffer();

    /** Runs work; returns the longest time of a file read meanwhile, and the peak memory. */
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
      // A slow machine may refuse some that waited too long as busy.
      const codes = result.map((answer) => answer.code);
      expect(codes.filter((each) => each === code).length).toBeGreaterThanOrEqual(4);
      expect([code, '900005']).toEqual(expect.arrayContaining([...new Set(codes)]));
      // Without their own queue, pictures occupied every thread of the pool, and reads waited for all of them: 12 s.
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
  },
);
