import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAccepted, judge, leftOver, writeReviewPage } from './pictures.ts';

const shot = { story: 'actions-button--states', mode: 'wide' };
let folders = { accepted: '', review: '' };
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'rider-pictures-'));
  folders = { accepted: join(folder, 'accepted'), review: join(folder, 'review') };
  for (const path of Object.values(folders)) mkdirSync(path);
});
afterEach(() => rmSync(join(folders.accepted, '..'), { recursive: true }));

function picture({ width = 40, height = 20, ink = 0, differing = 0, compressionLevel = 6 } = {}): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3, 255);
  data[data.length - 1] = ink;
  for (let pixel = 0; pixel < differing; pixel += 1) data[pixel * 3] = 254;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel })
    .toBuffer();
}

test('an accepted picture is known by its file, or by its pixels when the browser packed them otherwise', async () => {
  const taken = await picture({ differing: 3 });
  expect(await judge(shot, taken, false, folders)).toEqual(['its picture in wide is not accepted yet']);
  expect(await judge(shot, taken, true, folders)).toEqual([]);
  const packedOtherwise = await picture({ differing: 3, compressionLevel: 0 });
  expect(packedOtherwise.equals(taken)).toBe(false);
  for (const same of [taken, packedOtherwise]) expect(await isAccepted(shot, same, folders)).toBe(true);
  expect(await judge(shot, packedOtherwise, false, folders)).toEqual([]);
});

test('a single pixel that differs by the least is a difference, and so is another size', async () => {
  await judge(shot, await picture(), true, folders);
  const others = {
    'differs in 1 pixels': await picture({ differing: 1 }),
    'is 40 × 21, not 40 × 20': await picture({ height: 21 }),
    'is 41 × 20, not 40 × 20': await picture({ width: 41 }),
  };
  for (const [what, other] of Object.entries(others))
    expect(await judge(shot, other, false, folders)).toEqual([`its picture in wide ${what}`]);
});

test('a changed picture is laid out for review, until it is accepted', async () => {
  await judge(shot, await picture(), true, folders);
  expect(writeReviewPage(folders)).toBeUndefined();
  const changed = await picture({ differing: 2 });
  await judge(shot, changed, false, folders);
  const pair = ['actual.png', 'expected.webp'].map((part) => `${shot.story}.wide.${part}`);
  expect(readdirSync(folders.review).toSorted()).toEqual([...pair, 'compared.txt']);
  expect(existsSync(writeReviewPage(folders) ?? '')).toBe(true);
  expect(await judge(shot, await picture(), false, folders)).toEqual([]);
  expect(readdirSync(folders.review)).not.toContain(pair[0]);
  expect(await judge(shot, changed, true, folders)).toEqual([]);
});

test('a picture of one colour alone is not accepted: its story shows nothing', async () => {
  expect(await judge(shot, await picture({ ink: 255 }), true, folders)).toEqual(['its picture in wide shows nothing']);
  expect(await isAccepted(shot, await picture({ ink: 255 }), folders)).toBe(false);
});

test('an accepted picture without a story is found, and goes when accepting', async () => {
  await judge({ ...shot, story: 'gone' }, await picture(), true, folders);
  rmSync(folders.review, { recursive: true });
  mkdirSync(folders.review);
  await judge(shot, await picture(), true, folders);
  expect(leftOver(false, folders)).toEqual(['gone.wide.webp']);
  expect(leftOver(true, folders)).toEqual([]);
  expect(leftOver(false, folders)).toEqual([]);
});
