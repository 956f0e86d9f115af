import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IconName } from '../icon/index.ts';
import { OptionCards } from '../option-cards/index.ts';
import { formatMoney } from '../price/index.ts';

/** The ways to pay (R1.6); PaymentMethod of @rider/api. */
export type PaymentMethodName = 'balance' | 'wechat' | 'alipay' | 'stripe';

const ICONS: Record<PaymentMethodName, IconName> = {
  balance: 'wallet',
  wechat: 'chat',
  alipay: 'phone',
  stripe: 'card',
};

/** A way to pay, and whether it can be taken now. */
export interface PaymentMethodOption {
  method: PaymentMethodName;
  available: boolean;
  /** Something to know of it, e.g. that it is a test; the component itself tells of balance and availability. */
  note?: ReactNode;
}

/** What the picker takes. Amounts are integer cents. Controlled with `value`, else starting at the first that can be taken. */
export interface PaymentMethodPickerProps {
  methods: readonly PaymentMethodOption[];
  /** The buyer's balance, told beside that method. */
  balance: number;
  /** What is to be paid: says when the balance does not cover it. */
  total: number;
  name?: string;
  value?: PaymentMethodName | undefined;
  defaultValue?: PaymentMethodName | undefined;
  onValueChange?: ((method: PaymentMethodName) => void) | undefined;
}

/** Choice of a way to pay. Those still to come are shown, cannot be chosen, and say so. */
export function PaymentMethodPicker(props: PaymentMethodPickerProps) {
  const { methods, balance, total, name = 'method', value, defaultValue, onValueChange } = props;
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
      options={methods.map((option) => ({
        value: option.method,
        label: <FormattedMessage id={`ui.paymentMethodPicker.${option.method}`} />,
        note: <MethodNote option={option} balance={balance} total={total} />,
        icon: ICONS[option.method],
        disabled: !option.available,
      }))}
    />
  );
}

interface MethodNoteProps {
  option: PaymentMethodOption;
  balance: number;
  total: number;
}

function MethodNote({ option: { method, available, note }, balance, total }: MethodNoteProps) {
  const intl = useIntl();
  if (!available) return note ?? <FormattedMessage id="ui.paymentMethodPicker.comes" />;
  if (method !== 'balance') return note;
  return (
    <>
      <FormattedMessage
        id={balance < total ? 'ui.paymentMethodPicker.short' : 'ui.paymentMethodPicker.available'}
        values={{ amount: formatMoney(intl, balance) }}
      />{' '}
      {note}
    </>
  );
}
