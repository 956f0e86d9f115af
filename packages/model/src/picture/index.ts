/** Kinds of pictures: display name, MIME type and the signature at the beginning of their files. */
export const PICTURE_KINDS = {
  jpeg: { name: 'JPG', media: 'image/jpeg', signature: [0xff, 0xd8, 0xff] },
  png: { name: 'PNG', media: 'image/png', signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  gif: { name: 'GIF', media: 'image/gif', signature: [0x47, 0x49, 0x46, 0x38] },
} as const;

/** A kind of picture that is detected by content. */
export type PictureKind = keyof typeof PICTURE_KINDS;

/** The kinds that can be uploaded. */
export const UPLOADED_KINDS = ['jpeg', 'png'] as const satisfies readonly PictureKind[];

/** Maximum size of an upload. */
export const PICTURE_MEGABYTES = 5;

export const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Number of leading bytes needed to detect a kind. */
export const LONGEST_SIGNATURE = 8;

/** Detects the kind of a picture by its first bytes, ignoring name and type; null for any other file. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | null {
  const kinds = Object.keys(PICTURE_KINDS) as PictureKind[];
  return kinds.find((kind) => PICTURE_KINDS[kind].signature.every((byte, index) => bytes[index] === byte)) ?? null;
}

/** Pictures that operators upload for the shop's pages, by use: the size of the large version and the width of the small one, in pixels. */
export const SHOP_PICTURES = {
  product: { width: 800, height: 800, small: 400 },
  article: { width: 1120, height: 630, small: 400 },
  banner: { width: 1366, height: 420, small: 800 },
  logo: { width: 556, height: 128, small: 278 },
  categoryBanner: { width: 1366, height: 300, small: 800 },
} as const;

/** The use of a picture on the shop's pages. */
export type ShopPictureUse = keyof typeof SHOP_PICTURES;
