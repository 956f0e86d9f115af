import { grantCredit } from '@rider/api/operator';
import type { CreditTerms } from '@rider/model/invoice';
import { moneyFromDecimal } from '@rider/model/money';
import { creditTermsSchema, validate } from '@rider/model/validation';
import { Dialog } from '@rider/ui/dialog';
import { TextField } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { formatMoney } from '@rider/ui/price';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { MoneyField } from '../form/money-field.tsx';
import { useSavedForm } from '../form/use-saved-form.ts';

/** Props of `TermsDialog`. */
export interface TermsDialogProps {
  uid: string;
  name: string;
  terms: CreditTerms | null;
  onClose: () => void;
}

/** Grants a buyer terms, or changes them; the log records it. */
export function TermsDialog({ uid, name, terms, onClose }: TermsDialogProps) {
  const intl = useIntl();
  const { wiring } = useSavedForm({
    check: (typed) => validate(creditTermsSchema, typed),
    seen: terms,
    describe: (saved) =>
      saved === null
        ? '–'
        : intl.formatMessage({ id: 'desk.credit.terms' }, { limit: formatMoney(intl, saved.limit), days: saved.days }),
    save: ({ limit, days }, seen) =>
      grantCredit(api, uid, { limit: moneyFromDecimal(limit), days: Number(days) }, seen),
    saved: () => intl.formatMessage({ id: 'desk.credit.granted' }, { name }),
    onSaved: onClose,
    change: 'credit',
  });
  return (
    <Dialog open onOpenChange={onClose} title={intl.formatMessage({ id: 'desk.credit.termsOf' }, { name })}>
      <Form {...wiring}>
        <MoneyField
          label={intl.formatMessage({ id: 'desk.credit.limitField' })}
          name="limit"
          amount={terms?.limit}
          required
        />
        <TextField
          label={intl.formatMessage({ id: 'desk.credit.daysField' })}
          description={intl.formatMessage({ id: 'desk.credit.daysHint' })}
          name="days"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String(terms?.days ?? 30)}
          required
        />
        <FormActions submit={<FormattedMessage id="desk.credit.save" />} pending={wiring.pending} />
      </Form>
    </Dialog>
  );
}
