import { LONGEST_SIGNATURE, pictureKindOf, type PictureKind } from '@rider/model/picture';

/** Limits of an upload. */
export interface PictureRules {
  kinds: readonly PictureKind[];
  /** Maximum bytes of one picture. */
  maxBytes: number;
}

/** Why a file is invalid, independent of other files. */
export type PictureProblem = 'type' | 'size' | 'unreadable';

/** A rejected file. */
export interface PictureRejection {
  file: File;
  problem: PictureProblem | 'duplicate' | 'count';
}

interface Inspection extends PictureRules {
  /** Files that are in the list already. */
  known: readonly File[];
  /** Remaining capacity. */
  capacity: number;
}

/** Splits files into accepted pictures and rejected ones, by content, size, duplicates and remaining capacity, in order. */
export async function inspectPictures(files: readonly File[], { known, capacity, ...rules }: Inspection) {
  const accepted: File[] = [];
  const rejected: PictureRejection[] = [];
  for (const file of files) {
    const problem =
      (await pictureProblem(file, rules)) ?? ((await isAmong([...known, ...accepted], file)) ? 'duplicate' : null);
    if (problem !== null) rejected.push({ file, problem });
    else if (accepted.length >= capacity) rejected.push({ file, problem: 'count' });
    else accepted.push(file);
  }
  return { accepted, rejected };
}

/** Validates a file by content and size; null when it is accepted. */
export async function pictureProblem(file: Blob, rules: PictureRules): Promise<PictureProblem | null> {
  try {
    const kind = pictureKindOf(new Uint8Array(await file.slice(0, LONGEST_SIGNATURE).arrayBuffer()));
    if (kind === null || !rules.kinds.includes(kind)) return 'type';
    return file.size > rules.maxBytes ? 'size' : null;
  } catch (error) {
    // A dropped folder, or a file that was deleted meanwhile.
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
