import type { EnteredLine } from '@rider/model/order';
import type { Quote, QuoteSummary } from '@rider/model/quote';
import type { EnteredQuoteOffer } from '@rider/model/validation';
import { getFile, type ApiFile } from '../../file/get-file.ts';
import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

/** A quote in the desk's list. */
export interface ListedQuote extends QuoteSummary {
  account: string;
  company: string;
}

/** A quote at the desk. */
export interface OperatorQuote extends Quote {
  /** Counts its changes; a change names the one that was seen. */
  version: number;
  buyer: { uid: string; account: string; company: string; email: string; phone: string };
}

/** All quotes, or those of a buyer, the newest first; searched by number, company and account. */
export function getListedQuotes(
  api: Api,
  query: OperatorListQuery & { buyer?: string },
): Promise<OperatorList<ListedQuote>> {
  return getOperatorList(api, 'quotes', query);
}

/** A quote to begin for a buyer. */
export interface QuoteEntry {
  buyerId: string;
  lines: readonly EnteredLine[];
  /** At least 16 characters; makes a repeated request one. */
  key: string;
}

/** Begins a quote for a buyer, whom the first offer notifies; returns its number. Rejects with errors by field. */
export function createQuote(api: Api, entry: QuoteEntry): Promise<{ number: string }> {
  return postOwn(api, operatorPath`quotes`, {
    ...entry,
    lines: entry.lines.map(({ sku, quantity }) => [sku, quantity]),
  });
}

/** A quote by its number, with the lines of its current version or of the named one. */
export function getOperatorQuote(api: Api, number: string, version?: number): Promise<OperatorQuote> {
  return getOwn(api, operatorPath`quotes/${number}`, { version });
}

/** A quote as PDF. */
export function getOperatorQuoteFile(api: Api, number: string): Promise<ApiFile> {
  return getFile(api, operatorPath`quotes/${number}/pdf`);
}

/** Offers a new version of a quote. Rejects with errors by field, and if another operator has changed the quote. */
export function offerQuote(api: Api, number: string, offer: EnteredQuoteOffer): Promise<void> {
  return postOwn(api, operatorPath`quotes/${number}/offer`, { ...offer });
}

/** Ends a quote, with the reason for the buyer. Rejects if another operator has changed it. */
export function withdrawQuote(api: Api, number: string, withdrawal: { version: number; text: string }): Promise<void> {
  return postOwn(api, operatorPath`quotes/${number}/withdraw`, withdrawal);
}

/** Adds a comment, which the buyer gets by e-mail. */
export function addQuoteComment(api: Api, number: string, comment: { text: string }): Promise<void> {
  return postOwn(api, operatorPath`quotes/${number}/comment`, comment);
}
