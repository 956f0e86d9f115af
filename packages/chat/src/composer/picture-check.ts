/** The largest picture that the upload takes (R7.10). */
export const PICTURE_MEGABYTES = 5;
/** So many pictures wait at most: what is sent at once must stay what the server takes at once. */
export const MOST_PICTURES = 9;

export const BYTES_PER_MEGABYTE = 1024 * 1024;

/** What the files of each kind begin with, whatever their names say. */
const SIGNATURES = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
];
const LONGEST = 8;

/** Why a file was not taken. */
export type PictureProblem = 'type' | 'size' | 'count' | 'unreadable';

/** What is wrong with a file; null where it is a JPEG or PNG picture that can be uploaded (R7.10). */
export async function problemOf(file: Blob): Promise<PictureProblem | null> {
  let head: Uint8Array;
  try {
    head = new Uint8Array(await file.slice(0, LONGEST).arrayBuffer());
  } catch {
    // A folder that was dropped, or a file that went away meanwhile.
    return 'unreadable';
  }
  const isPicture = SIGNATURES.some((signature) => signature.every((byte, index) => head[index] === byte));
  if (!isPicture) return 'type';
  return file.size > PICTURE_MEGABYTES * BYTES_PER_MEGABYTE ? 'size' : null;
}
