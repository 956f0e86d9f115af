import type { ListedQuote, OperatorList, OperatorQuote } from '@rider/api/operator';
import { quoteCommentSchema, quoteEntrySchema, quoteOfferSchema, quoteWithdrawalSchema } from '@rider/model/validation';
import { answerPrinted } from '../credit/answer-document.ts';
import type { RouteModule } from '../http/environment.ts';
import { wholeNumberOf } from '../http/parameters.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { commentOnQuote } from './comment-on-quote.ts';
import { offerQuote, withdrawQuote } from './offer-quote.ts';
import { quoteDocument } from './quote-document.ts';
import { listQuotes, readOperatorQuote } from './read-quotes.ts';
import { enterQuote } from './request-quote.ts';

/** Operators' calls for quotes. */
export const quoteOperatorRoutes: RouteModule = (app, services) => {
  const { database, clock } = services;
  const { get, post } = operatorCalls(app, services, 'quotes');

  get<OperatorList<ListedQuote>>('/operator/quotes', ({ list, given }) =>
    listQuotes(services, { ...list(), buyerId: wholeNumberOf(given, 'buyer') }),
  );

  post<{ number: string }>('/operator/quotes', async ({ operator, body, locale }) => ({
    number: await enterQuote(services, operator, { ...body(quoteEntrySchema), locale }),
  }));

  get<OperatorQuote>('/operator/quotes/:number', ({ inPath, given, locale }) =>
    readOperatorQuote(database, inPath('number'), {
      locale,
      now: clock(),
      version: wholeNumberOf(given, 'version') ?? undefined,
    }),
  );

  get('/operator/quotes/:number/pdf', async ({ context, inPath, operator, locale }) => {
    const number = inPath('number');
    const content = await quoteDocument(database, { number, buyerId: null }, { locale, now: clock() });
    return answerPrinted(context, content, { name: `quote-${number}`, caller: `agent ${operator.id}` });
  });

  post('/operator/quotes/:number/offer', ({ inPath, operator, locale, body }) =>
    offerQuote(services, { operator, locale, number: inPath('number') }, body(quoteOfferSchema)),
  );

  post('/operator/quotes/:number/withdraw', ({ inPath, operator, locale, body }) =>
    withdrawQuote(services, { operator, locale, number: inPath('number') }, body(quoteWithdrawalSchema)),
  );

  post('/operator/quotes/:number/comment', ({ inPath, operator, form }) =>
    commentOnQuote(services, { number: inPath('number'), operator }, form(quoteCommentSchema).text),
  );
};
