import { answerFile } from '../document/answer-file.ts';
import type { DocumentContent } from '../document/document-content.ts';
import { drawDocument } from '../document/draw-document.ts';
import type { HttpContext } from '../http/environment.ts';

/** Responds with a document as PDF, drawn in a queue per caller. @throws ApiError `shop-busy`. */
export async function answerPrinted(
  context: HttpContext,
  content: DocumentContent,
  { name, caller }: { name: string; caller: string },
): Promise<Response> {
  return answerFile(context, {
    name: `${name}.pdf`,
    type: 'application/pdf',
    bytes: await drawDocument(content, caller),
  });
}
