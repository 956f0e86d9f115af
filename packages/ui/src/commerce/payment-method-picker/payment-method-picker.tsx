'use client';

import { money, type Money } from '@rider/model/money';
import type { PaymentMethod } from '@rider/model/order';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { OptionCards } from '../../primitives/option-cards/index.ts';
import { formatMoney } from '../price/index.ts';
import { PaymentMark } from './payment-mark.tsx';

/** A payment method and whether it is available. */
export interface PaymentMethodOption {
  method: PaymentMethod;
  available: boolean;
  /** A note, e.g. that it is a test, or why it is unavailable. The component shows the balance. */
  note?: ReactNode;
}

/** Props of the picker. Controlled with `value`, else it starts with the first available method. */
export interface PaymentMethodPickerProps {
  /** Ways to pay, in their order. */
  methods: readonly PaymentMethodOption[];
  /** The buyer's balance, shown at the balance method. */
  balance: Money;
  /** The amount to pay; shows how much of it the balance lacks. */
  total: Money;
  /**
   * Name of the form field.
   * @default method
   */
  name?: string;
  /** The value, if controlled. */
  value?: PaymentMethod | undefined;
  /** The initial value, if uncontrolled. */
  defaultValue?: PaymentMethod | undefined;
  /** Called with the new value. */
  onValueChange?: ((method: PaymentMethod) => void) | undefined;
}

/** Selects a payment method. An unavailable one is shown only if it has a note with the reason. */
export function PaymentMethodPicker(props: PaymentMethodPickerProps) {
  const { methods, balance, total, name = 'method', value, defaultValue, onValueChange } = props;
  const shown = methods.filter(({ available, note }) => available || note);
  const first = methods.find(({ method, available }) => available && (method !== 'balance' || balance >= total));
  const chosen = defaultValue ?? (first ?? methods.find(({ available }) => available))?.method;
  return (
    <OptionCards
      label={<FormattedMessage id="ui.paymentMethodPicker.legend" />}
      name={name}
      value={value}
      defaultValue={chosen}
      onValueChange={(next) => {
        const found = methods.find(({ method }) => method === next);
        if (found) onValueChange?.(found.method);
      }}
      options={shown.map((option) => ({
        value: option.method,
        label: <FormattedMessage id={`ui.paymentMethodPicker.${option.method}`} />,
        note: <MethodNote option={option} balance={balance} total={total} />,
        mark: <PaymentMark method={option.method} />,
        disabled: !option.available,
      }))}
    />
  );
}

interface MethodNoteProps {
  option: PaymentMethodOption;
  balance: Money;
  total: Money;
}

function MethodNote({ option: { method, available, note }, balance, total }: MethodNoteProps) {
  const intl = useIntl();
  if (!available || method !== 'balance') return note;
  return (
    <>
      <FormattedMessage
        id={balance < total ? 'ui.paymentMethodPicker.short' : 'ui.paymentMethodPicker.available'}
        values={{ amount: formatMoney(intl, balance), missing: formatMoney(intl, money(total - balance)) }}
      />{' '}
      {note}
    </>
  );
}
