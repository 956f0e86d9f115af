import { JOB_LENGTH } from '@rider/model/limits';
import { NO_DELIVERY_TERMS, type DeliveryTerms } from '@rider/model/order';
import { Checkbox, TextField } from '@rider/ui/field';
import { FormGrid } from '@rider/ui/form';
import { useMessages } from '../messages/use-messages.ts';

/** Props of `TermsFields`. */
export interface TermsFieldsProps {
  terms?: DeliveryTerms | undefined;
  /** Precedes the names of the fields, where they are a part of a form. */
  prefix?: string;
  /** Whether the buyer picks the products up. */
  isPickUp: boolean;
}

/** The fields of delivery terms. */
export function TermsFields({ terms = NO_DELIVERY_TERMS, prefix = '', isPickUp }: TermsFieldsProps) {
  const text = useMessages('desk.terms');
  const how = isPickUp ? 'pickUp.' : '';
  return (
    <>
      <FormGrid>
        {(['job', 'site'] as const).map((name) => (
          <TextField
            key={name}
            name={prefix + name}
            label={text(name)}
            defaultValue={terms[name]}
            maxLength={JOB_LENGTH}
            autoComplete="off"
          />
        ))}
        {(['notBefore', 'notAfter'] as const).map((name) => (
          <TextField
            key={name}
            name={prefix + name}
            label={text(`${how}${name}`)}
            type="date"
            defaultValue={terms[name] ?? ''}
          />
        ))}
      </FormGrid>
      <Checkbox name={`${prefix}isWhole`} label={text(`${how}isWhole`)} defaultChecked={terms.isWhole} />
    </>
  );
}
