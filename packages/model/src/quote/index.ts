export * from './quote.ts';
export {
  nextQuoteState,
  QUOTE_STATES,
  quoteEventsFor,
  quoteStateAt,
  type QuoteActor,
  type QuoteEvent,
  type QuoteState,
} from './states.ts';
