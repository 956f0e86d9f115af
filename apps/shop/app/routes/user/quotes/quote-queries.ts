import { getQuote, getQuotes, type QuoteListQuery } from '@rider/api/quote';
import { liveQuery } from '../../../data/query.ts';

export const quotesQuery = (list: QuoteListQuery) => liveQuery(['quotes', list], (api) => getQuotes(api, list));
/** A quote with the lines of a version; undefined for the current one. */
export const quoteQuery = (number: string, version?: number) =>
  liveQuery(['quote', number, version ?? 0], (api) => getQuote(api, number, version));
