import { getQuote, getQuotes } from '@rider/api/quote';
import type { Page } from '@rider/api/wire';
import { liveQuery } from '../../../data/query.ts';

export const quotesQuery = (page: Page) => liveQuery(['quotes', page], (api) => getQuotes(api, page));
export const quoteQuery = (number: string) => liveQuery(['quote', number], (api) => getQuote(api, number));
