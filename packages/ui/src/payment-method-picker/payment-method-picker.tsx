'use client';

import { money, type Money } from '@rider/model/money';
import type { PaymentMethod } from '@rider/model/order';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { OptionCards } from '../option-cards/index.ts';
import { formatMoney } from '../price/index.ts';
import { PaymentMark } from './payment-mark.tsx';

/** A way to pay, and whether it can be taken now. */
export interface PaymentMethodOption {
  method: PaymentMethod;
  available: boolean;
  /** Something to know of it, e.g. that it is a test, or why it cannot be taken; the component itself tells of the balance. */
  note?: ReactNode;
}

/** What the picker takes. Controlled with `value`, else starting at the first that can be taken. */
export interface PaymentMethodPickerProps {
  methods: readonly PaymentMethodOption[];
  /** The buyer's balance, told beside that method. */
  balance: Money;
  /** What is to be paid: says how much of it the balance lacks. */
  total: Money;
  name?: string;
  value?: PaymentMethod | undefined;
  defaultValue?: PaymentMethod | undefined;
  onValueChange?: ((method: PaymentMethod) => void) | undefined;
}

/** Choice of a way to pay. One that cannot be taken now is shown only with a note that says why. */
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
