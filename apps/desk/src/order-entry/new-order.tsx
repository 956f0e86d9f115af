import { placeOrderForBuyer, type OrderingBuyer } from '@rider/api/operator';
import { randomId } from '@rider/model/random-id';
import { orderEntrySchema, validate } from '@rider/model/validation';
import { TextArea, TextField } from '@rider/ui/field';
import { Form } from '@rider/ui/form';
import { Columns, Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Heading } from '@rider/ui/text';
import { useDeferredValue, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { orderAddress } from '../data/addresses.ts';
import { api } from '../data/desk-api.ts';
import { orderingBuyerQuery, orderQuoteQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useLeaveWarning } from '../form/use-leave-warning.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { BuyerField, buyerName } from './buyer-field.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { EntrySummary } from './entry-summary.tsx';
import { LineEditor } from './line-editor.tsx';
import { enteredLines, type TypedLine } from './typed-lines.ts';
import * as styles from './order-entry.css.ts';

/** Enters an order for a buyer, whom `?buyer=` may name. */
export function NewOrder() {
  const text = useMessages('desk.orderEntry');
  const [parameters, setParameters] = useSearchParams();
  const uid = parameters.get('buyer') ?? '';
  const { data: buyer } = useOptionalQuery(uid === '' ? null : orderingBuyerQuery(uid));
  return (
    <Container>
      <Stack gap="x6">
        <Link href="/orders">{text('back')}</Link>
        <Heading level={2} size="title2">
          {text('title')}
        </Heading>
        <BuyerField
          buyer={buyer}
          onChoose={(chosen) => setParameters(chosen === '' ? {} : { buyer: chosen }, { replace: true })}
        />
        {buyer && <Entry key={buyer.uid} buyer={buyer} />}
      </Stack>
    </Container>
  );
}

/** The lines, the delivery and the sums of an order for a buyer. */
function Entry({ buyer }: { buyer: OrderingBuyer }) {
  const text = useMessages('desk.orderEntry');
  const navigate = useNavigate();
  // One idempotency key for all attempts: a retry after a lost answer places no second order.
  const [key] = useState(randomId);
  const [lines, setLines] = useState<readonly TypedLine[]>([]);
  const [addressId, setAddressId] = useState(buyer.addresses[0]?.id ?? '');
  const [shipping, setShipping] = useState('delivery');
  const [payment, setPayment] = useState('link');
  const draft = { buyerId: buyer.uid, lines: enteredLines(lines), addressId, shipping };
  const quotedDraft = useDeferredValue(JSON.stringify(draft));
  const { data: quote, isLoading } = useOptionalQuery(lines.length === 0 ? null : orderQuoteQuery(quotedDraft), {
    keepPreviousData: true,
  });
  const name = buyerName(buyer);
  const { wiring } = useSavedForm({
    check: ({ purchaseOrderNumber, message }) =>
      validate(orderEntrySchema, { ...draft, payment, purchaseOrderNumber, message, quoted: quote?.sums?.total, key }),
    save: async (entry) => {
      const { number } = await placeOrderForBuyer(api, entry);
      void navigate(orderAddress(number));
    },
    saved: () => text('placed', { name }),
    change: 'order',
  });
  useLeaveWarning(lines.length > 0 && !wiring.pending);
  return (
    <Form {...wiring} className={styles.form}>
      <Columns>
        <Stack gap="x8">
          <LineEditor buyerId={buyer.uid} lines={lines} quote={quote} onChange={setLines} />
          <Stack gap="x4">
            <DeliveryFields
              addresses={buyer.addresses}
              options={quote?.shippingOptions ?? []}
              addressId={addressId}
              onAddress={setAddressId}
              shipping={shipping}
              onShipping={setShipping}
            />
            <TextField name="purchaseOrderNumber" label={text('purchaseOrder')} autoComplete="off" />
            <TextArea name="message" label={text('message')} description={text('messageHint')} rows={2} />
          </Stack>
        </Stack>
        <EntrySummary
          quote={lines.length === 0 ? undefined : quote}
          credit={buyer.credit}
          payment={payment}
          onPayment={setPayment}
          isStale={isLoading || quotedDraft !== JSON.stringify(draft)}
          pending={wiring.pending}
        />
      </Columns>
    </Form>
  );
}
