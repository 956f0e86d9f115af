import type { OrderQuote } from '@rider/api/operator';
import { Banner } from '@rider/ui/banner';
import { OrderSummary } from '@rider/ui/order-summary';
import { Text } from '@rider/ui/text';
import { useMessages } from '../messages/use-messages.ts';

/** Props of `QuoteSums`. */
export interface QuoteSumsProps {
  /** Undefined before there are lines. */
  quote: OrderQuote | undefined;
  /** Whether the quote is of an older draft. */
  isStale: boolean;
}

/** The sums of a quote, or why there are none. */
export function QuoteSums({ quote, isStale }: QuoteSumsProps) {
  const text = useMessages('desk.orderEntry');
  if (quote?.obstacle) return <Banner tone="warning">{quote.obstacle}</Banner>;
  if (!quote?.sums)
    return <Text tone="quiet">{text(!quote || quote.lines.length === 0 ? 'noLinesYet' : 'mendLines')}</Text>;
  const { freightClass: _, ...sums } = quote.sums;
  return <OrderSummary {...sums} pending={isStale} />;
}
