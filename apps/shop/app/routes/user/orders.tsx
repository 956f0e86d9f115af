import type { OrderListQuery } from '@rider/api/order';
import { Button, LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { TextField } from '@rider/ui/field';
import { Link } from '@rider/ui/link';
import { OrderCard } from '@rider/ui/order-card';
import { Pagination } from '@rider/ui/pagination';
import { Heading } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useSearchParams, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { forget, loadInBrowser } from '../../data/browser-load.ts';
import { ORDERS_PER_PAGE, ordersQuery } from '../../data/order-queries.ts';
import { loadOnServer, requireBuyer } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { OrderActions } from '../../order/order-actions.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import * as styles from './layout.css.ts';

const STATES = ['pending-payment', 'pending-shipment', 'to-receive', 'to-review', 'done'] as const;

/** The list's state, search and page, as its address says them. */
function readList(parameters: URLSearchParams): OrderListQuery {
  const state = STATES.find((known) => known === parameters.get('state'));
  const search = parameters.get('search')?.trim();
  const page = Number(parameters.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: ORDERS_PER_PAGE,
    ...(state && { state }),
    ...(search && { search }),
  };
}

function queriesOf(request: Request) {
  return [ordersQuery(readList(new URL(request.url).searchParams))];
}

export function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  return loadOnServer(args, queriesOf(args.request));
}

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  forget('orders');
  return loadInBrowser(queriesOf(request));
}

/** The buyer's orders by state, searched and paged in the address (R2.10, R6.1). */
export default function Orders() {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const list = readList(parameters);
  const orders = useQuery(ordersQuery(list));
  const title = intl.formatMessage({ id: 'shop.orders.title' });
  const address = (changes: Record<string, string>) => {
    const next = new URLSearchParams({ ...Object.fromEntries(parameters), ...changes });
    for (const [name, value] of Object.entries(changes)) if (!value) next.delete(name);
    return `/user/orderList?${next.toString()}`;
  };
  return (
    <>
      <PageHead title={title} />
      <Heading level={1} size="title2">
        {title}
      </Heading>
      <nav aria-label={intl.formatMessage({ id: 'shop.orders.states' })}>
        <ul className={styles.tabs}>
          {(['', ...STATES] as const).map((state) => (
            <li key={state}>
              <Link
                href={address({ state, page: '' })}
                aria-current={(list.state ?? '') === state ? 'page' : undefined}
                className={styles.tab}
              >
                <FormattedMessage id={state ? `ui.orderStatus.${state}` : 'shop.orders.all'} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form role="search" className={styles.search}>
        {list.state && <input type="hidden" name="state" value={list.state} />}
        <TextField
          key={list.search}
          label={intl.formatMessage({ id: 'shop.orders.search' })}
          name="search"
          type="search"
          defaultValue={list.search ?? ''}
        />
        <Button type="submit">
          <FormattedMessage id="shop.orders.find" />
        </Button>
      </Form>
      {orders.items.length === 0 ? (
        <EmptyState
          title={intl.formatMessage({ id: list.search || list.state ? 'shop.orders.none' : 'shop.orders.empty' })}
          actions={
            <LinkButton href={list.search || list.state ? '/user/orderList' : '/goods_cate'} variant="primary">
              <FormattedMessage id={list.search || list.state ? 'shop.orders.showAll' : 'shop.cart.browse'} />
            </LinkButton>
          }
        />
      ) : (
        <ul className={styles.orders}>
          {orders.items.map((order) => (
            <li key={order.number}>
              <OrderCard order={order} headingLevel={2} actions={<OrderActions order={order} />} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={list.page ?? 1}
        count={Math.ceil(orders.total / ORDERS_PER_PAGE)}
        hrefOf={(page) => address({ page: String(page) })}
      />
    </>
  );
}
