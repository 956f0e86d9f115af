import { placeOrderForBuyer, type OrderingBuyer } from '@rider/api/operator';
import { randomId } from '@rider/model/random-id';
import { isPickUp } from '@rider/model/shipping';
import { orderEntrySchema, validate } from '@rider/model/validation';
import { TextArea, TextField } from '@rider/ui/field';
import { Form } from '@rider/ui/form';
import { Columns, Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Heading } from '@rider/ui/text';
import type { Texts } from '@rider/web/form';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { orderAddress } from '../data/addresses.ts';
import { api } from '../data/desk-api.ts';
import { orderQuoteQuery } from '../data/operator-queries.ts';
import { TermsFields } from '../delivery-terms/terms-fields.tsx';
import { useOptionalQuery } from '../data/use-query.ts';
import { useLeaveWarning } from '../form/use-leave-warning.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { buyerName } from './buyer-field.tsx';
import { enteredDiscount, usedCoupon, useContents } from './contents.ts';
import { ContentsFields } from './contents-fields.tsx';
import { ForBuyer } from './for-buyer.tsx';
import { EntrySummary } from './entry-summary.tsx';
import * as styles from './order-entry.css.ts';

/** The beginning of the names of the delivery terms. */
const TERMS = 'terms.';

const termsIn = (typed: Texts) =>
  Object.fromEntries(Object.entries(typed).map(([name, value]) => [name.replace(TERMS, ''), value]));

/** Enters an order for a buyer, whom `?buyer=` may name. */
export function NewOrder() {
  const text = useMessages('desk.orderEntry');
  return (
    <Container>
      <Stack gap="x6">
        <Link href="/orders">{text('back')}</Link>
        <Heading level={2} size="title2">
          {text('title')}
        </Heading>
        <ForBuyer>{(buyer) => <Entry buyer={buyer} />}</ForBuyer>
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
  const [payment, setPayment] = useState('link');
  const { contents, set, draft } = useContents({
    lines: [],
    addressId: buyer.addresses[0]?.id ?? '',
    shipping: 'delivery',
    couponId: '',
  });
  const isEmpty = contents.lines.length === 0;
  const current = JSON.stringify({ ...draft, buyerId: buyer.uid });
  const quotedDraft = useDeferredValue(current);
  const { data: quote, isLoading } = useOptionalQuery(isEmpty ? null : orderQuoteQuery(quotedDraft), {
    keepPreviousData: true,
  });
  const name = buyerName(buyer);
  const { wiring } = useSavedForm({
    check: ({ purchaseOrderNumber, message, ...typed }) =>
      validate(orderEntrySchema, {
        ...draft,
        buyerId: buyer.uid,
        couponId: usedCoupon(quote, draft.couponId),
        shopDiscount: enteredDiscount(contents.discount),
        payment,
        purchaseOrderNumber,
        message,
        terms: termsIn(typed),
        quoted: quote?.sums?.total,
        key,
      }),
    save: async (entry) => {
      const { number } = await placeOrderForBuyer(api, entry);
      void navigate(orderAddress(number));
    },
    saved: () => text('placed', { name }),
    change: 'order',
  });
  useLeaveWarning(!isEmpty && !wiring.pending);
  return (
    <Form {...wiring} className={styles.form}>
      <Columns>
        <ContentsFields buyer={buyer} contents={contents} onChange={set} quote={quote}>
          <TextField name="purchaseOrderNumber" label={text('purchaseOrder')} autoComplete="off" />
          <TermsFields prefix={TERMS} isPickUp={isPickUp(contents.shipping)} />
          <TextArea name="message" label={text('message')} description={text('messageHint')} rows={2} />
        </ContentsFields>
        <EntrySummary
          quote={isEmpty ? undefined : quote}
          credit={buyer.credit}
          limitedBy={buyer.limitedBy}
          payment={payment}
          onPayment={setPayment}
          isStale={isLoading || quotedDraft !== current}
          pending={wiring.pending}
        />
      </Columns>
    </Form>
  );
}
