import type { OrderQuote } from '@rider/api/operator';
import type { CreditTerms } from '@rider/model/invoice';
import { money } from '@rider/model/money';
import { Banner } from '@rider/ui/banner';
import { Button } from '@rider/ui/button';
import { Stack } from '@rider/ui/layout';
import { OptionCards } from '@rider/ui/option-cards';
import { OrderSummary } from '@rider/ui/order-summary';
import { formatMoney } from '@rider/ui/price';
import { Text } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { useMessages } from '../messages/use-messages.ts';

/** Props of `EntrySummary`. */
export interface EntrySummaryProps {
  quote: OrderQuote | undefined;
  credit: CreditTerms | null;
  payment: string;
  onPayment: (payment: string) => void;
  /** Whether the quote is of an older draft. */
  isStale: boolean;
  pending: boolean;
}

/** The sums of an entered order, how it is paid, and the button that places it. */
export function EntrySummary({ quote, credit, payment, onPayment, isStale, pending }: EntrySummaryProps) {
  const intl = useIntl();
  const text = useMessages('desk.orderEntry');
  const sums = quote?.sums;
  return (
    <Stack gap="x4">
      {quote?.obstacle && <Banner tone="warning">{quote.obstacle}</Banner>}
      {sums ? (
        <OrderSummary
          pieces={sums.pieces}
          subtotal={sums.subtotal}
          freight={sums.freight}
          couponDiscount={sums.discount}
          tax={sums.tax}
          total={sums.total}
          pending={isStale}
        />
      ) : (
        <Text tone="quiet">{text(quote === undefined ? 'noLinesYet' : 'mendLines')}</Text>
      )}
      <OptionCards
        label={text('payment')}
        name="payment"
        value={payment}
        onValueChange={onPayment}
        options={[
          { value: 'link', label: text('payment.link'), note: text('payment.linkHint') },
          ...(credit === null
            ? []
            : [
                {
                  value: 'invoice',
                  label: text('payment.invoice'),
                  note: text('payment.invoiceHint', {
                    days: credit.days,
                    left: formatMoney(intl, money(Math.max(0, credit.limit - credit.used))),
                    limit: formatMoney(intl, credit.limit),
                  }),
                },
              ]),
        ]}
      />
      <Button type="submit" variant="primary" pending={pending} disabled={!sums || isStale}>
        {text('place')}
      </Button>
    </Stack>
  );
}
