import { OPERATOR_PAGE_SIZE, type OperatorList, type OperatorListQuery } from '@rider/api/operator';
import { DataTable, type DataTableProps } from '@rider/ui/data-table';
import { formatZone } from '@rider/ui/date';
import { SearchField, Select } from '@rider/ui/field';
import { Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Pagination } from '@rider/ui/pagination';
import { Heading, Text } from '@rider/ui/text';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Query } from '../data/query.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import type { MessageIdAbove, MessageIdBelow } from '../messages/ids.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useListAddress, type ListAddress } from './list-address.ts';
import { useTableColumns, type ListColumn, type ListState } from './list-column.tsx';
import { ListFailed } from './list-failed.tsx';
import { ListSelectionBar, useListSelection, type ListSelection } from './list-selection.tsx';
import { RowActions, type RowAction } from './row-actions.tsx';
import * as styles from './list-screen.css.ts';

/** A state by which a list is filtered: with the message `state.<state>`, or a text of its own. */
type StateOption<Messages extends string> = ListState<Messages> | { value: string; label: string };

/** Props of `ListScreen`. */
export interface ListScreenProps<Row, Messages extends string> extends Pick<
  DataTableProps<Row>,
  'getRowId' | 'getRowName'
> {
  /** The section, which names the screen. */
  section: MessageIdBelow<'desk.section'>;
  /**
   * The beginning of the list's messages: `search` labels the search field, `empty` shows while there are no rows, `state` and `allStates`
   * label the filter, and columns and actions are labelled by name.
   */
  messages: Messages;
  /** The query for one page of the list. */
  queryOf: (list: OperatorListQuery) => Query<OperatorList<Row>>;
  /** The states to filter by. */
  states?: readonly StateOption<Messages>[];
  columns: readonly ListColumn<Row, Messages>[];
  rowActions?: (row: Row) => readonly RowAction<Messages>[];
  /** The dialog of a row, as it is now. It stays, with the last values, when a new answer no longer has the row. */
  renderDialog?: (row: Row, close: () => void) => ReactNode;
  /** Shown beside the heading, e.g. a button. */
  actions?: ReactNode;
  /** Shown above the filters, e.g. saved views. */
  views?: ReactNode;
  /** Makes rows selectable; returns what can be done with the selected ones. */
  renderSelection?: (selection: ListSelection) => ReactNode;
}

/** A list of the desk with search, filter, table and pages, all stored in the address. */
export function ListScreen<Row, Messages extends MessageIdAbove<'search'> & MessageIdAbove<'empty'>>(
  props: ListScreenProps<Row, Messages>,
) {
  // Which names have a message is checked where they are given.
  const given = props as unknown as ListScreenProps<Row, string>;
  const { section, messages, queryOf, states, columns, getRowId, getRowName, rowActions, renderDialog, actions } =
    given;
  const { renderSelection, views } = given;
  const intl = useIntl();
  const text = useMessages<string>(messages);
  const title = intl.formatMessage({ id: `desk.section.${section}` });
  const [open, setOpen] = useState<Row | null>(null);
  const tableColumns = useTableColumns(messages, columns);
  const { query, narrow, pageHref, sort, sortHref } = useListAddress();
  const { data, error, isLoading, refetch } = useOptionalQuery(queryOf(query), { keepPreviousData: true });
  const current = open && data?.items.find((row) => getRowId(row) === getRowId(open));
  // So that a dialog continues with the latest values if a later answer no longer has the row.
  if (current && current !== open) setOpen(current);
  const isNarrowed = query.search !== '' || query.state !== '';
  const total = data?.total ?? 0;
  const pages = Math.ceil(total / OPERATOR_PAGE_SIZE);
  const selecting = useListSelection({ ids: data?.items.map(getRowId) ?? [], total, query });
  return (
    <Container>
      <Stack gap="x4">
        <div className={styles.head}>
          <Heading level={2} size="title2" className={styles.heading}>
            {title}
          </Heading>
          {actions}
        </div>
        {columns.some((column) => 'moment' in column) && (
          <Text size="small" tone="quiet">
            <FormattedMessage id="desk.list.zone" values={{ zone: formatZone(intl) }} />
          </Text>
        )}
        {views}
        <Filters messages={messages} states={states} query={query} narrow={narrow} />
        {renderSelection && (
          <ListSelectionBar selecting={selecting} total={total}>
            {renderSelection(selecting.selection)}
          </ListSelectionBar>
        )}
        <DataTable
          {...(renderSelection && selecting.table)}
          {...(getRowName && { getRowName })}
          caption={title}
          hideCaption
          columns={tableColumns}
          sort={sort}
          getSortHref={sortHref}
          getRowId={getRowId}
          {...(rowActions && {
            renderRowActions: (row: Row) => (
              <RowActions messages={messages} actions={rowActions(row)} onOpen={() => setOpen(row)} />
            ),
          })}
          rows={data?.items ?? []}
          loading={isLoading}
          {...(error && !data && { error: <ListFailed onRetry={refetch} /> })}
          empty={
            pages > 0 ? (
              <>
                <FormattedMessage id="desk.list.beyond" />{' '}
                <Link href={pageHref(pages)}>
                  <FormattedMessage id="desk.list.lastPage" />
                </Link>
              </>
            ) : isNarrowed ? (
              <FormattedMessage id="desk.list.noneFound" />
            ) : (
              text('empty')
            )
          }
        />
        <Pagination page={query.page ?? 1} count={pages} getHref={pageHref} />
      </Stack>
      {open !== null && renderDialog?.(open, () => setOpen(null))}
    </Container>
  );
}

interface FiltersProps extends Pick<ListAddress, 'query' | 'narrow'> {
  messages: string;
  states: readonly StateOption<string>[] | undefined;
}

function Filters({ messages, states, query, narrow }: FiltersProps) {
  const text = useMessages<string>(messages);
  return (
    <search className={styles.filters}>
      <Search label={text('search')} shown={query.search ?? ''} onSearch={(typed) => narrow('search', typed)} />
      {states && (
        <Select
          label={text('state')}
          hideLabel
          value={query.state}
          onChange={(event) => narrow('state', event.currentTarget.value)}
        >
          <option value="">{text('allStates')}</option>
          {states.map((state) => {
            const { value, label } =
              typeof state === 'string' ? { value: state, label: text(`state.${state}`) } : state;
            return (
              <option key={value} value={value}>
                {label}
              </option>
            );
          })}
        </Select>
      )}
    </search>
  );
}

function Search({ label, shown, onSearch }: { label: string; shown: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(shown);
  const [last, setLast] = useState(shown);
  // The address changed by other means, e.g. Back: the field follows it.
  if (shown !== last) {
    setLast(shown);
    if (shown !== typed.trim()) setTyped(shown);
  }
  return (
    <SearchField
      label={label}
      hideLabel
      placeholder={label}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onSearch(event.currentTarget.value.trim());
      }}
    />
  );
}
