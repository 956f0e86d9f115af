'use client';

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../button/index.ts';
import { CardName, Expiry, type CreditCard } from '../credit-card-tile/index.ts';
import { Checkbox, TextField } from '../field/index.ts';
import { controlProps, FieldDescription, FieldError, RequiredMark } from '../field/field.tsx';
import { useFieldIdentity } from '../field/form-errors.tsx';
import { Form, FormActions, type FormProps } from '../form/index.ts';
import * as styles from './credit-card-form.css.ts';

/**
 * What the form takes. It posts `cardholder` and `isDefault`; what the provider gave for the card the host adds as
 * hidden fields among the children. Its error names are `cardholder` and `card`.
 */
export interface CreditCardFormProps extends FormProps {
  /** The payment provider's own element for number, expiry and security code: they never touch the shop (R6.9). */
  element: ReactNode;
  /** What the provider told of the card: shown instead of its element. */
  card?: Pick<CreditCard, 'brand' | 'last4' | 'expiryMonth' | 'expiryYear'> | undefined;
  /** Goes back to the provider's element. */
  onReplaceCard?: (() => void) | undefined;
  defaultValues?: { cardholder?: string; isDefault?: boolean } | undefined;
  onCancel?: (() => void) | undefined;
}

/** Saves a card with the payment provider (R6.9). Needs script: the provider's element does. */
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

/** A field whose control is not ours: a group with label and error, to which the summary can lead. */
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
