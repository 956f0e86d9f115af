import { PARTNER_KEY_STATES, type PartnerKey } from '@rider/api/operator';
import { Badge } from '@rider/ui/badge';
import { Button } from '@rider/ui/button';
import type { DataColumn } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { partnerKeysQuery } from '../data/operator-queries.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { stateFilter } from '../list/state-filter.ts';
import type { MessageIdBelow } from '../messages/ids.ts';
import { IssueDialog } from './issue-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

function stateBadge({ revokedAt }: PartnerKey) {
  return (
    <Badge tone={revokedAt === null ? 'success' : 'neutral'}>
      <FormattedMessage id={`desk.partners.state.${revokedAt === null ? 'good' : 'revoked'}`} />
    </Badge>
  );
}

/** Keys by which partners get chat tokens for their buyers, the newest first; they are issued and revoked here. */
export default function Partners() {
  const intl = useIntl();
  const [isIssuing, setIssuing] = useState(false);
  const [revoked, setRevoked] = useState<PartnerKey | null>(null);
  const say = (name: MessageIdBelow<'desk.partners'>) => intl.formatMessage({ id: `desk.partners.${name}` });
  const columns: DataColumn<PartnerKey>[] = [
    { id: 'partner', label: say('partner'), cell: ({ partner }) => partner, rowHeader: true },
    { id: 'key', label: say('key'), cell: ({ id }) => id },
    { id: 'issued', label: say('issued'), cell: ({ issuedAt }) => formatMoment(intl, issuedAt) },
    { id: 'state', label: say('state'), cell: stateBadge },
    {
      id: 'revoked',
      label: say('revoked'),
      cell: ({ revokedAt }) => (revokedAt === null ? '' : formatMoment(intl, revokedAt)),
    },
  ];
  const revoking = (key: PartnerKey) =>
    key.revokedAt === null && (
      <Button
        size="small"
        aria-label={intl.formatMessage({ id: 'desk.partners.revokeOf' }, { key: key.id, partner: key.partner })}
        onClick={() => setRevoked(key)}
      >
        {say('revoke')}
      </Button>
    );
  return (
    <ListScreen
      zoned
      title={intl.formatMessage({ id: 'desk.section.partners' })}
      queryOf={partnerKeysQuery}
      searchLabel={say('search')}
      states={stateFilter(PARTNER_KEY_STATES, say)}
      columns={columns}
      getRowId={({ id }) => id}
      getRowName={({ partner, id }) => `${partner} ${id}`}
      renderRowActions={revoking}
      empty={say('empty')}
      actions={
        <Button variant="primary" onClick={() => setIssuing(true)}>
          {say('issue')}
        </Button>
      }
    >
      {isIssuing && <IssueDialog onClose={() => setIssuing(false)} />}
      {revoked && <RevokeDialog partnerKey={revoked} onClose={() => setRevoked(null)} />}
    </ListScreen>
  );
}
