import type { FileWire } from '@rider/api/file';
import { answer } from '../http/envelope.ts';
import type { HttpContext } from '../http/environment.ts';

/** Responds with a file to a client, which saves it or passes it on; a browser's link needs the file itself (`answerTable`). */
export function answerFile(
  context: HttpContext,
  { name, type, bytes }: { name: string; type: string; bytes: Uint8Array },
): Response {
  return answer<FileWire>(context, { name, type, content: Buffer.from(bytes).toString('base64') });
}
