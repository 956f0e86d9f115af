import type { ReactNode } from 'react';
import { AddressCard, type AddressCardAddress } from '../address-card/index.ts';
import { controlProps, FieldError } from '../field/field.tsx';
import { useFieldIdentity } from '../field/form-errors.tsx';
import * as styles from './address-picker.css.ts';

/** An address that can be chosen, with what the form sends for it. */
export interface PickedAddress extends AddressCardAddress {
  id: string;
}

/** What the picker takes. Controlled with `value`, else starting at `defaultValue`. */
export interface AddressPickerProps {
  label: ReactNode;
  addresses: readonly PickedAddress[];
  /** Name of the form's field; its error comes by this name from `<FormErrors>`. */
  name?: string;
  /** Id of the form, where the picker stands outside of it. */
  form?: string;
  value?: string;
  defaultValue?: string;
  onValueChange?: (addressId: string) => void;
  error?: ReactNode;
}

/** One address of several: the platform's radio buttons, each on its card. */
export function AddressPicker(props: AddressPickerProps) {
  const { label, addresses, name = 'addressId', form, value, defaultValue, onValueChange } = props;
  const { id, error, markEdited } = useFieldIdentity({ name, error: props.error });
  const wiring = controlProps({ id, name, required: true, error });
  const isChecked = (address: PickedAddress) =>
    value === undefined ? { defaultChecked: address.id === defaultValue } : { checked: address.id === value };
  return (
    <fieldset
      data-component="address-picker"
      data-state={error ? 'invalid' : undefined}
      aria-describedby={wiring['aria-describedby']}
      onInput={markEdited}
      className={styles.group}
    >
      <legend className={styles.legend}>{label}</legend>
      {error && <FieldError fieldId={id}>{error}</FieldError>}
      <div className={styles.cards}>
        {addresses.map((address, index) => (
          <label key={address.id} data-part="choice" className={styles.choice}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              form={form}
              value={address.id}
              onChange={() => onValueChange?.(address.id)}
              className={styles.radio}
              {...isChecked(address)}
            />
            <AddressCard address={address} className={styles.card} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
