import { PNG } from 'pngjs';

/** A PNG of one shade of grey. */
export function pictureOf(width: number, height: number, shade = 0x9c): Buffer {
  const image = new PNG({ width, height });
  image.data.fill(shade);
  return PNG.sync.write(image);
}
