import { OVERVIEW_PERIODS, type OverviewPeriod, type OverviewSales, type SalesDay } from '@rider/api/operator';
import { money } from '@rider/model/money';
import { screens } from '@rider/model/screens';
import { Cluster, Stack } from '@rider/ui/layout';
import { PillList } from '@rider/ui/pill-list';
import { formatMoney } from '@rider/ui/price';
import { StatTile, StatTiles } from '@rider/ui/stat-tile';
import { Heading, Text } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { useMessages } from '../messages/use-messages.ts';
import { SalesChart } from './sales-chart.tsx';
import { SalesTable } from './sales-table.tsx';
import * as styles from './overview.css.ts';

/** The sales of a period: by day, with a chart, and the products and buyers that made most of them. */
export function Sales({ sales: { days, products, buyers }, period }: { sales: OverviewSales; period: OverviewPeriod }) {
  const intl = useIntl();
  const text = useMessages('desk.overview');
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const sales = money(sum(days.map((day) => day.sales)));
  const refunds = money(sum(days.map((day) => day.refunds)));
  const formatDay = (day: string) => intl.formatDate(`${day}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  const textOf = (day: SalesDay) =>
    text('day', {
      day: formatDay(day.day),
      orders: day.orders,
      sales: formatMoney(intl, day.sales),
      refunds: formatMoney(intl, day.refunds),
    });
  return (
    <Stack as="section" gap="x6" aria-labelledby="sales">
      <Cluster justify="between" gap="x4">
        <Heading level={3} size="title3" id="sales">
          {text('sales')}
        </Heading>
        <PillList
          aria-label={text('period')}
          items={OVERVIEW_PERIODS.map((each) => ({
            href: `?period=${each}`,
            label: text(`period.${each}`),
            current: each === period ? 'true' : undefined,
          }))}
        />
      </Cluster>
      <StatTiles>
        <StatTile label={text('sales')} value={formatMoney(intl, sales)} />
        <StatTile label={text('refunds')} value={formatMoney(intl, refunds)} />
        <StatTile label={text('orders')} value={intl.formatNumber(sum(days.map(({ orders }) => orders)))} />
      </StatTiles>
      <Text size="small" tone="quiet">
        {text('rule')}
      </Text>
      <div className={styles.beside}>
        <SalesChart
          days={days}
          label={text('chart', { sales: formatMoney(intl, sales), refunds: formatMoney(intl, refunds) })}
          textOf={textOf}
          formatDay={formatDay}
        />
        <SalesTable
          name="byDay"
          period={period}
          // The latest first, as in all lists; the chart runs from left to right.
          rows={days.toReversed()}
          getRowId={({ day }) => day}
          columns={[
            { id: 'date', text: ({ day }) => day, format: formatDay },
            { id: 'orders', count: ({ orders }) => orders },
            { id: 'sales', money: (day) => day.sales },
            { id: 'refunds', money: (day) => day.refunds },
          ]}
        />
      </div>
      <div className={styles.lists}>
        <SalesTable
          name="products"
          period={period}
          rows={products}
          getRowId={({ productId }) => productId}
          columns={[
            { id: 'product', text: ({ name }) => name, href: ({ productId }) => screens.product(productId) },
            { id: 'pieces', count: ({ pieces }) => pieces },
            { id: 'refundedPieces', count: ({ refundedPieces }) => refundedPieces },
            { id: 'sales', money: (product) => product.sales, bar: true },
          ]}
        />
        <SalesTable
          name="buyers"
          period={period}
          rows={buyers}
          getRowId={({ account }) => account}
          columns={[
            {
              id: 'buyer',
              text: ({ company, name }) => company || name,
              href: ({ account }) => `/buyers?search=${encodeURIComponent(account)}`,
            },
            { id: 'orders', count: ({ orders }) => orders },
            { id: 'sales', money: (buyer) => buyer.sales, bar: true },
          ]}
        />
      </div>
    </Stack>
  );
}
