import { INVITATION_DAYS, invitationLink } from '@rider/model/staff';
import { Banner } from '@rider/ui/banner';
import { Button } from '@rider/ui/button';
import { CopyButton } from '@rider/ui/copy-button';
import { Dialog } from '@rider/ui/dialog';
import { TextField } from '@rider/ui/field';
import { Cluster, Stack } from '@rider/ui/layout';
import { FormattedMessage, useIntl } from 'react-intl';

/** The link of a new invitation. It is shown only here, so a press outside does not close the dialog. */
export function InvitationLink({ token, name, onClose }: { token: string; name: string; onClose: () => void }) {
  const intl = useIntl();
  const link = invitationLink(location.origin, token);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      role="alertdialog"
      title={intl.formatMessage({ id: 'desk.people.invitationOf' }, { name })}
    >
      <Stack gap="x4">
        <Banner tone="warning">
          <FormattedMessage id="desk.people.linkOnce" values={{ days: INVITATION_DAYS }} />
        </Banner>
        <TextField label={intl.formatMessage({ id: 'desk.people.link' })} defaultValue={link} readOnly />
        <Cluster gap="x3">
          <CopyButton
            value={link}
            label={intl.formatMessage({ id: 'desk.people.copyLink' })}
            variant="secondary"
            size="medium"
          />
          <Button variant="primary" onClick={onClose}>
            <FormattedMessage id="desk.people.done" />
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
