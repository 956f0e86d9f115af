'use client';

import type { Address } from '@rider/model/address';
import { FormattedMessage, useIntl } from 'react-intl';
import { Checkbox } from '../../primitives/field/index.ts';
import { Form, FormActions, FormGrid, type FormProps } from '../../primitives/form/index.ts';
import { wideField } from '../../primitives/form/form.css.ts';
import { AddressFields, type AddressFormCountry } from './address-fields.tsx';

/** Values of the form. */
export type AddressFormValues = Omit<Address, 'id'>;

/** Props of the form. Its children are hidden fields of the host. */
export interface AddressFormProps extends FormProps {
  /** Countries to choose from, with their regions. Without any, the form has no country, second line or fax. */
  countries: readonly AddressFormCountry[];
  /** Initial values of the fields. */
  defaultValues?: Partial<AddressFormValues> | undefined;
  /** Called by the cancel button, which is absent without it. */
  onCancel?: (() => void) | undefined;
}

/** The form of a delivery address. It posts the names of its values. */
export function AddressForm({ countries, defaultValues: values = {}, onCancel, children, ...form }: AddressFormProps) {
  const intl = useIntl();
  return (
    <Form data-component="address-form" {...form}>
      {children}
      <FormGrid>
        <AddressFields countries={countries} defaultValues={values} />
        <Checkbox
          label={intl.formatMessage({ id: 'ui.addressForm.isDefault' })}
          name="isDefault"
          value="1"
          defaultChecked={values.isDefault ?? false}
          className={wideField}
        />
      </FormGrid>
      <FormActions submit={<FormattedMessage id="ui.addressForm.save" />} pending={form.pending} onCancel={onCancel} />
    </Form>
  );
}
