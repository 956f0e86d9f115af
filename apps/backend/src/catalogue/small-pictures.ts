import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resizePicture } from '../upload/picture.ts';

/** Width in pixels of the small pictures of each folder. */
const WIDTHS = { products: 400, banners: 800 };

/** Creates the small version of each picture of a catalogue in `products/small` and `banners/small`. Returns their number. */
export async function makeSmallPictures(catalogue: string): Promise<number> {
  const made = await Promise.all(
    Object.entries(WIDTHS).map(([name, width]) => shrinkAll(join(catalogue, name), width)),
  );
  return made.reduce((sum, count) => sum + count, 0);
}

async function shrinkAll(folder: string, width: number): Promise<number> {
  const names = globSync('*.webp', { cwd: folder });
  await mkdir(join(folder, 'small'), { recursive: true });
  const shrink = async (name: string) =>
    writeFile(join(folder, 'small', name), await resizePicture(await readFile(join(folder, name)), 'webp', width));
  await Promise.all(names.map(shrink));
  return names.length;
}
