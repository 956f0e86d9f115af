'use client';

import type { Address } from '@rider/model/address';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Checkbox } from '../../primitives/field/index.ts';
import { Form, FormActions, FormGrid, type FormProps } from '../../primitives/form/index.ts';
import { wideField } from '../../primitives/form/form.css.ts';
import { AddressFields, type AddressFormCountry } from './address-fields.tsx';

/** Values of the form. */
export type AddressFormValues = Omit<Address, 'id' | 'region'>;

/** Props of the form. Its children are hidden fields of the host. */
export interface AddressFormProps extends FormProps {
  /** Countries to choose from, with their regions. Without any, the form has no country, second line or fax. */
  countries: readonly AddressFormCountry[];
  /** Fields of the host for the region, instead of city and state; the postal code is then optional. */
  region?: ReactNode;
  /** Initial values of the fields. */
  defaultValues?: Partial<AddressFormValues> | undefined;
  /** Called by the cancel button, which is absent without it. */
  onCancel?: (() => void) | undefined;
}

/** The form of a delivery address. It posts the names of its values. */
export function AddressForm(props: AddressFormProps) {
  const { countries, region, defaultValues: values = {}, onCancel, children, ...form } = props;
  const intl = useIntl();
  return (
    <Form data-component="address-form" {...form}>
      {children}
      <FormGrid>
        <AddressFields countries={countries} region={region} defaultValues={values} />
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
