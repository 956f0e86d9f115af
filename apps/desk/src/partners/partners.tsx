import { PARTNER_KEY_STATES } from '@rider/api/operator';
import { partnerKeysQuery } from '../data/operator-queries.ts';
import { DialogButton } from '../list/dialog-button.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { IssueDialog } from './issue-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

/** Keys by which partners get chat tokens for their buyers, the newest first; they are issued and revoked here. */
export default function Partners() {
  const text = useMessages('desk.partners');
  return (
    <ListScreen
      section="partners"
      messages="desk.partners"
      queryOf={partnerKeysQuery}
      states={PARTNER_KEY_STATES}
      columns={[
        { id: 'partner', cell: ({ partner }) => partner, rowHeader: true },
        { id: 'key', cell: ({ id }) => id },
        { id: 'issued', moment: ({ issuedAt }) => issuedAt },
        {
          id: 'state',
          state: ({ revokedAt }) => (revokedAt === null ? 'good' : 'revoked'),
          tones: { good: 'success', revoked: 'neutral' },
        },
        { id: 'revoked', moment: ({ revokedAt }) => revokedAt },
      ]}
      getRowId={({ id }) => id}
      rowActions={({ id, partner, revokedAt }) =>
        revokedAt === null ? [{ label: 'revoke', name: 'revokeOf', values: { key: id, partner } }] : []
      }
      renderDialog={(key, close) => <RevokeDialog partnerKey={key} onClose={close} />}
      actions={
        <DialogButton variant="primary" label={text('issue')}>
          {(close) => <IssueDialog onClose={close} />}
        </DialogButton>
      }
    />
  );
}
