import type { Localized } from '../locale/index.ts';

/** The records that a preview shows as if they were published. */
export const PREVIEWED_KINDS = ['product', 'news', 'announcement', 'banner'] as const;

/** What a preview shows although the shop does not: a saved record, or a text of the company as it is typed. */
export type PreviewedDraft =
  | { kind: (typeof PREVIEWED_KINDS)[number]; id: string }
  | { kind: 'page'; name: string; title: Localized; content: Localized };

/** A preview of the shop. Instants are epoch milliseconds. */
export interface Preview {
  draft: PreviewedDraft | null;
  /** When the shop is shown; null for now. */
  at: number | null;
  /** When the preview ends. */
  until: number;
}

/** How long a preview can be opened (ms). */
export const PREVIEW_MS = 3_600_000;

/** The header of the shop's server with the token of a preview. */
export const PREVIEW_HEADER = 'Preview-Token';
