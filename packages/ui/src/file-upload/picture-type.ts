/** The kinds of pictures that can be told by their content. */
export type PictureType = keyof typeof PICTURE_TYPES;

/** How each kind is called by people and by the platform's file picker, and the bytes that its files begin with. */
export const PICTURE_TYPES = {
  jpeg: { name: 'JPG', media: 'image/jpeg', signature: [0xff, 0xd8, 0xff] },
  png: { name: 'PNG', media: 'image/png', signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  gif: { name: 'GIF', media: 'image/gif', signature: [0x47, 0x49, 0x46, 0x38] },
} as const;

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** How many bytes so many megabytes are. */
export function bytesOf(megabytes: number): number {
  return megabytes * BYTES_PER_MEGABYTE;
}

const LONGEST_SIGNATURE = 8;

/** The kind of a picture by its first bytes, whatever its name says; null when it is none. Rejects when it cannot be read. */
export async function pictureTypeOf(file: Blob): Promise<PictureType | null> {
  const head = new Uint8Array(await file.slice(0, LONGEST_SIGNATURE).arrayBuffer());
  const kinds = Object.keys(PICTURE_TYPES) as PictureType[];
  return kinds.find((kind) => PICTURE_TYPES[kind].signature.every((byte, index) => head[index] === byte)) ?? null;
}

/** Whether two files hold the same bytes. */
export async function sameContent(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [left, right] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()]);
  const bytes = new Uint8Array(right);
  return new Uint8Array(left).every((byte, index) => byte === bytes[index]);
}
