import { fieldErrorTexts } from '../http/form-errors.ts';
import { ApiError } from '../http/api-error.ts';
import type { Locale } from '@rider/model/locale';
import { messageText } from '../messages/index.ts';
import { rewritePicture, type RewrittenPicture } from './picture.ts';

/** Errors reported at the picture's field; those of a full queue are not. */
const FAULTS = ['picture-too-large', 'not-a-picture', 'unreadable-picture', 'too-many-pixels'] as const;

/**
 * The picture in a form's field, re-encoded, queued per sender; null without one. @throws ApiError with the error at the field; `shop-busy`
 * and `too-many-pictures-at-once` if the queue is full.
 */
export async function pictureOfForm(
  file: unknown,
  { field, sender, locale }: { field: string; sender: string; locale: Locale },
): Promise<RewrittenPicture | null> {
  // Browsers send an empty file if none is chosen.
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
