import { revokePartnerKey, type PartnerKey } from '@rider/api/operator';
import { Button } from '@rider/ui/button';
import { Dialog } from '@rider/ui/dialog';
import { Cluster, Stack } from '@rider/ui/layout';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { useOperatorAction } from '../form/use-operator-action.ts';

/** Confirmation dialog: the partner's pages lose the chat. */
export function RevokeDialog({
  partnerKey: { id, partner },
  onClose,
}: {
  partnerKey: PartnerKey;
  onClose: () => void;
}) {
  const intl = useIntl();
  const acting = useOperatorAction('partner-key');
  const revoke = async () => {
    const done = intl.formatMessage({ id: 'desk.partners.revokedKey' }, { key: id });
    if (await acting.run(() => revokePartnerKey(api, id), done)) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      role="alertdialog"
      title={intl.formatMessage({ id: 'desk.partners.revokeOf' }, { key: id, partner })}
    >
      <Stack gap="x4">
        <Text>
          <FormattedMessage id="desk.partners.revokeWarning" values={{ partner }} />
        </Text>
        <Cluster gap="x3">
          <Button variant="danger" pending={acting.pending} onClick={() => void revoke()}>
            <FormattedMessage id="desk.partners.revoke" />
          </Button>
          <Button onClick={onClose}>
            <FormattedMessage id="desk.partners.keep" />
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
