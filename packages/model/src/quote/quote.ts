import { money, type Money } from '../money/index.ts';
import type { QuoteState } from './states.ts';

/** The most lines of a quote. */
export const MOST_QUOTE_LINES = 500;
/** Maximum number of characters of a comment on a quote, or of the note of an offer. */
export const QUOTE_TEXT_LENGTH = 2000;

/** What a version of a quote says about a line. */
export interface OfferedLine {
  unitPrice: Money;
  /** ISO day by which it can ship; empty if the shop names none. */
  shipsBy: string;
}

/** A variant of a quote. */
export interface QuoteLine {
  id: string;
  productId: string;
  code: string;
  name: string;
  variant: string;
  unit: string;
  image: string;
  /** The pieces of the shown version, before there is one those that the buyer requested. */
  quantity: number;
  /** The buyer's price for so many pieces when the quote was requested. */
  listPrice: Money;
  /** Null before the first version. */
  offered: OfferedLine | null;
  /** What the version before says about the line, for the first version what the buyer requested; null where nothing changed. */
  previous: { quantity: number; offered: OfferedLine | null } | null;
  /** Pieces in stock now; null if the variant is no longer sold. */
  stock: number | null;
}

/** A version of a quote. */
export interface QuoteVersion {
  /** From 1. */
  number: number;
  /** The products, before freight and tax. */
  total: Money;
  offeredAt: number;
  /** The last day on which it can be accepted, ISO. */
  lastDay: string;
  note: string;
}

/** A comment on a quote. */
export interface QuoteComment {
  /** The name of who wrote it. */
  author: string;
  by: 'buyer' | 'shop';
  text: string;
  at: number;
}

/** A quote in a list. */
export interface QuoteSummary {
  number: string;
  /** The name of the colleague who requested it; null for an own quote. */
  requestedBy: string | null;
  state: QuoteState;
  requestedAt: number;
  changedAt: number;
  /** Number of lines. */
  lines: number;
  /** The total and the last day of the current version; null before the first. */
  total: Money | null;
  lastDay: string | null;
}

/** A quote of a buyer. */
export interface Quote extends Omit<QuoteSummary, 'lines'> {
  /** Whether the reader may accept, reject or request a change; others of the company read and comment. */
  mayAnswer: boolean;
  /** The version of the lines, else of the current one; 0 before the first. */
  shownVersion: number;
  lines: QuoteLine[];
  /** The newest first. */
  versions: QuoteVersion[];
  /** The oldest first. */
  comments: QuoteComment[];
  /** The order that it became; null without one. */
  orderNumber: string | null;
}

/** The amounts of a quote: at list prices, and as offered, null before the first version. */
export function quoteTotals(lines: readonly Pick<QuoteLine, 'quantity' | 'listPrice' | 'offered'>[]): {
  list: Money;
  offered: Money | null;
} {
  const sum = (priceOf: (line: Pick<QuoteLine, 'listPrice' | 'offered'>) => number) =>
    money(lines.reduce((total, line) => total + line.quantity * priceOf(line), 0));
  return {
    list: sum(({ listPrice }) => listPrice),
    offered: lines.every(({ offered }) => offered !== null) ? sum(({ offered }) => offered?.unitPrice ?? 0) : null,
  };
}

/** How much a price is below another one, in tenths of a percent; negative where it is above. */
export function reductionOf(listPrice: Money, price: Money): number {
  return listPrice === 0 ? 0 : Math.round(((listPrice - price) * 1000) / listPrice);
}
