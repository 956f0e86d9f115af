import sharp from 'sharp';
import { Refusal } from '../http/refusal.ts';

/** The largest picture that is taken, in bytes (R5.4). */
export const PICTURE_LIMIT = 5 * 1024 * 1024;
/** A small file may unpack to a large picture; more pixels than a camera makes are an attack. */
const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 2000;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** JPEG or PNG by the first bytes, whatever name and type say (R5.4); else null. */
export function pictureFormat(bytes: Uint8Array): 'jpeg' | 'png' | null {
  const begins = (signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (begins(JPEG)) return 'jpeg';
  return begins(PNG) ? 'png' : null;
}

/**
 * Writes a picture anew: nothing of the file but its pixels is kept, upright and at most 2000 px long. Refusals: 910110 too large,
 * 910111 not a JPEG or PNG, 910112 cannot be read.
 */
export async function rewritePicture(bytes: Uint8Array): Promise<{ bytes: Buffer; type: string; extension: string }> {
  if (bytes.byteLength > PICTURE_LIMIT) throw new Refusal(910110, { status: 400 });
  const format = pictureFormat(bytes);
  if (format === null) throw new Refusal(910111, { status: 400 });
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
    const written = format === 'jpeg' ? picture.jpeg({ quality: 85 }) : picture.png({ compressionLevel: 9 });
    return { bytes: await written.toBuffer(), type: `image/${format}`, extension: format === 'jpeg' ? 'jpg' : 'png' };
  } catch (error) {
    // The library's words are for developers; the person learns that this file is no picture.
    throw new Refusal(910112, { status: 400, cause: error });
  }
}
