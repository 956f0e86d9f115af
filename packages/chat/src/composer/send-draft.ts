import type { ConversationClient } from '../core/index.ts';
import type { Draft } from './use-draft.ts';

/** Why a client took nothing. */
export type SendProblem = 'signedOut' | 'noAgent';

/** Hands what was written to the client, pictures first as they stand above the text. What it does not take stays. */
export function sendDraft(
  client: ConversationClient,
  { agentUid, text, pictures, changePictures }: Draft,
): { isTextSent: boolean; problem?: SendProblem } {
  const problem = client.getSnapshot().signedOut ? 'signedOut' : 'noAgent';
  const left = pictures.filter(({ file }) => !client.sendImage(file));
  if (pictures.length > 0) changePictures(agentUid, () => left);
  // A text never overtakes the pictures that it belongs to.
  if (left.length > 0) return { isTextSent: false, problem };
  if (text.trim() === '') return { isTextSent: false };
  return client.sendText(text) ? { isTextSent: true } : { isTextSent: false, problem };
}
