import { shownOrderState, type Order } from '@rider/model/order';
import { screens } from '@rider/model/screens';
import type { OrderListQuery } from '@rider/api/order';
import { Button, LinkButton } from '@rider/ui/button';
import { Countdown } from '@rider/ui/countdown';
import { DateRange } from '@rider/ui/date-range';
import { EmptyState } from '@rider/ui/empty-state';
import { Select, TextField } from '@rider/ui/field';
import { OrderCard } from '@rider/ui/order-card';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  Form,
  useLoaderData,
  useRevalidator,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { serverNow } from '../../clock/server-clock.ts';
import { capabilitiesQuery } from '../../data/capabilities-query.ts';
import { loadInBrowser } from '../../data/browser-load.ts';
import { ORDERS_PER_PAGE, ordersQuery, ownCompanyQuery } from '../../order/order-queries.ts';
import { loadOnServer, requireBuyer } from '../../data/server-load.ts';
import { useOptionalQuery, useQuery } from '../../data/use-query.ts';
import { NARROWING, OF_COMPANY, ORDER_TABS, readOrderList } from '../../order/order-list-address.ts';
import { OrderActions } from '../../order/order-actions.tsx';
import { TableDownload } from '../../download/table-download.tsx';
import { PagedList } from './paged-list.tsx';
import { WhoseTabs } from './whose-tabs.tsx';
import { ScreenTitle } from '../../page-head/screen-title.tsx';
import { Tabs } from '../../tabs/tabs.tsx';
import * as styles from './layout.css.ts';
import { asPart } from '../../data/query.ts';

function queriesOf(request: Request) {
  return [ordersQuery(readOrderList(new URL(request.url).searchParams)), asPart(capabilitiesQuery), ownCompanyQuery];
}

export async function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  await loadOnServer(args, queriesOf(args.request));
  return { now: serverNow() };
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await loadInBrowser(queriesOf(request));
  return { now: serverNow() };
}

/** The buyer's orders by state, with search and pages in the address. */
export default function Orders() {
  const intl = useIntl();
  const { now } = useLoaderData<typeof loader>();
  const [parameters] = useSearchParams();
  const list = readOrderList(parameters);
  const orders = useQuery(ordersQuery(list));
  const company = useOptionalQuery(ownCompanyQuery).data;
  const isNarrowed = NARROWING.some((name) => list[name]);
  const address = (changes: Record<string, string>) => {
    const next = new URLSearchParams({ ...Object.fromEntries(parameters), ...changes });
    for (const [name, value] of Object.entries(changes)) if (!value) next.delete(name);
    return `${screens.orders}?${next.toString()}`;
  };
  return (
    <>
      <ScreenTitle title={intl.formatMessage({ id: 'shop.orders.title' })} />
      <WhoseTabs
        company={company}
        right="see-orders"
        label={intl.formatMessage({ id: 'shop.orders.whose' })}
        own={<FormattedMessage id="shop.orders.own" />}
        ofCompany={list.ofCompany === true}
        getHref={(value) => address({ [OF_COMPANY]: value, page: '' })}
      />
      <Tabs
        label={intl.formatMessage({ id: 'shop.orders.states' })}
        tabs={[
          ...(['', ...ORDER_TABS] as const).map((state) => ({
            href: address({ state, page: '' }),
            label: <FormattedMessage id={state ? `ui.orderStatus.${state}` : 'shop.orders.all'} />,
            current: (list.state ?? '') === state,
          })),
          // Refunds have their own list, because an order may have several.
          { href: screens.refunds, label: <FormattedMessage id="ui.orderStatus.after-sales" />, current: false },
        ]}
      />
      <Finder key={[list.search, list.from, list.until].join()} list={list} />
      <PagedList
        list={orders}
        page={list.page}
        pageSize={ORDERS_PER_PAGE}
        getHref={(page) => address({ page: String(page) })}
        firstPage={address({ page: '' })}
        empty={
          <EmptyState
            title={intl.formatMessage({ id: isNarrowed ? 'shop.orders.none' : 'shop.orders.empty' })}
            actions={
              <LinkButton href={isNarrowed ? screens.orders : screens.categories} variant="primary">
                <FormattedMessage id={isNarrowed ? 'shop.orders.showAll' : 'shop.cart.browse'} />
              </LinkButton>
            }
          />
        }
      >
        <ul className={styles.orders}>
          {orders.items.map((order) => (
            <li key={order.number}>
              <OrderCard
                order={{ ...order, state: shownOrderState(order) }}
                headingLevel={2}
                note={<Note order={order} now={now} />}
                actions={<OrderActions order={order} />}
              />
            </li>
          ))}
        </ul>
      </PagedList>
      {orders.total > 0 && <OrderDownload list={list} />}
    </>
  );
}

/** Who ordered it in the company, or the time left to pay an own order. */
function Note({ order, now }: { order: Order; now: number }) {
  if (order.orderedBy) return <FormattedMessage id="shop.orders.orderedBy" values={{ name: order.orderedBy }} />;
  return order.state === 'pending-payment' && <PayWithin until={order.payBefore} now={now} />;
}

/** Downloads the orders of the list with its filters, where the backend exports them. */
function OrderDownload({ list }: { list: OrderListQuery }) {
  const intl = useIntl();
  if (!useOptionalQuery(capabilitiesQuery).data?.exports) return null;
  return (
    <TableDownload file={screens.ordersFile} summary={<FormattedMessage id="shop.orders.download" />}>
      {list.ofCompany && <input type="hidden" name={OF_COMPANY} value="1" />}
      {NARROWING.map((name) => list[name] && <input key={name} type="hidden" name={name} value={list[name]} />)}
      <Select name="rows" label={intl.formatMessage({ id: 'shop.orders.rows' })}>
        {(['orders', 'lines'] as const).map((rows) => (
          <option key={rows} value={rows}>
            {intl.formatMessage({ id: `shop.orders.rows.${rows}` })}
          </option>
        ))}
      </Select>
    </TableDownload>
  );
}

/** The time left to pay an order; nothing after its end, since a backend may close the order later. */
function PayWithin({ until, now }: { until: number | null; now: number }) {
  const { revalidate } = useRevalidator();
  if (until === null || until <= now) return null;
  return (
    <FormattedMessage
      id="shop.order.payWithin"
      values={{ time: <Countdown until={until} now={now} onEnd={() => void revalidate()} /> }}
    />
  );
}

/** Search, and dates where the backend filters by them; without script a plain form. The tab's state stays. */
function Finder({ list }: { list: OrderListQuery }) {
  const intl = useIntl();
  const isFiltered = useOptionalQuery(capabilitiesQuery).data?.listFilters;
  return (
    <Form role="search" className={styles.finder}>
      {list.state && <input type="hidden" name="state" value={list.state} />}
      {list.ofCompany && <input type="hidden" name={OF_COMPANY} value="1" />}
      <TextField
        label={intl.formatMessage({ id: isFiltered ? 'shop.orders.search' : 'shop.orders.searchNames' })}
        name="search"
        type="search"
        defaultValue={list.search ?? ''}
      />
      {isFiltered && (
        <DateRange
          label={intl.formatMessage({ id: 'shop.orders.days' })}
          startName="from"
          endName="until"
          defaultValue={{ start: list.from ?? null, end: list.until ?? null }}
        />
      )}
      <Button type="submit">
        <FormattedMessage id="shop.orders.find" />
      </Button>
    </Form>
  );
}
