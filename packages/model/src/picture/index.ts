/** Kinds of pictures by name, with what people and the platform call them and the bytes that their files begin with. */
export const PICTURE_KINDS = {
  jpeg: { name: 'JPG', media: 'image/jpeg', signature: [0xff, 0xd8, 0xff] },
  png: { name: 'PNG', media: 'image/png', signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  gif: { name: 'GIF', media: 'image/gif', signature: [0x47, 0x49, 0x46, 0x38] },
} as const;

/** A kind of picture that can be told by its content. */
export type PictureKind = keyof typeof PICTURE_KINDS;

/** The kinds that the shop takes (R5.4, R7.10). */
export const UPLOADED_KINDS = ['jpeg', 'png'] as const satisfies readonly PictureKind[];

/** The largest picture that the shop takes (R5.4, R7.10). */
export const PICTURE_MEGABYTES = 5;

export const BYTES_PER_MEGABYTE = 1024 * 1024;

/** So many first bytes of a file tell its kind. */
export const LONGEST_SIGNATURE = 8;

/** The kind of a picture by its first bytes, whatever name and type say; null when it is none. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | null {
  const kinds = Object.keys(PICTURE_KINDS) as PictureKind[];
  return kinds.find((kind) => PICTURE_KINDS[kind].signature.every((byte, index) => bytes[index] === byte)) ?? null;
}
