import { screens } from '@rider/model/screens';
import type { ShoppingList } from '@rider/model/shopping-list';
import { Badge } from '@rider/ui/badge';
import { Banner } from '@rider/ui/banner';
import { Button } from '@rider/ui/button';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { formatDay } from '@rider/ui/date';
import { Cluster, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Heading, Text } from '@rider/ui/text';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useActionData, useNavigation, useSearchParams } from 'react-router';
import { browserLoader } from '../../../data/browser-load.ts';
import { capabilitiesQuery } from '../../../data/capabilities-query.ts';
import { asPart } from '../../../data/query.ts';
import { buyerLoader } from '../../../data/server-load.ts';
import { useOptionalQuery } from '../../../data/use-query.ts';
import { ownCompanyQuery } from '../../../order/order-queries.ts';
import type { FormOutcome } from '../../../form/form-outcome.ts';
import { useRejectionMessage } from '../../../form/use-rejection-message.ts';
import { ScreenTitle } from '../../../page-head/screen-title.tsx';
import type { ScreenHandle } from '../../../screen-parameters/screen-handle.ts';
import { addedRows, orderableRows } from '../../../shopping-list/added-rows.ts';
import { addedRowsQuery, shoppingListsQuery } from '../../../shopping-list/list-queries.ts';
import { useBrowserAnswer } from '../../../shopping-list/use-browser-answer.ts';
import { MOST_LIST_BYTES } from './list-actions.ts';
import { ListForm } from './list-form.tsx';

export { action, clientAction } from './list-actions.ts';

export const handle: ScreenHandle & { formLimit: number } = { formLimit: MOST_LIST_BYTES };

function needs(request: Request) {
  const rows = addedRows(new URL(request.url).searchParams);
  const queries = [shoppingListsQuery, asPart(capabilitiesQuery), ownCompanyQuery];
  return rows.length > 0 ? [...queries, addedRowsQuery(rows)] : queries;
}

export const loader = buyerLoader(needs);
export const clientLoader = browserLoader(needs);

/** The buyer's shopping lists, and the form of a new one. `?add=<SKU>`, repeated for more, adds variants to the chosen list. */
export default function ShoppingLists() {
  const intl = useIntl();
  const lists = useBrowserAnswer(shoppingListsQuery);
  const isStored = useOptionalQuery(capabilitiesQuery).data?.shoppingLists ?? true;
  const rejection = useRejectionMessage(useActionData<FormOutcome>());
  const [parameters] = useSearchParams();
  const rows = addedRows(parameters);
  return (
    <>
      <Stack gap="x2">
        <ScreenTitle
          title={
            rows.length > 0
              ? intl.formatMessage(
                  { id: 'shop.shoppingList.addCode' },
                  { count: rows.length, code: rows[0]?.text ?? '' },
                )
              : intl.formatMessage({ id: 'shop.shoppingList.lists' })
          }
        />
        <Text tone="quiet" measure>
          <FormattedMessage id={isStored ? 'shop.shoppingList.purpose' : 'shop.shoppingList.inBrowser'} />
        </Text>
        {isStored && (
          <Link href={screens.boughtBefore}>
            <FormattedMessage id="shop.boughtBefore.title" />
          </Link>
        )}
      </Stack>
      {rejection !== null && <Banner tone="danger">{rejection}</Banner>}
      {lists && lists.length > 0 && <Lists lists={lists} isAdding={rows.length > 0} />}
      <Stack as="section" aria-labelledby="new-list">
        <Heading level={2} size="title3" id="new-list">
          <FormattedMessage id="shop.shoppingList.new" />
        </Heading>
        <ListForm>
          <AddedVariants />
        </ListForm>
      </Stack>
    </>
  );
}

/** The fields of the variants to add. */
function AddedVariants() {
  const [parameters] = useSearchParams();
  const rows = addedRows(parameters);
  const check = useOptionalQuery(rows.length > 0 ? addedRowsQuery(rows) : null).data;
  return (
    <>
      {orderableRows(rows, check).map(({ text, quantity }, place) => (
        <Fragment key={place}>
          <input type="hidden" name="text" value={text} />
          <input type="hidden" name="quantity" value={quantity} />
        </Fragment>
      ))}
    </>
  );
}

function Lists({ lists, isAdding }: { lists: readonly ShoppingList[]; isAdding: boolean }) {
  const intl = useIntl();
  const say = (name: 'name' | 'job' | 'site' | 'lines' | 'changed') =>
    intl.formatMessage({ id: `shop.shoppingList.${name}` });
  const columns: DataColumn<ShoppingList>[] = [
    { id: 'name', label: say('name'), rowHeader: true, cell: Name },
    { id: 'job', label: say('job'), cell: ({ job }) => job },
    { id: 'site', label: say('site'), cell: ({ site }) => site },
    { id: 'lines', label: say('lines'), numeric: true, cell: ({ lines }) => intl.formatNumber(lines) },
    { id: 'changed', label: say('changed'), cell: ({ changedAt }) => formatDay(intl, changedAt) },
    ...(isAdding
      ? [
          {
            id: 'add',
            label: intl.formatMessage({ id: 'shop.shoppingList.add' }),
            cell: AddHere,
          },
        ]
      : []),
  ];
  const caption = intl.formatMessage({ id: 'shop.shoppingList.lists' });
  return <DataTable caption={caption} hideCaption columns={columns} rows={lists} getRowId={({ id }) => id} />;
}

function Name({ id, name, shared, isOwn, owner }: ShoppingList) {
  return (
    <Cluster gap="x2">
      <Link href={screens.shoppingList(id)}>{name}</Link>
      {shared && (
        <Badge tone="neutral">
          <FormattedMessage id={`shop.shoppingList.${isOwn ? 'shared' : 'sharedBy'}`} values={{ owner }} />
        </Badge>
      )}
    </Cluster>
  );
}

/** Adds the variants of the address to a list. */
function AddHere({ id, name }: ShoppingList) {
  const intl = useIntl();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="add-rows" />
      <input type="hidden" name="id" value={id} />
      <AddedVariants />
      <Button
        type="submit"
        size="small"
        pending={isBusy}
        aria-label={intl.formatMessage({ id: 'shop.shoppingList.addTo' }, { name })}
      >
        <FormattedMessage id="shop.shoppingList.add" />
      </Button>
    </Form>
  );
}
