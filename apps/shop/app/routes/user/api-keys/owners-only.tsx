import { screens } from '@rider/model/screens';
import { Banner } from '@rider/ui/banner';
import { LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface OwnersOnlyProps {
  /** Whether the buyer is in a company, without owning it. */
  isMember: boolean;
  /** Shown to members. */
  ownersOnly: ReactNode;
  /** Shown to buyers without a company. */
  noCompany: ReactNode;
}

/** In place of what only owners of a company manage. */
export function OwnersOnly({ isMember, ownersOnly, noCompany }: OwnersOnlyProps) {
  if (isMember) return <Banner>{ownersOnly}</Banner>;
  return (
    <EmptyState
      title={noCompany}
      actions={
        <LinkButton href={screens.companyMembers} variant="primary">
          <FormattedMessage id="shop.companyMembers.create" />
        </LinkButton>
      }
    >
      <FormattedMessage id="shop.apiKeys.noCompanyHint" />
    </EmptyState>
  );
}
