import { OPERATOR_PAGE_SIZE, type OperatorList, type OperatorListQuery } from '@rider/api/operator';
import { Button } from '@rider/ui/button';
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
import { useListAddress } from './list-address.ts';
import * as styles from './list-screen.css.ts';

/** Props of `ListScreen`. */
export interface ListScreenProps<Row> extends Pick<
  DataTableProps<Row>,
  'columns' | 'getRowId' | 'getRowName' | 'renderRowActions'
> {
  /** The heading of the screen and the caption of the table. */
  title: string;
  /** The query for one page of the list. */
  queryOf: (list: OperatorListQuery) => Query<OperatorList<Row>>;
  /** Label of the search field. */
  searchLabel: string;
  /** The filter by state. */
  states?: { label: string; all: string; options: readonly { value: string; label: string }[] };
  /** The columns show times, so the screen states their time zone. */
  zoned?: boolean;
  /** Shown when the list is empty and no filter is set. */
  empty: ReactNode;
  /** Shown beside the heading, e.g. a button. */
  actions?: ReactNode;
  /** Dialogs of the screen. */
  children?: ReactNode;
}

/** A list of the desk with search, filter, table and pages, all stored in the address. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { title, queryOf, searchLabel, states, empty, zoned, actions, children, ...table } = props;
  const intl = useIntl();
  const { query, narrow, pageHref } = useListAddress();
  const { data, error, isLoading, refetch } = useOptionalQuery(queryOf(query), { keepPreviousData: true });
  const isNarrowed = query.search !== '' || query.state !== '';
  const pages = Math.ceil((data?.total ?? 0) / OPERATOR_PAGE_SIZE);
  return (
    <Container>
      <Stack gap="x4">
        <div className={styles.head}>
          <Heading level={2} size="title2" className={styles.heading}>
            {title}
          </Heading>
          {actions}
        </div>
        {zoned && (
          <Text size="small" tone="quiet">
            <FormattedMessage id="desk.list.zone" values={{ zone: formatZone(intl) }} />
          </Text>
        )}
        <search className={styles.filters}>
          <Search label={searchLabel} shown={query.search ?? ''} onSearch={(text) => narrow('search', text)} />
          {states && (
            <Select
              label={states.label}
              hideLabel
              value={query.state}
              onChange={(event) => narrow('state', event.currentTarget.value)}
            >
              <option value="">{states.all}</option>
              {states.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </search>
        <DataTable
          {...table}
          caption={title}
          hideCaption
          rows={data?.items ?? []}
          loading={isLoading}
          {...(error && !data && { error: <Failed onRetry={refetch} /> })}
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
              empty
            )
          }
        />
        <Pagination page={query.page ?? 1} count={pages} getHref={pageHref} />
      </Stack>
      {children}
    </Container>
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

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <FormattedMessage id="desk.list.failed" />{' '}
      <Button size="small" onClick={onRetry}>
        <FormattedMessage id="desk.retry" />
      </Button>
    </>
  );
}
