import { getPackingSlips, getPickList, MOST_ORDERS_AT_ONCE, TO_SHIP, type OperatorOrder } from '@rider/api/operator';
import type { ApiFile } from '@rider/api/file';
import { isPartShipped, shippedOf } from '@rider/model/order';
import { Button } from '@rider/ui/button';
import { DataTable } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { Cluster, Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Heading, Text } from '@rider/ui/text';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { orderAddress } from '../../data/addresses.ts';
import { api } from '../../data/desk-api.ts';
import { ordersQuery } from '../../data/operator-queries.ts';
import { useOptionalQuery } from '../../data/use-query.ts';
import { useOperatorAction } from '../../form/use-operator-action.ts';
import { saveFile } from '../../data/save-file.ts';
import { ListFailed } from '../../list/list-failed.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from '../orders.css.ts';
import { ToShipTitle } from './to-ship.tsx';
import { TrackingNumbers } from './tracking-numbers.tsx';

const queueQuery = ordersQuery({ state: TO_SHIP, limit: MOST_ORDERS_AT_ONCE });

/** Ships the queue at once: pick list and packing slips of many orders, then their tracking numbers. */
export function ShipMany() {
  const text = useMessages('desk.shipMany');
  return (
    <Container>
      <Stack gap="x8">
        <Stack gap="x4">
          <Link href="/orders/to-ship">
            <FormattedMessage id="desk.shipMany.back" />
          </Link>
          <Heading level={2} size="title2">
            {text('title')}
          </Heading>
        </Stack>
        <Queue />
        <section className={styles.part}>
          <Heading level={3} size="title3">
            {text('tracking')}
          </Heading>
          <TrackingNumbers />
        </section>
      </Stack>
    </Container>
  );
}

/** The number of an order, as a link to it. */
function orderLink({ number }: { number: string }) {
  return <Link href={orderAddress(number)}>{number}</Link>;
}

/** The pieces of an order, or how many of them are shipped. */
function pieces(order: OperatorOrder) {
  const shipped = shippedOf(order);
  if (isPartShipped(order)) return <FormattedMessage id="desk.order.partShipped" values={shipped} />;
  return <FormattedNumber value={shipped.pieces} />;
}

/** The orders to ship, the longest paid first, to choose from for the documents; without a choice these contain all. */
function Queue() {
  const intl = useIntl();
  const text = useMessages('desk.shipMany');
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { data, error, isLoading, refetch } = useOptionalQuery(queueQuery, { keepPreviousData: true });
  const orders = data?.items ?? [];
  const chosen = orders.map(({ number }) => number).filter((number) => selected.includes(number));
  const numbers = chosen.length > 0 ? chosen : orders.map(({ number }) => number);
  return (
    <section className={styles.part}>
      <Cluster justify="between" gap="x4">
        <Heading level={3} size="title3">
          <ToShipTitle total={data?.total} />
        </Heading>
        <Documents numbers={numbers} />
      </Cluster>
      <Text size="small" tone="quiet">
        {text('choose')} {data && data.total > orders.length && text('first', { count: orders.length })}
      </Text>
      <DataTable<OperatorOrder>
        caption={text('queue')}
        hideCaption
        maxHeight="28rem"
        selectable
        selected={selected}
        onSelectedChange={setSelected}
        getRowId={({ number }) => number}
        rows={orders}
        loading={isLoading}
        {...(error && !data && { error: <ListFailed onRetry={refetch} /> })}
        empty={<FormattedMessage id="desk.toShip.none" />}
        columns={[
          {
            id: 'number',
            label: text('number'),
            rowHeader: true,
            cell: orderLink,
          },
          { id: 'paid', label: text('paid'), cell: ({ paidAt }) => paidAt !== null && formatMoment(intl, paidAt) },
          { id: 'buyer', label: text('buyer'), cell: ({ buyer }) => buyer.company || buyer.name },
          {
            id: 'receiver',
            label: text('receiver'),
            cell: ({ addressee, address }) => [addressee, address].filter(Boolean).join(', '),
          },
          {
            id: 'left',
            label: text('left'),
            numeric: true,
            cell: pieces,
          },
        ]}
      />
    </section>
  );
}

/** Saves the documents of some orders as PDF. */
function Documents({ numbers }: { numbers: readonly string[] }) {
  const text = useMessages('desk.shipMany');
  const acting = useOperatorAction();
  const save = (get: () => Promise<ApiFile>) =>
    void acting.run(async () => {
      const { name, type, bytes } = await get();
      saveFile(name, new Blob([bytes], { type }));
    });
  if (numbers.length === 0) return null;
  return (
    <Cluster gap="x3">
      <Button pending={acting.pending} onClick={() => save(() => getPickList(api, numbers))}>
        {text('pickList', { count: numbers.length })}
      </Button>
      <Button pending={acting.pending} onClick={() => save(() => getPackingSlips(api, numbers))}>
        {text('packingSlips', { count: numbers.length })}
      </Button>
    </Cluster>
  );
}
