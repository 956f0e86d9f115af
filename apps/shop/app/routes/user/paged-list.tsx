import { LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { Pagination } from '@rider/ui/pagination';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Shown in place of a list that has entries but not this page, e.g. because its only entry was deleted. */
export function PageBeyond({ firstPage }: { firstPage: string }) {
  return (
    <EmptyState
      icon="filter"
      title={<FormattedMessage id="shop.list.beyond.title" />}
      actions={
        <LinkButton href={firstPage}>
          <FormattedMessage id="shop.list.beyond.action" />
        </LinkButton>
      }
    >
      <FormattedMessage id="shop.list.beyond.text" />
    </EmptyState>
  );
}

interface PagedListProps {
  list: { items: readonly unknown[]; total: number };
  page: number | undefined;
  pageSize: number;
  getHref: (page: number) => string;
  /** Address of the first page, for a page after the last one. */
  firstPage: string;
  /** Shown without any entry. */
  empty?: ReactNode;
  /** The entries of the page. */
  children: ReactNode;
}

/** A page of a list with links to the others. */
export function PagedList({ list, page = 1, pageSize, getHref, firstPage, empty, children }: PagedListProps) {
  const { items, total } = list;
  return (
    <>
      {items.length === 0 && total > 0 ? (
        <PageBeyond firstPage={firstPage} />
      ) : (
        (items.length === 0 && empty) || children
      )}
      <Pagination page={page} count={Math.ceil(total / pageSize)} getHref={getHref} />
    </>
  );
}
