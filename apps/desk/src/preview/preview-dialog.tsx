import { previewAtSchema, validate } from '@rider/model/validation';
import { Dialog } from '@rider/ui/dialog';
import { Form, FormActions, FormGrid } from '@rider/ui/form';
import { Text } from '@rider/ui/text';
import { DialogButton } from '../list/dialog-button.tsx';
import { MomentFields } from '../form/moment-fields.tsx';
import { nestedValues } from '../form/nested-values.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { usePreview } from './use-preview.ts';

/** A button for a preview of the shop at another time. */
export function PreviewAtTime() {
  const text = useMessages('desk.preview');
  return <DialogButton label={text('atTime')}>{(close) => <PreviewDialog onClose={close} />}</DialogButton>;
}

/** Chooses the time at which the shop is shown. */
function PreviewDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages('desk.preview');
  const { open, pending } = usePreview();
  const { wiring } = useSavedForm({
    check: (typed) => validate(previewAtSchema, { ...nestedValues(typed), draft: null }),
    save: async (preview) => {
      if (await open(preview)) onClose();
    },
  });
  return (
    <Dialog open onOpenChange={onClose} title={text('atTime')}>
      <Form {...wiring}>
        <Text size="small" tone="quiet">
          {text('atTimeHint')}
        </Text>
        <FormGrid>
          <MomentFields name="at" label={text('day')} instant={null} time="12:00" required />
        </FormGrid>
        <FormActions submit={text('open')} pending={pending} />
      </Form>
    </Dialog>
  );
}
