import type { BuyerCompanyContents, BuyerCompanyOrder } from '@rider/api/operator';
import { leftOf } from '@rider/model/buyer-company';
import { DataTable } from '@rider/ui/data-table';
import { formatDay, formatMoment } from '@rider/ui/date';
import { Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { OrderStatus } from '@rider/ui/order-status';
import { formatMoney } from '@rider/ui/price';
import { Heading, Text } from '@rider/ui/text';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { orderAddress } from '../data/addresses.ts';
import { useMessages } from '../messages/use-messages.ts';

/** The open invitations, budgets, price lists and orders of a company. */
export function CompanyTables({ company }: { company: BuyerCompanyContents }) {
  const intl = useIntl();
  const text = useMessages('desk.buyerCompanies');
  const { invitations, budgets, priceLists, orders, orderCount } = company;
  return (
    <>
      {invitations.length > 0 && (
        <DataTable
          caption={text('invitations')}
          columns={[
            { id: 'email', label: text('email'), cell: ({ email }) => email, rowHeader: true },
            { id: 'role', label: text('role'), cell: ({ role }) => text(`role.${role}`) },
            { id: 'expires', label: text('expires'), cell: ({ expiresAt }) => formatDay(intl, expiresAt) },
          ]}
          rows={invitations}
          getRowId={({ id }) => id}
        />
      )}
      <Part title={text('priceLists')} isEmpty={priceLists.length === 0} empty={text('noPriceLists')}>
        <ul>
          {priceLists.map(({ id, name, state }) => (
            <li key={id}>
              <Link href={`/price-lists/${id}`}>{name}</Link>{' '}
              <Text as="span" tone="quiet">
                {intl.formatMessage({ id: `desk.priceLists.state.${state}` })}
              </Text>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={text('budgets')} isEmpty={budgets.length === 0} empty={text('noBudgets')}>
        <DataTable
          caption={text('budgets')}
          hideCaption
          columns={[
            { id: 'job', label: text('job'), cell: ({ job }) => job, rowHeader: true },
            {
              id: 'days',
              label: text('days'),
              cell: ({ from, until }) => (from || until ? `${from} – ${until}` : text('anyDay')),
            },
            { id: 'budget', label: text('budget'), numeric: true, cell: ({ budget }) => formatMoney(intl, budget) },
            { id: 'spent', label: text('spent'), numeric: true, cell: ({ spent }) => formatMoney(intl, spent) },
            { id: 'left', label: text('left'), numeric: true, cell: (row) => formatMoney(intl, leftOf(row)) },
          ]}
          rows={budgets}
          getRowId={({ id }) => id}
        />
      </Part>
      <Part title={text('ordersOf', { count: orderCount })} isEmpty={orders.length === 0} empty={text('noOrders')}>
        {orderCount > orders.length && <Text tone="quiet">{text('latest', { count: orders.length })}</Text>}
        <DataTable
          caption={text('orders')}
          hideCaption
          columns={[
            {
              id: 'number',
              label: text('number'),
              cell: OrderLink,
              rowHeader: true,
            },
            { id: 'orderedBy', label: text('orderedBy'), cell: ({ orderedBy }) => orderedBy },
            { id: 'job', label: text('job'), cell: ({ job }) => job },
            { id: 'state', label: text('state'), cell: OrderState },
            { id: 'placed', label: text('placed'), cell: ({ placedAt }) => formatMoment(intl, placedAt) },
            { id: 'total', label: text('total'), numeric: true, cell: ({ total }) => formatMoney(intl, total) },
          ]}
          rows={orders}
          getRowId={({ number }) => number}
        />
      </Part>
    </>
  );
}

function OrderLink({ number }: BuyerCompanyOrder) {
  return <Link href={orderAddress(number)}>{number}</Link>;
}

function OrderState({ state }: BuyerCompanyOrder) {
  return <OrderStatus state={state} />;
}

function Part({
  title,
  isEmpty,
  empty,
  children,
}: {
  title: string;
  isEmpty: boolean;
  empty: string;
  children: ReactNode;
}) {
  return (
    <Stack as="section" gap="x3">
      <Heading level={3} size="title3">
        {title}
      </Heading>
      {isEmpty ? <Text tone="quiet">{empty}</Text> : children}
    </Stack>
  );
}
