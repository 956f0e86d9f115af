import { money } from '@rider/model/money';
import { screens } from '@rider/model/screens';
import type { BoughtVariant } from '@rider/model/shopping-list';
import { Badge } from '@rider/ui/badge';
import { Button, LinkButton } from '@rider/ui/button';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { formatDay } from '@rider/ui/date';
import { EmptyState } from '@rider/ui/empty-state';
import { Checkbox } from '@rider/ui/field';
import { Cluster, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { formatMoney } from '@rider/ui/price';
import { formatQuantity } from '@rider/ui/quantity';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useSearchParams } from 'react-router';
import { browserLoader } from '../../../data/browser-load.ts';
import { buyerLoader } from '../../../data/server-load.ts';
import { useQuery } from '../../../data/use-query.ts';
import { localized } from '../../../messages/localized-path.ts';
import { useLocale } from '../../../messages/messages.tsx';
import { ScreenTitle } from '../../../page-head/screen-title.tsx';
import { pageOfAddress } from '../../../screen-parameters/page-of-address.ts';
import { boughtQuery } from '../../../shopping-list/list-queries.ts';
import { PagedList } from '../paged-list.tsx';

const LIST = screens.boughtBefore;
const PAGE_SIZE = 50;

const queryOf = (parameters: URLSearchParams) => boughtQuery({ page: pageOfAddress(parameters), pageSize: PAGE_SIZE });
const needs = (request: Request) => [queryOf(new URL(request.url).searchParams)];

export const loader = buyerLoader(needs);
export const clientLoader = browserLoader(needs);

/** What the buyer has ordered before, with date and price then, and what changed; chosen variants go to the quick order. */
export default function BoughtBefore() {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const bought = useQuery(queryOf(parameters));
  const title = intl.formatMessage({ id: 'shop.boughtBefore.title' });
  return (
    <>
      <Stack gap="x2">
        <Link href={screens.shoppingLists}>
          <FormattedMessage id="shop.shoppingList.all" />
        </Link>
        <ScreenTitle title={title} />
        <Text tone="quiet" measure>
          <FormattedMessage id="shop.boughtBefore.purpose" />
        </Text>
      </Stack>
      <PagedList
        list={bought}
        page={pageOfAddress(parameters)}
        pageSize={PAGE_SIZE}
        getHref={(page) => `${LIST}?page=${page}`}
        firstPage={LIST}
        empty={
          <EmptyState
            icon="box"
            title={intl.formatMessage({ id: 'shop.boughtBefore.empty' })}
            actions={
              <LinkButton href={screens.categories} variant="primary">
                <FormattedMessage id="shop.cart.browse" />
              </LinkButton>
            }
          />
        }
      >
        {/* The quick order judges the chosen rows and adds them, with and without script. */}
        <Form method="post" action={screens.quickOrder}>
          <Stack gap="x4">
            <DataTable
              caption={title}
              hideCaption
              columns={useColumns()}
              rows={bought.items}
              getRowId={({ code }) => code}
            />
            <Cluster>
              <Button type="submit" name="intent" value="check" variant="primary">
                <FormattedMessage id="shop.boughtBefore.order" />
              </Button>
              <Button type="submit" formMethod="get" formAction={localized(useLocale(), screens.shoppingLists)}>
                <FormattedMessage id="shop.shoppingList.addLink" />
              </Button>
            </Cluster>
          </Stack>
        </Form>
      </PagedList>
    </>
  );
}

function useColumns(): DataColumn<BoughtVariant>[] {
  const intl = useIntl();
  const say = (name: 'choose' | 'product' | 'last' | 'then' | 'now') =>
    intl.formatMessage({ id: `shop.boughtBefore.${name}` });
  return [
    { id: 'choose', label: say('choose'), cell: Choice },
    { id: 'product', label: say('product'), rowHeader: true, cell: Product },
    { id: 'last', label: say('last'), cell: LastOrder },
    {
      id: 'then',
      label: say('then'),
      numeric: true,
      cell: ({ unitPrice, quantity, unit }) => (
        <Stack gap="x1">
          <span>{formatMoney(intl, unitPrice)}</span>
          <Text as="span" size="small" tone="quiet">
            <FormattedMessage
              id="shop.boughtBefore.quantity"
              values={{ quantity: formatQuantity(intl, quantity, unit) }}
            />
          </Text>
        </Stack>
      ),
    },
    { id: 'now', label: say('now'), numeric: true, cell: Now },
  ];
}

function Choice({ code, now, quantity }: BoughtVariant) {
  const intl = useIntl();
  if (now === null) return null;
  return (
    <Checkbox
      name="add"
      value={`${now.code}\t${quantity}`}
      hideLabel
      label={intl.formatMessage({ id: 'shop.boughtBefore.chooseOne' }, { code })}
    />
  );
}

function Product({ code, name, variant, now }: BoughtVariant) {
  return (
    <Stack gap="x1">
      {now ? <Link href={screens.product(now.productId, now.code)}>{name}</Link> : <span>{name}</span>}
      <Text as="span" size="small" tone="quiet">
        {[code, variant].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  );
}

function LastOrder({ boughtAt, orderNumber, orders }: BoughtVariant) {
  const intl = useIntl();
  return (
    <Stack gap="x1">
      <Link href={screens.order(orderNumber)}>{formatDay(intl, boughtAt)}</Link>
      {orders > 1 && (
        <Text as="span" size="small" tone="quiet">
          <FormattedMessage id="shop.boughtBefore.orders" values={{ count: orders }} />
        </Text>
      )}
    </Stack>
  );
}

/** The price now, marked where it differs, and whether the variant can be ordered. */
function Now({ now, unitPrice }: BoughtVariant) {
  const intl = useIntl();
  if (now === null)
    return (
      <Badge tone="neutral">
        <FormattedMessage id="shop.boughtBefore.gone" />
      </Badge>
    );
  const direction = now.unitPrice > unitPrice ? 'up' : 'down';
  return (
    <Stack gap="x1">
      <span>{formatMoney(intl, now.unitPrice)}</span>
      {now.unitPrice !== unitPrice && (
        <Badge tone={direction === 'up' ? 'warning' : 'success'}>
          <FormattedMessage
            id={`shop.boughtBefore.${direction}`}
            values={{ difference: formatMoney(intl, money(Math.abs(now.unitPrice - unitPrice))) }}
          />
        </Badge>
      )}
      {now.stock < now.minimum && (
        <Badge tone="danger">
          <FormattedMessage id="shop.shoppingList.stock.sold-out" />
        </Badge>
      )}
    </Stack>
  );
}
