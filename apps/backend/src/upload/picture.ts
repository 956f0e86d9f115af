import {
  BYTES_PER_MEGABYTE,
  PICTURE_MEGABYTES,
  pictureKindOf,
  SHOP_PICTURES,
  type ShopPictureUse,
} from '@rider/model/picture';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { BoundedQueue } from '../job-queue/bounded-queue.ts';
import { busyError, ApiError } from '../http/api-error.ts';

/** Maximum size of an upload in bytes. */
export const PICTURE_LIMIT = PICTURE_MEGABYTES * BYTES_PER_MEGABYTE;
/**
 * Maximum number of pixels, because a small file may decode to a large picture. Phones make JPEGs of 50 megapixels; screenshots and
 * drawings are far below 24.
 */
const MOST_PIXELS = { jpeg: 51_000_000, png: 24_000_000 };
/** Maximum width or height, that of any JPEG: a PNG of 1 × 16,000,000 pixels has few pixels but takes 12 s, because each row has a cost. */
const MOST_ON_A_SIDE = 65_535;
/** Maximum memory for decoding, in bytes: 24 megapixels of 16 bits, or a progressive JPEG of as many. */
const MOST_MEMORY = 150_000_000;
/** No picture within these limits takes a second on one core; longer decoding is an attack. */
const LONGEST_SECONDS = 10;
const LONGEST_SIDE = 2000;
/** Twice the size of the largest thumbnail, in pixels. */
const SMALL_SIDE = 320;

/**
 * One picture at a time, on one of libuv's four threads: files, DNS look-ups and passwords need the others. Eight per sender cover a review
 * with all its photos; 24 queued pictures of 5 MB fit into memory.
 */
const QUEUE = new BoundedQueue({
  atOnce: 1,
  maxWaiting: 24,
  perCaller: 8,
  maxWait: 20_000,
  full: () => busyError(),
  callerFull: () => busyError('too-many-pictures-at-once'),
});
// sharp's defaults, a thread per core and a cache of decoded pictures, suit dedicated picture servers, not one with other work.
sharp.concurrency(1);
sharp.cache(false);

/** Detects JPEG or PNG by the first bytes, ignoring name and type; else null. */
export function pictureFormat(bytes: Uint8Array): 'jpeg' | 'png' | null {
  const kind = pictureKindOf(bytes);
  return kind === 'jpeg' || kind === 'png' ? kind : null;
}

/** A re-encoded picture. */
export interface RewrittenPicture {
  bytes: Buffer;
  /** At most 320 px on its longer side. */
  small: Buffer;
  type: string;
  extension: 'jpg' | 'png';
}

/**
 * Re-encodes a picture, queued per sender: retains only the pixels, upright and at most 2000 px long. @throws ApiError `picture-too-large`,
 * `not-a-picture`, `unreadable-picture`, `too-many-pixels`, `too-many-pictures-at-once`, `shop-busy`.
 */
export function rewritePicture(bytes: Uint8Array, sender: string): Promise<RewrittenPicture> {
  return inspected(bytes, sender, async (format) => {
    const whole = await resizePicture(bytes, format, LONGEST_SIDE);
    const small = await resizePicture(whole, format, SMALL_SIDE);
    return { bytes: whole, small, type: `image/${format}`, extension: format === 'jpeg' ? 'jpg' : 'png' };
  });
}

/**
 * Re-encodes a picture for the shop's pages as WebP, in the sizes of its use: a product as a whole on a white square, a logo as a whole on
 * nothing, others cropped to their shape. @throws ApiError those of rewritePicture.
 */
export function encodeShopPicture(
  bytes: Uint8Array,
  use: ShopPictureUse,
  sender: string,
): Promise<{ bytes: Buffer; small: Buffer }> {
  const { width, height, small } = SHOP_PICTURES[use];
  return inspected(bytes, sender, async () => {
    const fit = use === 'product' || use === 'logo' ? 'contain' : 'cover';
    const background = use === 'logo' ? '#0000' : '#fff';
    const position = use === 'logo' ? 'left' : 'centre';
    const sized = upright(bytes).resize({ width, height, fit, background, position });
    const shaped = use === 'logo' ? sized : sized.flatten({ background });
    const whole = await ENCODERS.webp(shaped.toColourspace('srgb')).toBuffer();
    return { bytes: whole, small: await resizePicture(whole, 'webp', small) };
  });
}

/** Runs `encode` on a picture that is within the limits, in its sender's turn. @throws ApiError those of rewritePicture. */
async function inspected<Encoded>(
  bytes: Uint8Array,
  sender: string,
  encode: (format: 'jpeg' | 'png') => Promise<Encoded>,
): Promise<Encoded> {
  if (bytes.byteLength > PICTURE_LIMIT) throw new ApiError('picture-too-large', { status: 400 });
  const format = pictureFormat(bytes);
  if (format === null) throw new ApiError('not-a-picture', { status: 400 });
  return QUEUE.run(sender, async () => {
    // Reading the header is cheap, however many pixels it declares.
    const head = await readable(sharp(bytes, { ...SOURCE, limitInputPixels: false }).metadata());
    if (Math.max(head.width, head.height) > MOST_ON_A_SIDE) throw new ApiError('unreadable-picture', { status: 400 });
    const pixels = head.width * head.height;
    const most = mostPixels(head, format);
    if (pixels > most) throw new ApiError('too-many-pixels', { status: 400, parameters: megapixels(pixels, most) });
    return readable(encode(format));
  });
}

const SOURCE = { limitInputPixels: MOST_PIXELS.jpeg, failOn: 'error' } as const;

/** Maximum number of pixels for a picture's encoding, from its header, before anything is decoded. */
function mostPixels({ channels, depth, isProgressive }: Metadata, format: 'jpeg' | 'png'): number {
  // A progressive JPEG (coefficients of two bytes) and 16-bit samples take twice the memory. A plain JPEG is shrunk while it is read.
  const bytesEach = format === 'jpeg' ? (isProgressive ? 2 : 0) : depth === 'ushort' ? 2 : 1;
  return Math.min(MOST_PIXELS[format], MOST_MEMORY / (channels * bytesEach));
}

/** Both in megapixels, rounded so that the given size never appears to be within the limit. */
function megapixels(pixels: number, most: number): { given: number; most: number } {
  return { given: Math.ceil(pixels / 1_000_000), most: Math.floor(most / 1_000_000) };
}

/** Converts the library's error to an ApiError with the original as `cause`. */
async function readable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new ApiError('unreadable-picture', { status: 400, cause: error });
  }
}

const ENCODERS = {
  jpeg: (picture: Sharp) => picture.jpeg({ quality: 85 }),
  png: (picture: Sharp) => picture.png({ compressionLevel: 6 }),
  webp: (picture: Sharp) => picture.webp({ quality: 77 }),
};

/** Encodes a picture upright, without metadata, with at most `side` pixels on its longer side. */
export function resizePicture(bytes: Uint8Array, format: keyof typeof ENCODERS, side: number): Promise<Buffer> {
  const resized = upright(bytes).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  return ENCODERS[format](resized.toColourspace('srgb')).toBuffer();
}

function upright(bytes: Uint8Array): Sharp {
  return sharp(bytes, SOURCE).timeout({ seconds: LONGEST_SECONDS }).rotate();
}
