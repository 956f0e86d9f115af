import { fieldErrorTexts } from '../http/form-errors.ts';
import { ApiError } from '../http/api-error.ts';
import type { Locale } from '@rider/model/locale';
import { messageText } from '../messages/index.ts';
import { rewritePicture, type RewrittenPicture } from './picture.ts';

/** Errors of a picture are reported at its field; a full queue is not one of them. */
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
    if (!(error instanceof ApiError)) throw error;
    const fault = FAULTS.find((name) => name === error.reason);
    if (fault === undefined) throw error;
    throw fieldErrorTexts({ [field]: messageText(`backend.answer.${fault}`, locale, error.detail.parameters) });
  }
}
