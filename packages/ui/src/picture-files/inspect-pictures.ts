import { LONGEST_SIGNATURE, pictureKindOf, type PictureKind } from '@rider/model/picture';

/** What may be uploaded. */
export interface PictureRules {
  kinds: readonly PictureKind[];
  /** Most bytes of one picture. */
  maxBytes: number;
}

/** What is wrong with a file by itself. */
export type PictureProblem = 'type' | 'size' | 'unreadable';

/** A file that was left out. */
export interface PictureRefusal {
  file: File;
  problem: PictureProblem | 'duplicate' | 'count';
}

interface Inspection extends PictureRules {
  /** Files that are there already. */
  known: readonly File[];
  /** How many more there may be. */
  room: number;
}

/** Sorts files into pictures that may be uploaded and others, by content, size, likeness and room, in their order. */
export async function inspectPictures(files: readonly File[], { known, room, ...rules }: Inspection) {
  const accepted: File[] = [];
  const refused: PictureRefusal[] = [];
  for (const file of files) {
    const problem =
      (await pictureProblem(file, rules)) ?? ((await isAmong([...known, ...accepted], file)) ? 'duplicate' : null);
    if (problem !== null) refused.push({ file, problem });
    else if (accepted.length >= room) refused.push({ file, problem: 'count' });
    else accepted.push(file);
  }
  return { accepted, refused };
}

/** What is wrong with a file, judged by content and size; null where it is a picture that may be uploaded. */
export async function pictureProblem(file: Blob, rules: PictureRules): Promise<PictureProblem | null> {
  try {
    const kind = pictureKindOf(new Uint8Array(await file.slice(0, LONGEST_SIGNATURE).arrayBuffer()));
    if (kind === null || !rules.kinds.includes(kind)) return 'type';
    return file.size > rules.maxBytes ? 'size' : null;
  } catch (error) {
    // A folder that was dropped, or a file that went away meanwhile.
    if (error instanceof DOMException) return 'unreadable';
    throw error;
  }
}

async function isAmong(files: readonly File[], file: File): Promise<boolean> {
  for (const other of files) if (await sameContent(file, other)) return true;
  return false;
}

async function sameContent(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [left, right] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()]);
  const bytes = new Uint8Array(right);
  return new Uint8Array(left).every((byte, index) => byte === bytes[index]);
}
