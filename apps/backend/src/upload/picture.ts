import sharp from 'sharp';
import { Refusal } from '../http/refusal.ts';

/** The largest picture that is taken, in bytes (R5.4). */
export const PICTURE_LIMIT = 5 * 1024 * 1024;
/** A small file may unpack to a large picture; more pixels than a camera makes are an attack. */
const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 2000;
/** Twice the largest tile that shows a picture. */
const SMALL_SIDE = 320;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** JPEG or PNG by the first bytes, whatever name and type say (R5.4); else null. */
export function pictureFormat(bytes: Uint8Array): 'jpeg' | 'png' | null {
  const begins = (signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (begins(JPEG)) return 'jpeg';
  return begins(PNG) ? 'png' : null;
}

/** A picture as it is kept. */
export interface RewrittenPicture {
  bytes: Buffer;
  /** The same, at most 320 px long. */
  small: Buffer;
  type: string;
  extension: 'jpg' | 'png';
}

/**
 * Writes a picture anew: nothing of the file but its pixels is kept, upright and at most 2000 px long. Refusals: 910110 too large,
 * 910111 not a JPEG or PNG, 910112 cannot be read.
 */
export async function rewritePicture(bytes: Uint8Array): Promise<RewrittenPicture> {
  if (bytes.byteLength > PICTURE_LIMIT) throw new Refusal(910110, { status: 400 });
  const format = pictureFormat(bytes);
  if (format === null) throw new Refusal(910111, { status: 400 });
  try {
    const whole = await written(bytes, format, LONGEST_SIDE);
    const small = await written(whole, format, SMALL_SIDE);
    return { bytes: whole, small, type: `image/${format}`, extension: format === 'jpeg' ? 'jpg' : 'png' };
  } catch (error) {
    // The library's words are for developers; the person learns that this file is no picture.
    throw new Refusal(910112, { status: 400, cause: error });
  }
}

function written(bytes: Uint8Array, format: 'jpeg' | 'png', side: number): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  return (format === 'jpeg' ? picture.jpeg({ quality: 85 }) : picture.png({ compressionLevel: 9 })).toBuffer();
}
