import type { PrintedDocumentWire } from '@rider/api/invoice';
import type { DocumentContent } from '../document/document-content.ts';
import { drawDocument } from '../document/draw-document.ts';
import { answer } from '../http/envelope.ts';
import type { HttpContext } from '../http/environment.ts';

/** Responds with a document as PDF, drawn in a queue per caller. @throws ApiError `shop-busy`. */
export async function answerPrinted(
  context: HttpContext,
  content: DocumentContent,
  { name, caller }: { name: string; caller: string },
): Promise<Response> {
  const bytes = await drawDocument(content, caller);
  return answer<PrintedDocumentWire>(context, { name: `${name}.pdf`, pdf: bytes.toString('base64') });
}
