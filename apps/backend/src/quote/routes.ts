import type { OperatorList } from '@rider/api/operator';
import type { Quote, QuoteSummary } from '@rider/model/quote';
import { quoteCommentSchema, quoteRejectionSchema, quoteRequestSchema, validate } from '@rider/model/validation';
import { answerPrinted } from '../credit/answer-document.ts';
import { buyerCalls } from '../http/buyer-calls.ts';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { acceptedValues, readForm } from '../http/form-errors.ts';
import { flagOf, pageOf, wholeNumberOf } from '../http/parameters.ts';
import { answerQuote, checkOutQuote } from './answer-quote.ts';
import { commentOnQuote } from './comment-on-quote.ts';
import { quoteOperatorRoutes } from './operator-routes.ts';
import { quoteDocument } from './quote-document.ts';
import { listOwnQuotes, readQuote } from './read-quotes.ts';
import { requestQuote } from './request-quote.ts';

const nameOf = (context: HttpContext, buyerId: number) => ({ number: context.req.param('number') ?? '', buyerId });
const TEXT = { text: 'text' } as const;

/** A buyer's own quotes, and operators' calls; not in CRMEB. */
export const quoteRoutes: RouteModule = (app, services) => {
  const { database, sessions, clock } = services;
  const forBuyer = buyerCalls(app, sessions);
  const reading = ({ var: { locale } }: HttpContext) => ({ locale, now: clock() });

  const readingVersion = (context: HttpContext) => ({
    ...reading(context),
    version: wholeNumberOf(context.var.parameters, 'version') ?? undefined,
  });

  forBuyer.get('/quotes', async (context, buyerId) =>
    answer<OperatorList<QuoteSummary>>(
      context,
      await listOwnQuotes(database, buyerId, {
        ...pageOf(context.var.parameters),
        ofCompany: flagOf(context.var.parameters, 'of_company'),
        now: clock(),
      }),
    ),
  );

  forBuyer.post('/quotes', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const request = acceptedValues(validate(quoteRequestSchema, parameters), {}, locale);
    return answer<{ number: string }>(context, {
      number: await requestQuote(services, buyerId, { ...request, locale }),
    });
  });

  forBuyer.get('/quotes/:number', async (context, buyerId) =>
    answer<Quote>(context, await readQuote(database, nameOf(context, buyerId), readingVersion(context))),
  );

  forBuyer.get('/quotes/:number/pdf', async (context, buyerId) => {
    const name = nameOf(context, buyerId);
    const content = await quoteDocument(database, name, reading(context));
    return answerPrinted(context, content, { name: `quote-${name.number}`, caller: `buyer ${buyerId}` });
  });

  forBuyer.post('/quotes/:number/comment', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const { text } = readForm(quoteCommentSchema, TEXT, parameters, locale);
    await commentOnQuote(services, nameOf(context, buyerId), text);
    return answer(context, undefined, 'saved');
  });

  forBuyer.post('/quotes/:number/change', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const { text } = readForm(quoteCommentSchema, TEXT, parameters, locale);
    await answerQuote(services, nameOf(context, buyerId), { event: 'request-change', text });
    return answer(context, undefined, 'saved');
  });

  forBuyer.post('/quotes/:number/reject', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const { text } = readForm(quoteRejectionSchema, TEXT, parameters, locale);
    await answerQuote(services, nameOf(context, buyerId), { event: 'reject', text });
    return answer(context, undefined, 'saved');
  });

  forBuyer.post('/quotes/:number/checkout', async (context, buyerId) =>
    answer<string[]>(context, await checkOutQuote(services, nameOf(context, buyerId))),
  );

  quoteOperatorRoutes(app, services);
};
