import { orderFileAddress } from '@rider/api/operator';
import { MOST_EXPORTED_ORDERS, type OrderFileRows } from '@rider/api/order';
import { Banner } from '@rider/ui/banner';
import { LinkButton } from '@rider/ui/button';
import { DateRange, type DateRangeValue } from '@rider/ui/date-range';
import { Dialog } from '@rider/ui/dialog';
import { Stack } from '@rider/ui/layout';
import { OptionCards } from '@rider/ui/option-cards';
import { Text } from '@rider/ui/text';
import { useState } from 'react';
import { ordersQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useListAddress } from '../list/list-address.ts';
import { useLocale, useMessages } from '../messages/use-messages.ts';

const ROWS = ['orders', 'lines'] as const;

/** Downloads the orders of the list, of some days if chosen, as a file. */
export function ExportOrders({ onClose }: { onClose: () => void }) {
  const text = useMessages('desk.orderExport');
  const language = useLocale();
  const { query } = useListAddress();
  const [rows, setRows] = useState<OrderFileRows>('orders');
  const [days, setDays] = useState<DateRangeValue>({ start: null, end: null });
  const { search = '', state = '' } = query;
  const filter = { search, state, start: days.start ?? '', end: days.end ?? '' };
  const { data } = useOptionalQuery(ordersQuery({ ...filter, limit: 1 }), { keepPreviousData: true });
  const count = data?.total ?? 0;
  const isTooMany = count > MOST_EXPORTED_ORDERS;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text('title')}
      description={search === '' && state === '' ? text('all') : text('filtered')}
      footer={
        count > 0 &&
        !isTooMany && (
          <>
            <LinkButton href={orderFileAddress(filter, { rows, format: 'csv', language })} download>
              {text('csv')}
            </LinkButton>
            <LinkButton variant="primary" href={orderFileAddress(filter, { rows, format: 'xlsx', language })} download>
              {text('xlsx')}
            </LinkButton>
          </>
        )
      }
    >
      <Stack gap="x4">
        <DateRange label={text('days')} description={text('daysHint')} value={days} onValueChange={setDays} />
        <OptionCards
          label={text('rows')}
          name="rows"
          value={rows}
          onValueChange={(chosen) => setRows(ROWS.find((each) => each === chosen) ?? 'orders')}
          options={ROWS.map((value) => ({ value, label: text(`rows.${value}`) }))}
        />
        {isTooMany ? (
          <Banner tone="warning">{text('tooMany', { count, most: MOST_EXPORTED_ORDERS })}</Banner>
        ) : (
          <Text tone="quiet">{text('count', { count })}</Text>
        )}
      </Stack>
    </Dialog>
  );
}
