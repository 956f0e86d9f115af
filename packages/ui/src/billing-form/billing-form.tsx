'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AddressFields, type AddressFormCountry, type AddressValues } from '../address-form/index.ts';
import { Button } from '../button/index.ts';
import { Form, FormActions, FormGrid, type FormProps } from '../form/index.ts';

/** What the form takes. Its children are hidden fields of the host. */
export interface BillingFormProps extends FormProps {
  countries: readonly AddressFormCountry[];
  /** The billing address as it is; a delivery address fits too. */
  defaultValues?: Partial<AddressValues> | undefined;
  /** The buyer's delivery address: can be taken over by one press. */
  delivery?: AddressValues | undefined;
  onCancel?: (() => void) | undefined;
}

/** The billing address (R6.8): the same fields as a delivery address, named alike, filled in as the billing one. */
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
        {/* A new key lets the fields begin again with the values taken over. */}
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
