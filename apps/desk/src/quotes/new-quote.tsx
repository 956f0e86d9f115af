import { createQuote, type OrderingBuyer } from '@rider/api/operator';
import { randomId } from '@rider/model/random-id';
import { quoteEntrySchema, validate } from '@rider/model/validation';
import { Form, FormActions } from '@rider/ui/form';
import { Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Heading, Text } from '@rider/ui/text';
import { useDeferredValue, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { quoteAddress } from '../data/addresses.ts';
import { api } from '../data/desk-api.ts';
import { orderQuoteQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useLeaveWarning } from '../form/use-leave-warning.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { buyerName } from '../order-entry/buyer-field.tsx';
import { ForBuyer } from '../order-entry/for-buyer.tsx';
import { LineEditor } from '../order-entry/line-editor.tsx';
import { enteredLines, type TypedLine } from '../order-entry/typed-lines.ts';
import * as styles from './quotes.css.ts';

/** Begins a quote for a buyer, whom `?buyer=` may name, with the items of `?sku=`. */
export function NewQuote() {
  const text = useMessages('desk.quoteEntry');
  const [parameters] = useSearchParams();
  return (
    <Container>
      <Stack gap="x6">
        <Link href="/quotes">{text('back')}</Link>
        <Stack gap="x2">
          <Heading level={2} size="title2">
            {text('title')}
          </Heading>
          <Text tone="quiet" measure>
            {text('hint')}
          </Text>
        </Stack>
        <ForBuyer>{(buyer) => <Entry buyer={buyer} skus={parameters.getAll('sku')} />}</ForBuyer>
      </Stack>
    </Container>
  );
}

/** The lines of a quote with the buyer's prices; the next screen prices them. */
function Entry({ buyer, skus }: { buyer: OrderingBuyer; skus: string[] }) {
  const text = useMessages('desk.quoteEntry');
  const navigate = useNavigate();
  // One key for all attempts: a retry after a lost answer begins no second quote.
  const [key] = useState(randomId);
  const [lines, setLines] = useState<readonly TypedLine[]>(() => skus.map((sku) => ({ sku, quantity: '1' })));
  const entered = enteredLines(lines);
  const draft = { buyerId: buyer.uid, lines: entered, addressId: '', shipping: 'delivery', couponId: '' };
  const priced = useDeferredValue(JSON.stringify({ ...draft, shopDiscount: null }));
  const { data: prices } = useOptionalQuery(lines.length === 0 ? null : orderQuoteQuery(priced), {
    keepPreviousData: true,
  });
  const name = buyerName(buyer);
  const { wiring } = useSavedForm({
    check: () => {
      const named = entered.map(({ sku, quantity }): [string, number] => [sku, quantity]);
      const checked = validate(quoteEntrySchema, { buyerId: buyer.uid, lines: named, key });
      if (checked.errors === undefined) return checked;
      // An error of a line is that of its quantity.
      const errors = Object.entries(checked.errors).map(([path, id]) => {
        const line = /^lines\.(\d+)/.exec(path)?.[1];
        return [line === undefined ? path : `quantity.${entered[Number(line)]?.sku}`, id];
      });
      return { values: undefined, errors: Object.fromEntries(errors) as Record<string, string> };
    },
    save: async ({ buyerId }) => {
      const { number } = await createQuote(api, { buyerId, lines: entered, key });
      void navigate(quoteAddress(number));
    },
    saved: () => text('created', { name }),
    change: 'quote',
  });
  useLeaveWarning(lines.length > 0 && !wiring.pending);
  return (
    <Form {...wiring} className={styles.form}>
      <LineEditor
        buyerId={buyer.uid}
        lines={lines}
        quote={lines.length === 0 ? undefined : prices}
        onChange={setLines}
      />
      <FormActions submit={text('create')} pending={wiring.pending} />
    </Form>
  );
}
