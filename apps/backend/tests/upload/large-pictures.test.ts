import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { sendPicture } from '../testing/send-picture.ts';

// Decoding takes seconds and is independent of the database.
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

    /** Runs work; returns the maximum number of pictures in sharp: each occupies a thread of libuv's pool, and the memory of its pixels. */
    const watched = async <Result>(work: () => Promise<Result>) => {
      let decoding = 0;
      let most = 0;
      // `sharp.counters()` reads its two counters one after the other, so a picture that starts in between counts twice.
      const decode = sharp.prototype.toBuffer as () => Promise<Buffer>;
      const watch = vi.spyOn(sharp.prototype, 'toBuffer').mockImplementation(async function (this: Sharp) {
        most = Math.max(most, ++decoding);
        return decode.call(this).finally(() => decoding--);
      } as never);
      const result = await work();
      watch.mockRestore();
      return { result, most };
    };

    test.each([
      ['of 25 megapixels in 16 bit, rejected', () => png16(5000), '910113', 0],
      ['of 2.5 megapixels in 16 bit and interlaced, taken', () => png16(1600, true), '100009', 1],
    ])('four at once, %s: at most one is decoded at a time', async (_, make, code, atOnce) => {
      const bytes = await make();
      expect(bytes.byteLength).toBeLessThan(500_000);
      const send4 = () => Promise.all(Array.from({ length: 4 }, () => send(bytes, 'a.png', 'image/png')));
      const { result, most } = await watched(send4);
      // A slow machine may reject some as busy after a long wait.
      const codes = result.map((answer) => answer.code);
      expect(codes).toContain(code);
      expect([code, '900005']).toEqual(expect.arrayContaining([...new Set(codes)]));
      expect(most).toBe(atOnce);
    });

    test('a picture of very many rows is rejected before it is decoded', async () => {
      const line = sharp({ create: { width: 1, height: 65_536, channels: 3, background: '#0a6c6a' } });
      const bytes = await line.png().toBuffer();
      const decode = vi.spyOn(sharp.prototype, 'toBuffer');
      expect(await send(bytes, 'a.png', 'image/png')).toMatchObject({ status: 400, code: '910112' });
      expect(decode).not.toHaveBeenCalled();
      decode.mockRestore();
    });

    test('a 50-megapixel photo of a phone is accepted, a progressive one of 26 is too large', async () => {
      const taken = await send(await flat(7070).jpeg().toBuffer(), 'a.jpg', 'image/jpeg');
      expect(taken.status).toBe(200);
      const progressive = await flat(5100).jpeg({ progressive: true }).toBuffer();
      expect(await send(progressive, 'a.jpg', 'image/jpeg')).toMatchObject({
        status: 400,
        code: '910113',
        msg: 'This picture has 27 megapixels. A file of its kind may have 25. Please make it smaller.',
      });
      expect(await send(await flat(10_000).jpeg().toBuffer(), 'a.jpg', 'image/jpeg')).toMatchObject({
        msg: 'This picture has 100 megapixels. A file of its kind may have 51. Please make it smaller.',
      });
      const screenshot = await sharp({ create: { width: 6016, height: 3384, channels: 4, background: '#0a6c6a80' } })
        .png()
        .toBuffer();
      expect((await send(screenshot, 'a.png', 'image/png')).status).toBe(200);
    });

    test('more than eight at once of one user are rejected with a message, another user’s are not', async () => {
      const bytes = await png16(1000);
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
