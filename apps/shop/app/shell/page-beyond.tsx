import { LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { FormattedMessage } from 'react-intl';

/** Shown in place of a list that has entries but not this page, e.g. because the last entry on it was deleted. */
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
