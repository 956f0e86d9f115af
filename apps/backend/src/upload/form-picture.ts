import { refuseFields } from '../http/form-refusal.ts';
import { Refusal } from '../http/refusal.ts';
import type { Locale } from '@rider/model/locale';
import { rewritePicture, type RewrittenPicture } from './picture.ts';

/** What is wrong with a picture is told at its field; a full queue is not the picture's fault. */
const FAULTS = ['picture-too-large', 'not-a-picture', 'unreadable-picture', 'too-many-pixels'] as const;

/**
 * The picture in a form's field, re-encoded in its sender's turn; null without one. Refuses at the field; `shop-busy` and
 * `too-many-pictures-at-once` when the queue is full.
 */
export async function pictureOfForm(
  file: unknown,
  { field, sender, locale }: { field: string; sender: string; locale: Locale },
): Promise<RewrittenPicture | null> {
  // Without a chosen file, browsers send an empty one.
  if (!(file instanceof Blob) || file.size === 0) return null;
  try {
    return await rewritePicture(new Uint8Array(await file.arrayBuffer()), sender);
  } catch (error) {
    const fault = error instanceof Refusal ? FAULTS.find((name) => name === error.reason) : undefined;
    if (fault === undefined) throw error;
    throw refuseFields({ [field]: `backend.answer.${fault}` }, locale);
  }
}
