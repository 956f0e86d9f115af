'use client';

import { BYTES_PER_MEGABYTE, PICTURE_MEGABYTES, UPLOADED_KINDS } from '@rider/model/picture';
import { pictureProblem, type PictureProblem } from '@rider/ui/picture-files';
import { useState } from 'react';
import type { StagedPicture } from './drafts.ts';
import type { Draft } from './use-draft.ts';

/** Maximum pictures in the tray; the server limits how many it accepts at once. */
export const MAX_PICTURES = 9;

const RULES = { kinds: UPLOADED_KINDS, maxBytes: PICTURE_MEGABYTES * BYTES_PER_MEGABYTE };

/** A rejected file. */
export interface PictureRejection {
  id: string;
  name: string;
  bytes: number;
  problem: PictureProblem | 'count';
}

/** The pictures in the tray. */
export interface Pictures {
  staged: readonly StagedPicture[];
  /** The rejections of the last selection only. */
  refusals: readonly PictureRejection[];
  take(files: readonly File[]): Promise<void>;
  remove(id: string): void;
  dismiss(): void;
}

interface CheckedFile {
  file: File;
  problem: PictureProblem | null;
}

let count = 0;

/** Pasted files may share a name, so a counter identifies them. */
function newId(): string {
  count += 1;
  return `file-${count}`;
}

function sortOut(checked: readonly CheckedFile[], capacity: number) {
  const taken: StagedPicture[] = [];
  const refused: PictureRejection[] = [];
  for (const { file, problem } of checked) {
    const found = problem ?? (taken.length < capacity ? null : 'count');
    if (found === null) taken.push({ id: newId(), file });
    else refused.push({ id: newId(), name: file.name, bytes: file.size, problem: found });
  }
  return { taken, refused };
}

/** Adds files to the draft if they are pictures that can be sent; reports the others. */
export function usePictures(
  { agentUid, pictures, changePictures }: Draft,
  onTaken: (taken: readonly StagedPicture[], refused: readonly PictureRejection[]) => void,
): Pictures {
  const [refusals, setRefusals] = useState<readonly PictureRejection[]>([]);
  return {
    staged: pictures,
    refusals,
    take: async (files) => {
      const checked = await Promise.all(
        files.map(async (file) => ({ file, problem: await pictureProblem(file, RULES) })),
      );
      changePictures(agentUid, (before) => {
        const { taken, refused } = sortOut(checked, MAX_PICTURES - before.length);
        setRefusals(refused);
        onTaken(taken, refused);
        return [...before, ...taken];
      });
    },
    remove: (id) => changePictures(agentUid, (before) => before.filter((picture) => picture.id !== id)),
    dismiss: () => setRefusals([]),
  };
}
