import type { Localized } from '../locale/index.ts';

/** A file of a product, such as a drawing or mounting instructions. */
export interface ProductDocument {
  /** Where it is stored: `/uploads/<name>.pdf`, `.dwg` or `.dxf`. */
  path: string;
  title: Localized;
}

/** Maximum size of a document. */
export const DOCUMENT_MEGABYTES = 10;

/** Maximum number of documents of a product. */
export const MOST_DOCUMENTS = 20;

/** Bytes at both ends of a file that contain its marks. */
const TAIL = 1024;

/** What documents are, by the extension of their path: PDF files and drawings of AutoCAD. */
export type DocumentKind = 'pdf' | 'dwg' | 'dxf';

/** Whether a file has the marks of a kind in its first and last bytes. A text of DXF may begin with comments (999). */
const HAS_MARKS: Readonly<Record<DocumentKind, (first: string, last: string) => boolean>> = {
  pdf: (first, last) => /^%PDF-\d\.\d/.test(first) && last.includes('%%EOF'),
  dwg: (first) => /^AC10\d\d/.test(first),
  dxf: (first, last) =>
    /^(?:AutoCAD Binary DXF|(?:\s*999\r?\n[^\n]*\n)*\s*0\r?\nSECTION)\r?\n/.test(first) && last.includes('EOF'),
};

/** What a whole file is, by its first and last bytes, ignoring name and type; null for no document. */
export function documentKind(bytes: Uint8Array): DocumentKind | null {
  const text = (part: Uint8Array) => new TextDecoder('latin1').decode(part);
  const [first, last] = [text(bytes.subarray(0, TAIL)), text(bytes.subarray(-TAIL))];
  const kinds = Object.keys(HAS_MARKS) as DocumentKind[];
  return kinds.find((kind) => HAS_MARKS[kind](first, last)) ?? null;
}
