import { changeTerms, type OperatorOrder } from '@rider/api/operator';
import { NO_DELIVERY_TERMS } from '@rider/model/order';
import { deliveryTermsSchema, validate } from '@rider/model/validation';
import { Dialog } from '@rider/ui/dialog';
import { Form, FormActions } from '@rider/ui/form';
import { api } from '../data/desk-api.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { DialogButton } from '../list/dialog-button.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { TermsFields } from './terms-fields.tsx';

/** Changes how an order is to be delivered, as agreed with its buyer. */
export function ChangeTerms({ order }: { order: OperatorOrder }) {
  const text = useMessages('desk.terms');
  return (
    <DialogButton size="small" label={text('change')}>
      {(close) => <TermsDialog order={order} onClose={close} />}
    </DialogButton>
  );
}

function TermsDialog({
  order: { number, deliveryTerms = NO_DELIVERY_TERMS, pickUp },
  onClose,
}: {
  order: OperatorOrder;
  onClose: () => void;
}) {
  const text = useMessages('desk.terms');
  const { wiring } = useSavedForm({
    check: (typed) => validate(deliveryTermsSchema, typed),
    seen: deliveryTerms,
    describe: ({ job, site, notBefore, notAfter }) =>
      [job, site, notBefore, notAfter].filter(Boolean).join(', ') || '–',
    save: (terms, seen) => changeTerms(api, number, terms, seen),
    saved: () => text('changed'),
    onSaved: onClose,
    change: 'order',
  });
  return (
    <Dialog open onOpenChange={onClose} title={text('change')} description={text('changeHint')}>
      <Form {...wiring}>
        <TermsFields terms={deliveryTerms} isPickUp={pickUp !== null} />
        <FormActions submit={text('save')} pending={wiring.pending} />
      </Form>
    </Dialog>
  );
}
