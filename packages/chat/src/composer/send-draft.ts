import type { ConversationClient } from '../core/index.ts';
import type { Draft } from './use-draft.ts';

/** Why a client rejected a message. */
export type SendProblem = 'signedOut' | 'noAgent';

/** Sends a draft, pictures first. What the client rejects stays in the draft. */
export function sendDraft(
  client: ConversationClient,
  { agentUid, text, pictures, changePictures }: Draft,
): { isTextSent: boolean; problem?: SendProblem } {
  const problem = client.getSnapshot().signedOut ? 'signedOut' : 'noAgent';
  const remaining = pictures.filter(({ file }) => !client.sendImage(file));
  if (pictures.length > 0) changePictures(agentUid, () => remaining);
  // The text is sent after its pictures.
  if (remaining.length > 0) return { isTextSent: false, problem };
  if (text.trim() === '') return { isTextSent: false };
  return client.sendText(text) ? { isTextSent: true } : { isTextSent: false, problem };
}
