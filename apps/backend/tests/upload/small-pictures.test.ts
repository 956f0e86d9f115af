import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeSmallPictures } from '../../src/catalogue/small-pictures.ts';

const CATALOGUE = fileURLToPath(new URL('../../catalogue', import.meta.url));

test('each product and banner gets a small picture of its shape', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'rider-pictures-'));
  for (const path of ['products/hinge-wall-full-mb.webp', 'banners/home-shower.webp', 'banners/category-100.webp']) {
    mkdirSync(join(copy, path, '..'), { recursive: true });
    cpSync(join(CATALOGUE, path), join(copy, path));
  }
  expect(await makeSmallPictures(copy)).toBe(3);
  const sizes: Record<string, [number | undefined, number | undefined]> = {};
  for (const path of globSync('*/small/*', { cwd: copy })) {
    const { format, width, height, size } = await sharp(readFileSync(join(copy, path))).metadata();
    expect(format).toBe('webp');
    expect(size).toBeLessThan(10_000);
    sizes[path] = [width, height];
  }
  rmSync(copy, { recursive: true });
  expect(sizes).toEqual({
    'products/small/hinge-wall-full-mb.webp': [400, 400],
    'banners/small/home-shower.webp': [800, 246],
    'banners/small/category-100.webp': [800, 176],
  });
});
