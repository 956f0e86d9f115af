import { apiReferenceScreen } from '@rider/model/api-key';
import { screens } from '@rider/model/screens';
import { Banner } from '@rider/ui/banner';
import { LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { Link } from '@rider/ui/link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormHead } from '../../../form/form-head.tsx';
import type { FormOutcome } from '../../../form/form-outcome.ts';
import { SecretOnce } from './secret-once.tsx';

interface OwnerScreenProps<Shown> {
  title: string;
  purpose: ReactNode;
  /** Whether the buyer is in a company, and what its owners see. */
  loaded: { isMember: boolean; shown: Shown | null };
  outcome: FormOutcome | undefined;
  /** What to do with a new secret. */
  secretHint: ReactNode;
  /** Shown to members who are no owners. */
  ownersOnly: ReactNode;
  /** Shown to buyers without a company. */
  noCompany: ReactNode;
  children: (shown: Shown) => ReactNode;
}

/** A screen on which owners of a company set up its programs: a new secret is shown once, above the content. */
export function OwnerScreen<Shown>({ title, purpose, loaded, children, ...texts }: OwnerScreenProps<Shown>) {
  const { isMember, shown } = loaded;
  const { outcome, secretHint, ownersOnly, noCompany } = texts;
  return (
    <>
      <FormHead title={title}>
        {purpose}{' '}
        <Link href={apiReferenceScreen}>
          <FormattedMessage id="shop.apiReference.title" />
        </Link>
      </FormHead>
      {shown !== null ? (
        <>
          {outcome?.saved === true && outcome.secret !== undefined && (
            <SecretOnce secret={outcome.secret}>{secretHint}</SecretOnce>
          )}
          {children(shown)}
        </>
      ) : isMember ? (
        <Banner>{ownersOnly}</Banner>
      ) : (
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
      )}
    </>
  );
}
