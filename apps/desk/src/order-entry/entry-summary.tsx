import type { OrderQuote } from '@rider/api/operator';
import type { CreditTerms } from '@rider/model/invoice';
import { money } from '@rider/model/money';
import { Button } from '@rider/ui/button';
import { Stack } from '@rider/ui/layout';
import { OptionCards } from '@rider/ui/option-cards';
import { formatMoney } from '@rider/ui/price';
import { Text } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { useMessages } from '../messages/use-messages.ts';
import { QuoteSums } from './quote-sums.tsx';

/** Props of `EntrySummary`. */
export interface EntrySummaryProps {
  quote: OrderQuote | undefined;
  credit: CreditTerms | null;
  /** The company whose limits do not apply; empty for none. */
  limitedBy?: string;
  payment: string;
  onPayment: (payment: string) => void;
  /** Whether the quote is of an older draft. */
  isStale: boolean;
  pending: boolean;
}

/** The sums of an entered order, how it is paid, and the button that places it. */
export function EntrySummary({
  quote,
  credit,
  limitedBy = '',
  payment,
  onPayment,
  isStale,
  pending,
}: EntrySummaryProps) {
  const intl = useIntl();
  const text = useMessages('desk.orderEntry');
  return (
    <Stack gap="x4">
      <QuoteSums quote={quote} isStale={isStale} />
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
      {limitedBy !== '' && (
        <Text size="small" tone="quiet">
          {text('exempt', { company: limitedBy })}
        </Text>
      )}
      <Button type="submit" variant="primary" pending={pending} disabled={!quote?.sums || isStale}>
        {text('place')}
      </Button>
    </Stack>
  );
}
