import type { PrintedDocumentWire } from '@rider/api/invoice';
import type { DocumentContent } from '../document/document-content.ts';
import { drawDocument } from '../document/draw-document.ts';
import { answer } from '../http/envelope.ts';
import type { HttpContext } from '../http/environment.ts';

/** Answers a document as PDF, drawn in the asker's turn. Refusal: `shop-busy`. */
export async function answerPrinted(
  context: HttpContext,
  content: DocumentContent,
  { name, asker }: { name: string; asker: string },
): Promise<Response> {
  const bytes = await drawDocument(content, asker);
  return answer<PrintedDocumentWire>(context, { name: `${name}.pdf`, pdf: bytes.toString('base64') });
}
