'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AddressFields, type AddressFormCountry, type AddressValues } from '../address-form/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Form, FormActions, FormGrid, type FormProps } from '../../primitives/form/index.ts';

/** Props of the form. Its children are hidden fields of the host. */
export interface BillingFormProps extends FormProps {
  /** Countries to choose from, with their regions. */
  countries: readonly AddressFormCountry[];
  /** Default values; a delivery address fits too. */
  defaultValues?: Partial<AddressValues> | undefined;
  /** The buyer's delivery address; a button copies it. */
  delivery?: AddressValues | undefined;
  /** Called by the cancel button, which is absent without it. */
  onCancel?: (() => void) | undefined;
}

/** The form of the billing address: the fields and names of a delivery address, autofilled as billing. */
export function BillingForm({
  countries,
  defaultValues: values,
  delivery,
  onCancel,
  children,
  ...form
}: BillingFormProps) {
  const intl = useIntl();
  const [copied, setCopied] = useState(0);
  return (
    <Form data-component="billing-form" {...form}>
      {children}
      {delivery && (
        <div>
          <Button size="small" icon="copy" onClick={() => setCopied(copied + 1)}>
            {intl.formatMessage({ id: 'ui.billingForm.copy' })}
          </Button>
        </div>
      )}
      <FormGrid>
        {/* A new key remounts the fields with the copied values. */}
        <AddressFields
          key={copied}
          countries={countries}
          defaultValues={copied > 0 ? delivery : values}
          purpose="billing"
        />
      </FormGrid>
      <FormActions submit={<FormattedMessage id="ui.billingForm.save" />} pending={form.pending} onCancel={onCancel} />
    </Form>
  );
}
