import type { FeedbackDraft } from '@rider/model/site';
import { renameFieldErrors, type WireNames } from '../transport/rename-field-errors.ts';
import type { Api } from '../transport/index.ts';
import type { FeedbackRequestWire } from './wire.ts';

/** Fields of a message to the shop by their names in the form. */
export const FEEDBACK_FIELDS = {
  topic: 'topic',
  name: 'rela_name',
  company: 'company',
  email: 'email',
  phone: 'phone',
  message: 'content',
} as const satisfies WireNames<keyof FeedbackDraft, FeedbackRequestWire>;

/** Parts of a message to the shop beside its texts. */
export interface FeedbackExtras {
  /** JPEG or PNG files. */
  pictures: readonly Blob[];
  /** The value of the hidden field; a message that fills it is stored as suspected spam. */
  website: string;
}

/**
 * Sends a message to the shop; CRMEB takes name, phone and message of a signed-in buyer alone. Field errors have the draft's names, or
 * `pictures`. Rejects with 910703 after too many.
 */
export async function sendFeedback(
  api: Api,
  draft: Partial<FeedbackDraft>,
  { pictures, website }: FeedbackExtras,
): Promise<void> {
  const form = new FormData();
  for (const [name, wireName] of Object.entries(FEEDBACK_FIELDS))
    form.set(wireName, draft[name as keyof FeedbackDraft] ?? '');
  form.set('website' satisfies keyof FeedbackRequestWire, website);
  for (const picture of pictures) form.append('pictures' satisfies keyof FeedbackRequestWire, picture);
  await renameFieldErrors(api.post('user/service/feedback', form), FEEDBACK_FIELDS);
}
