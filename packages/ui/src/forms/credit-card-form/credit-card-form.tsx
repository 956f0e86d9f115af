'use client';

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../primitives/button/index.ts';
import { CardName, Expiry, type CreditCard } from '../../commerce/credit-card-tile/index.ts';
import { Checkbox, TextField } from '../../primitives/field/index.ts';
import { controlProps, FieldDescription, FieldError, RequiredMark } from '../../primitives/field/field.tsx';
import { useFieldIdentity } from '../../primitives/field/form-errors.tsx';
import { Form, FormActions, type FormProps } from '../../primitives/form/index.ts';
import * as styles from './credit-card-form.css.ts';

/**
 * Props of the form. It posts `cardholder` and `isDefault`; the host adds the provider's token as hidden fields among
 * the children. Error names are `cardholder` and `card`.
 */
export interface CreditCardFormProps extends FormProps {
  /** The payment provider's element for number, expiry and security code, which are not sent to the shop. */
  element: ReactNode;
  /** A saved card, shown instead of the element. */
  card?: Pick<CreditCard, 'brand' | 'last4' | 'expiryMonth' | 'expiryYear'> | undefined;
  /** Shows the provider's element again. */
  onReplaceCard?: (() => void) | undefined;
  /** Initial values of the fields. */
  defaultValues?: { cardholder?: string; isDefault?: boolean } | undefined;
  /** Called by the cancel button, which is absent without it. */
  onCancel?: (() => void) | undefined;
}

/** Saves a card with the payment provider. Needs script, because the provider's element does. */
export function CreditCardForm(props: CreditCardFormProps) {
  const { element, card, onReplaceCard, defaultValues: values = {}, onCancel, children, ...form } = props;
  const intl = useIntl();
  return (
    <Form data-component="credit-card-form" {...form}>
      {children}
      <TextField
        label={intl.formatMessage({ id: 'ui.creditCardForm.cardholder' })}
        name="cardholder"
        autoComplete="cc-name"
        defaultValue={values.cardholder}
        required
      />
      {card ? (
        <div data-part="card" className={styles.card}>
          <CardName {...card} />
          <Expiry {...card} />
          {onReplaceCard && (
            <Button size="small" onClick={onReplaceCard}>
              <FormattedMessage id="ui.creditCardForm.replace" />
            </Button>
          )}
        </div>
      ) : (
        <ProviderSlot>{element}</ProviderSlot>
      )}
      <Checkbox
        label={intl.formatMessage({ id: 'ui.creditCardForm.isDefault' })}
        name="isDefault"
        value="1"
        defaultChecked={values.isDefault ?? false}
      />
      <FormActions
        submit={<FormattedMessage id="ui.creditCardForm.save" />}
        pending={form.pending}
        onCancel={onCancel}
      />
    </Form>
  );
}

/** A field around the provider's control: a labelled group with its error, which the error summary can focus. */
function ProviderSlot({ children }: { children: ReactNode }) {
  const { id, error } = useFieldIdentity({ name: 'card' });
  const description = <FormattedMessage id="ui.creditCardForm.privacy" />;
  const wiring = controlProps({ id, name: undefined, required: true, description, error });
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      data-part="provider"
      data-state={error ? 'invalid' : undefined}
      aria-describedby={wiring['aria-describedby']}
      className={styles.slot}
    >
      <legend className={styles.legend}>
        <FormattedMessage id="ui.creditCardForm.card" />
        <RequiredMark />
      </legend>
      <FieldDescription fieldId={id}>{description}</FieldDescription>
      <div className={styles.provider}>{children}</div>
      {error && <FieldError fieldId={id}>{error}</FieldError>}
    </fieldset>
  );
}
