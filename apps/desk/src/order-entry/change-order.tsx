import { changeUnpaidOrder, type ChangeableOrder, type OrderQuote } from '@rider/api/operator';
import { orderChangeSchema, validate } from '@rider/model/validation';
import { Banner } from '@rider/ui/banner';
import { Button } from '@rider/ui/button';
import { TextField } from '@rider/ui/field';
import { Form } from '@rider/ui/form';
import { Columns, Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { formatMoney } from '@rider/ui/price';
import { Heading, Text } from '@rider/ui/text';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import { orderAddress } from '../data/addresses.ts';
import { api } from '../data/desk-api.ts';
import { changeableOrderQuery, orderChangeQuoteQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useLeaveWarning } from '../form/use-leave-warning.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { Loaded } from '../list/loaded.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { buyerName } from './buyer-field.tsx';
import { enteredDiscount, typedDiscount, usedCoupon, useContents } from './contents.ts';
import { ContentsFields } from './contents-fields.tsx';
import { QuoteSums } from './quote-sums.tsx';
import * as styles from './order-entry.css.ts';

/** Changes an unpaid order. */
export function ChangeOrder() {
  const text = useMessages('desk.orderEntry');
  const { number = '' } = useParams();
  const back = { href: orderAddress(number), label: text('backToOrder') };
  return (
    <Loaded query={changeableOrderQuery(number)} unknown={text('unchangeable')} back={back}>
      {(order) => <Change key={order.number} order={order} />}
    </Loaded>
  );
}

function Change({ order }: { order: ChangeableOrder }) {
  const text = useMessages('desk.orderEntry');
  const { number } = order;
  return (
    <Container>
      <Stack gap="x6">
        <Link href={orderAddress(number)}>{text('backToOrder')}</Link>
        <Stack gap="x2">
          <Heading level={2} size="title2">
            {text('changeTitle', { number })}
          </Heading>
          <Text tone="quiet">{[buyerName(order.buyer), order.buyer.account].join(' · ')}</Text>
        </Stack>
        <ChangeForm order={order} />
      </Stack>
    </Container>
  );
}

function ChangeForm({ order }: { order: ChangeableOrder }) {
  const text = useMessages('desk.orderEntry');
  const navigate = useNavigate();
  const { number, buyer } = order;
  // An order that another operator changes meanwhile is loaded again; what was typed stays.
  const [opened] = useState(order);
  const [purchaseOrderNumber, setPurchaseOrderNumber] = useState(opened.purchaseOrderNumber);
  const { contents, set, draft } = useContents({
    addressId: opened.addressId,
    shipping: opened.shipping,
    couponId: opened.couponId,
    lines: opened.lines.map(({ sku, quantity }) => ({ sku, quantity: String(quantity) })),
    discount: typedDiscount(opened.shopDiscount),
  });
  const current = JSON.stringify({ ...draft, purchaseOrderNumber });
  const quotedContents = useDeferredValue(current);
  const { data: quote, isLoading } = useOptionalQuery(orderChangeQuoteQuery(number, quotedContents), {
    keepPreviousData: true,
  });
  const [unchanged] = useState(current);
  const { wiring } = useSavedForm({
    check: () =>
      validate(orderChangeSchema, {
        ...draft,
        couponId: usedCoupon(quote, draft.couponId),
        shopDiscount: enteredDiscount(contents.discount),
        purchaseOrderNumber,
        quoted: quote?.sums?.total ?? null,
        version: order.version,
      }),
    save: async (change) => {
      await changeUnpaidOrder(api, number, change);
      void navigate(orderAddress(number));
    },
    saved: () => text('changed'),
    change: 'order',
  });
  useLeaveWarning(current !== unchanged && !wiring.pending);
  return (
    <Form {...wiring} className={styles.form}>
      {order.version !== opened.version && (
        <Banner tone="warning">
          <Link href={orderAddress(number)} target="_blank">
            {text('openSaved')}
          </Link>
        </Banner>
      )}
      <Columns>
        <ContentsFields buyer={buyer} contents={contents} onChange={set} quote={quote}>
          <TextField
            name="purchaseOrderNumber"
            label={text('purchaseOrder')}
            autoComplete="off"
            value={purchaseOrderNumber}
            onChange={(event) => setPurchaseOrderNumber(event.currentTarget.value)}
          />
        </ContentsFields>
        <Stack gap="x4">
          <QuoteSums quote={quote} isStale={isLoading || quotedContents !== current} />
          <Difference opened={opened} quote={quote} />
          <Text size="small" tone="quiet">
            {text('changeHint')}
          </Text>
          <Button
            type="submit"
            variant="primary"
            pending={wiring.pending}
            disabled={!quote?.sums || isLoading || quotedContents !== current || current === unchanged}
          >
            {text('saveChange')}
          </Button>
        </Stack>
      </Columns>
    </Form>
  );
}

/** The total before the change. */
function Difference({ opened, quote }: { opened: ChangeableOrder; quote: OrderQuote | undefined }) {
  const intl = useIntl();
  const text = useMessages('desk.orderEntry');
  if (!quote?.sums || quote.sums.total === opened.total) return null;
  return <Text>{text('totalBefore', { total: formatMoney(intl, opened.total) })}</Text>;
}
