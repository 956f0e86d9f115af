export * from './quote.ts';
export {
  eventAfterUnpaid,
  MOST_UNPAID_ORDERS,
  nextQuoteState,
  QUOTE_STATES,
  quoteEventsFor,
  quoteStateAt,
  type QuoteActor,
  type QuoteEvent,
  type QuoteState,
} from './states.ts';
