import { Select, TextField } from '@rider/ui/field';
import { FormGrid } from '@rider/ui/form';
import { useMessages } from '../messages/use-messages.ts';
import type { TypedDiscount } from './contents.ts';

/** Props of `DiscountFields`. */
export interface DiscountFieldsProps {
  discount: TypedDiscount;
  onChange: (discount: TypedDiscount) => void;
}

const KINDS = ['none', 'amount', 'rate'] as const;

/** A discount on the whole order: an amount or a percentage, with its reason. */
export function DiscountFields({ discount, onChange }: DiscountFieldsProps) {
  const text = useMessages('desk.orderEntry');
  const { kind, value, reason } = discount;
  return (
    <>
      <FormGrid>
        <Select
          label={text('discount')}
          value={kind}
          onChange={({ currentTarget }) =>
            onChange({ ...discount, kind: KINDS.find((each) => each === currentTarget.value) ?? 'none' })
          }
        >
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {text(`discount.${each}`)}
            </option>
          ))}
        </Select>
        {kind !== 'none' && (
          <TextField
            name={`shopDiscount.${kind}`}
            label={text(`discount.${kind}Value`)}
            inputMode="decimal"
            autoComplete="off"
            value={value}
            onChange={({ currentTarget }) => onChange({ ...discount, value: currentTarget.value })}
            required
          />
        )}
      </FormGrid>
      {kind !== 'none' && (
        <TextField
          name="shopDiscount.reason"
          label={text('discount.reason')}
          description={text('discount.reasonHint')}
          autoComplete="off"
          value={reason}
          onChange={({ currentTarget }) => onChange({ ...discount, reason: currentTarget.value })}
          required
        />
      )}
    </>
  );
}
