import type { Locale } from '@rider/model/locale';

/** A column of a table. */
export interface DocumentColumn {
  label: string;
  /** Aligned at its end, as amounts are. */
  numeric?: boolean;
  /** Width in points; the columns without one share what is left. */
  width?: number;
}

/** A table with one text per column and row; a text may have several lines. */
export interface DocumentTable {
  kind: 'table';
  heading?: string;
  columns: readonly DocumentColumn[];
  rows: readonly (readonly string[])[];
}

/** Amounts that add up, each with its name; the last is the sum. */
export interface DocumentSums {
  kind: 'sums';
  sums: readonly (readonly [label: string, amount: string])[];
}

/** A paragraph. */
export interface DocumentText {
  kind: 'text';
  text: string;
}

/** A part of a document, from top to bottom. */
export type DocumentPart = DocumentTable | DocumentSums | DocumentText;

/** What a printed document says, in the words of one language. */
export interface DocumentContent {
  locale: Locale;
  title: string;
  /** Who wrote it. */
  author: string;
  createdAt: Date;
  parts: readonly DocumentPart[];
}
