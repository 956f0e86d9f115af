import { pictureTypeOf, sameContent, type PictureType } from './picture-type.ts';

/** What may be uploaded. */
export interface PictureRules {
  types: readonly PictureType[];
  /** Most bytes of one picture. */
  maxBytes: number;
}

/** Why a file was left out. */
export type PictureProblem = 'type' | 'size' | 'duplicate' | 'count' | 'unreadable';

/** A file that was left out. */
export interface PictureRefusal {
  name: string;
  problem: PictureProblem;
}

interface Inspection extends PictureRules {
  /** Files that are there already. */
  known: readonly File[];
  /** How many more there may be. */
  room: number;
}

/** Sorts files into pictures that may be uploaded and others, by size, content, likeness and room, in their order. */
export async function inspectPictures(files: readonly File[], { known, room, ...rules }: Inspection) {
  const accepted: File[] = [];
  const refused: PictureRefusal[] = [];
  for (const file of files) {
    const problem = await problemOf(file, [...known, ...accepted], rules);
    if (problem !== null) refused.push({ name: file.name, problem });
    else if (accepted.length >= room) refused.push({ name: file.name, problem: 'count' });
    else accepted.push(file);
  }
  return { accepted, refused };
}

async function problemOf(file: File, known: readonly File[], rules: PictureRules): Promise<PictureProblem | null> {
  try {
    const type = await pictureTypeOf(file);
    if (type === null || !rules.types.includes(type)) return 'type';
    if (file.size > rules.maxBytes) return 'size';
    for (const other of known) if (await sameContent(file, other)) return 'duplicate';
    return null;
  } catch (error) {
    // A folder that was dropped, or a file that went away meanwhile.
    if (error instanceof DOMException) return 'unreadable';
    throw error;
  }
}
