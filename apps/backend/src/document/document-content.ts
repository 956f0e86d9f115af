import type { Locale } from '@rider/model/locale';

/** A column of a table. */
export interface DocumentColumn {
  label: string;
  /** Aligned at the end, for amounts. */
  numeric?: boolean;
  /** Width in points; columns without one share the rest. */
  width?: number;
}

/** A table with one text per column and row; a text may have several lines. */
export interface DocumentTable {
  kind: 'table';
  heading?: string;
  columns: readonly DocumentColumn[];
  rows: readonly (readonly string[])[];
}

/** Labelled amounts; the last is their sum. */
export interface DocumentSums {
  kind: 'sums';
  sums: readonly (readonly [label: string, amount: string])[];
}

/** A paragraph. */
export interface DocumentText {
  kind: 'text';
  text: string;
}

/** The heading of one of several sheets in a document. */
export interface DocumentHeading {
  kind: 'heading';
  text: string;
  /** Whether the sheet starts a page. */
  newPage: boolean;
}

/** A part of a document, from top to bottom. */
export type DocumentPart = DocumentTable | DocumentSums | DocumentText | DocumentHeading;

/** The content of a printed document in one language. */
export interface DocumentContent {
  locale: Locale;
  title: string;
  /** Shows the title in the metadata and below each page only, for documents whose sheets have headings. */
  hideTitle?: boolean;
  /** The author in the metadata of the file. */
  author: string;
  createdAt: Date;
  parts: readonly DocumentPart[];
}
