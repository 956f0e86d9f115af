import { FormattedMessage, useIntl } from 'react-intl';
import { Icon, type IconName } from '../icon/index.ts';
import { formatMoney } from '../price/index.ts';
import * as styles from './payment-method-picker.css.ts';

/** The ways to pay (R1.6); PaymentMethod of @rider/api. */
export type PaymentMethodName = 'balance' | 'wechat' | 'alipay' | 'stripe';

const ICONS: Record<PaymentMethodName, IconName> = {
  balance: 'wallet',
  wechat: 'chat',
  alipay: 'phone',
  stripe: 'card',
};

/** What the picker takes. Amounts are integer cents. */
export interface PaymentMethodPickerProps {
  methods: readonly { method: PaymentMethodName; available: boolean }[];
  /** The buyer's balance, told beside that method. */
  balance: number;
  /** What is to be paid: says when the balance does not cover it. */
  total: number;
  name?: string;
}

/** Choice of a way to pay. Those still to come are shown, cannot be chosen, and say so. */
export function PaymentMethodPicker({ methods, balance, total, name = 'method' }: PaymentMethodPickerProps) {
  const intl = useIntl();
  const chosen = methods.find(({ available }) => available)?.method;
  return (
    <fieldset data-component="payment-method-picker" className={styles.group}>
      <legend className={styles.legend}>
        <FormattedMessage id="ui.paymentMethodPicker.legend" />
      </legend>
      {methods.map(({ method, available }) => (
        <label key={method} className={styles.option} data-state={available ? undefined : 'unavailable'}>
          <input
            type="radio"
            name={name}
            value={method}
            defaultChecked={method === chosen}
            disabled={!available}
            className={styles.radio}
          />
          <Icon name={ICONS[method]} />
          <span className={styles.words}>
            <span className={styles.name}>
              <FormattedMessage id={`ui.paymentMethodPicker.${method}`} />
            </span>
            <span className={styles.note}>
              {!available ? (
                <FormattedMessage id="ui.paymentMethodPicker.comes" />
              ) : method === 'balance' ? (
                <FormattedMessage
                  id={balance < total ? 'ui.paymentMethodPicker.short' : 'ui.paymentMethodPicker.available'}
                  values={{ amount: formatMoney(intl, balance) }}
                />
              ) : null}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
