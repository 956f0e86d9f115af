/**
 * The states of an import: its file is being read, the process that read it ended, its rows are being checked, checked, being applied, applied,
 * or given up.
 */
export const IMPORT_STATES = [
  'reading',
  'interrupted',
  'checking',
  'checked',
  'applying',
  'applied',
  'cancelled',
] as const;
/** A state of an import. */
export type ImportState = (typeof IMPORT_STATES)[number];

/** What a row does, or has done: all rows of a product have one outcome, because a product is saved whole. */
export const ROW_OUTCOMES = ['created', 'changed', 'same', 'faulty'] as const;
/** An outcome of a row. */
export type RowOutcome = (typeof ROW_OUTCOMES)[number];
