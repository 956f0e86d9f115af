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
  rejections: readonly PictureRejection[];
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

function partition(checked: readonly CheckedFile[], capacity: number) {
  const accepted: StagedPicture[] = [];
  const rejected: PictureRejection[] = [];
  for (const { file, problem } of checked) {
    const found = problem ?? (accepted.length < capacity ? null : 'count');
    if (found === null) accepted.push({ id: newId(), file });
    else rejected.push({ id: newId(), name: file.name, bytes: file.size, problem: found });
  }
  return { accepted, rejected };
}

/** Adds files to the draft if they are pictures that can be sent; reports the others. */
export function usePictures(
  { agentUid, pictures, changePictures }: Draft,
  onAdded: (accepted: readonly StagedPicture[], rejected: readonly PictureRejection[]) => void,
): Pictures {
  const [rejections, setRejections] = useState<readonly PictureRejection[]>([]);
  return {
    staged: pictures,
    rejections,
    take: async (files) => {
      const checked = await Promise.all(
        files.map(async (file) => ({ file, problem: await pictureProblem(file, RULES) })),
      );
      changePictures(agentUid, (before) => {
        const { accepted, rejected } = partition(checked, MAX_PICTURES - before.length);
        setRejections(rejected);
        onAdded(accepted, rejected);
        return [...before, ...accepted];
      });
    },
    remove: (id) => changePictures(agentUid, (before) => before.filter((picture) => picture.id !== id)),
    dismiss: () => setRejections([]),
  };
}
