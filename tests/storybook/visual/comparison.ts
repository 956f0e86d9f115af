import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { wasTakenAs } from './compact-picture.ts';

/** How two pictures differ: the number of pixels, and a picture that shows them in red. */
export interface Difference {
  pixels: number;
  diff: Buffer;
}

/** What differs between an accepted picture and one just taken; undefined when not a single pixel does. */
export function comparePictures(expected: Buffer, actual: Buffer): Difference | undefined {
  if (expected.equals(actual) || wasTakenAs(expected, actual)) return undefined;
  const [before, after] = [PNG.sync.read(expected), PNG.sync.read(actual)];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const diff = new PNG({ width, height });
  const pixels = pixelmatch(onCanvas(before, width, height), onCanvas(after, width, height), diff.data, width, height, {
    threshold: 0,
    includeAA: true,
  });
  return pixels === 0 ? undefined : { pixels, diff: PNG.sync.write(diff) };
}

/** Where one picture is smaller, the other differs: nothing is transparent in a picture of a page. */
function onCanvas(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
