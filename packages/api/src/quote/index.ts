import type { Quote, QuoteSummary } from '@rider/model/quote';
import { getFile, type ApiFile } from '../file/get-file.ts';
import { getOwnAsBuyer, getOwnIfPresent, postOwn, type Api } from '../transport/index.ts';
import { pageParameters, type Page } from '../wire/index.ts';

/** A page of quotes. */
export interface QuoteList {
  items: QuoteSummary[];
  total: number;
}

/** A request for a quote; `key` makes it idempotent. */
export interface QuoteRequest {
  lines: readonly { code: string; quantity: number }[];
  /** A comment for the shop; may be empty. */
  text: string;
  /** At least 16 characters. */
  key: string;
}

const pathOf = (number: string, rest = '') => `quotes/${encodeURIComponent(number)}${rest}`;

/** Which quotes; `ofCompany` for those of the company whose orders the buyer may see, instead of the own ones. */
export interface QuoteListQuery extends Page {
  ofCompany?: boolean;
}

/** A page of the buyer's quotes, the newest first (not in CRMEB: empty there). */
export function getQuotes(api: Api, { ofCompany, ...page }: QuoteListQuery = {}): Promise<QuoteList> {
  const parameters = { ...pageParameters(page), of_company: ofCompany ? 1 : undefined };
  return getOwnIfPresent(api, 'quotes', { items: [], total: 0 }, parameters);
}

/**
 * A quote of the buyer or of the buyer's company by its number, with the lines of its current version or of the named one (not in CRMEB).
 * Rejects as unknown for other quotes and versions.
 */
export function getQuote(api: Api, quoteNumber: string, version?: number): Promise<Quote> {
  return getOwnAsBuyer(api, pathOf(quoteNumber), { version });
}

/** An own quote as PDF (not in CRMEB). Rejects as unknown for another buyer's. */
export function getQuoteFile(api: Api, quoteNumber: string): Promise<ApiFile> {
  return getFile(api, pathOf(quoteNumber, '/pdf'));
}

/** Requests a quote; returns its number (not in CRMEB). Rejects with errors by field. */
export async function requestQuote(api: Api, { lines, text, key }: QuoteRequest): Promise<string> {
  const pairs = lines.map(({ code, quantity }) => [code, quantity]);
  return (await postOwn<{ number: string }>(api, 'quotes', { lines: pairs, text, key })).number;
}

/** Adds a comment to an own quote, which the shop gets by e-mail (not in CRMEB). */
export function commentOnQuote(api: Api, quoteNumber: string, text: string): Promise<void> {
  return postOwn(api, pathOf(quoteNumber, '/comment'), { text });
}

/** Requests a change of an own quote: it waits for the shop again, and its version is no longer valid (not in CRMEB). */
export function requestQuoteChange(api: Api, quoteNumber: string, text: string): Promise<void> {
  return postOwn(api, pathOf(quoteNumber, '/change'), { text });
}

/** Rejects an own quote, with a reason or an empty text (not in CRMEB). */
export function rejectQuote(api: Api, quoteNumber: string, text: string): Promise<void> {
  return postOwn(api, pathOf(quoteNumber, '/reject'), { text });
}

/**
 * Prepares the checkout of an own quote; returns the ids of its lines for `confirmOrder` (not in CRMEB). The order that is placed from
 * them accepts the quote. Rejects if it is expired, changed or already accepted.
 */
export function checkOutQuote(api: Api, quoteNumber: string): Promise<string[]> {
  return postOwn(api, pathOf(quoteNumber, '/checkout'));
}
