import { issuePartnerKey, type IssuedPartnerKey } from '@rider/api/operator';
import { partnerKeySchema, validate } from '@rider/model/validation';
import { Button } from '@rider/ui/button';
import { CopyButton } from '@rider/ui/copy-button';
import { Dialog } from '@rider/ui/dialog';
import { TextArea, TextField } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { Cluster, Stack } from '@rider/ui/layout';
import { Banner } from '@rider/ui/banner';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';

/** Issues a key to a partner, and shows the private key once. */
export function IssueDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages('desk.partners');
  const [issued, setIssued] = useState<IssuedPartnerKey | null>(null);
  const { wiring } = useSavedForm({
    check: (typed) => validate(partnerKeySchema, typed),
    save: async (values) => setIssued(await issuePartnerKey(api, values)),
    change: 'partner-key',
  });
  if (issued) return <IssuedKey issued={issued} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title={text('issue')}>
      <Form {...wiring}>
        <TextField label={text('name')} description={text('nameHint')} name="partner" autoComplete="off" required />
        <FormActions submit={text('issue')} pending={wiring.pending} />
      </Form>
    </Dialog>
  );
}

/** The new key, which is shown only here, so a press outside does not close it. */
function IssuedKey({ issued: { id, privateKey }, onClose }: { issued: IssuedPartnerKey; onClose: () => void }) {
  const intl = useIntl();
  const text = useMessages('desk.partners');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      role="alertdialog"
      title={intl.formatMessage({ id: 'desk.partners.issuedKey' }, { key: id })}
    >
      <Stack gap="x4">
        <Banner tone="warning">{text('shownOnce')}</Banner>
        <TextArea label={text('privateKey')} defaultValue={privateKey} rows={8} readOnly spellCheck={false} />
        <Cluster gap="x3">
          <CopyButton value={privateKey} label={text('copyKey')} variant="secondary" size="medium" />
          <Button variant="primary" onClick={onClose}>
            <FormattedMessage id="desk.partners.done" />
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
