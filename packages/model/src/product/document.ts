import type { Localized } from '../locale/index.ts';

/** A PDF of a product, such as a drawing or mounting instructions. */
export interface ProductDocument {
  /** Where it is stored: `/uploads/<name>.pdf`. */
  path: string;
  title: Localized;
}

/** Maximum size of a document. */
export const DOCUMENT_MEGABYTES = 10;

/** Maximum number of documents of a product. */
export const MOST_DOCUMENTS = 20;

/** Characters at the end of a PDF that contain its end mark. */
const TAIL = 1024;

/** Whether a file is a whole PDF, by its first and last bytes, ignoring name and type. */
export function isPdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => new TextDecoder('latin1').decode(part);
  return /^%PDF-\d\.\d/.test(text(bytes.subarray(0, 8))) && text(bytes.subarray(-TAIL)).includes('%%EOF');
}
