import { screens } from '@rider/model/screens';
import { money, moneyToDecimal, type Money } from '@rider/model/money';
import type { Cashier, PaymentMethod } from '@rider/model/order';
import { Button } from '@rider/ui/button';
import { Link } from '@rider/ui/link';
import { Notice } from '@rider/ui/notice';
import { PaymentMethodPicker } from '@rider/ui/payment-method-picker';
import { formatMoney } from '@rider/ui/price';
import { Text } from '@rider/ui/text';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import * as styles from './route.css.ts';

/** Why an order was not paid: insufficient balance, or the backend's message. */
export interface PaymentRefusal {
  short: boolean;
  message: string;
}

/** Selects the payment method and pays, on a page of the method, or first tops up the amount missing from the balance (R6.6). */
export function PayForm({ cashier, refusal }: { cashier: Cashier; refusal: PaymentRefusal | undefined }) {
  const intl = useIntl();
  const { balance, total, methods, sandbox, canPayIn, pages, declined } = cashier;
  const pending = useNavigation().state !== 'idle';
  const missing = money(Math.max(total - balance, 0));
  const [first = 'balance'] = pages;
  const [chosen, choose] = useState<PaymentMethod>(missing > 0 && !canPayIn ? first : 'balance');
  const offered: PaymentMethod[] = ['balance', ...pages];
  return (
    <Form method="post" className={styles.form}>
      {declined && !refusal && (
        <Notice tone="danger">
          <FormattedMessage id="shop.payment.declined" />
        </Notice>
      )}
      {refusal && (
        <Notice tone="danger">
          {refusal.short ? (
            <FormattedMessage
              id="shop.payment.insufficient"
              values={{ balance: formatMoney(intl, balance), total: formatMoney(intl, total) }}
            />
          ) : (
            refusal.message
          )}
        </Notice>
      )}
      <PaymentMethodPicker
        methods={offered.map((method) => ({
          method,
          available: method !== 'balance' || methods.some((known) => known.method === 'balance' && known.available),
          note: method === 'balance' ? undefined : <FormattedMessage id={`shop.payment.note.${method}`} />,
        }))}
        balance={balance}
        total={total}
        value={chosen}
        onValueChange={choose}
      />
      {/* Stands in the form whatever is chosen: without script the choice changes nothing here. */}
      {missing > 0 && canPayIn && <input type="hidden" name="payIn" value={moneyToDecimal(missing)} />}
      {chosen !== 'balance' ? (
        <Button type="submit" variant="primary" pending={pending} className={styles.pay}>
          <FormattedMessage id={`shop.payment.by.${chosen}`} values={{ total: formatMoney(intl, total) }} />
        </Button>
      ) : missing > 0 ? (
        <Missing missing={missing} canPayIn={canPayIn} sandbox={sandbox} pending={pending} />
      ) : (
        <Button type="submit" variant="primary" pending={pending} className={styles.pay}>
          <FormattedMessage id="shop.payment.pay" values={{ total: formatMoney(intl, total) }} />
        </Button>
      )}
    </Form>
  );
}

interface MissingProps extends Pick<Cashier, 'canPayIn' | 'sandbox'> {
  missing: Money;
  pending: boolean;
}

/** Options for an insufficient balance: pay in the missing amount, which then pays the order, or ask the shop. */
function Missing({ missing, canPayIn, sandbox, pending }: MissingProps) {
  const intl = useIntl();
  const amount = formatMoney(intl, missing);
  if (!canPayIn)
    return (
      <Notice tone="warning">
        <FormattedMessage id="shop.payment.cannotPayIn" values={{ amount }} />
      </Notice>
    );
  return (
    <>
      <Button type="submit" variant="primary" pending={pending} className={styles.pay}>
        <FormattedMessage id="shop.payment.payIn" values={{ amount }} />
      </Button>
      <Text size="small" tone="quiet">
        <FormattedMessage id="shop.payment.payInNote" values={{ amount }} />{' '}
        <Link href={screens.balance}>
          <FormattedMessage id="shop.payment.payInElsewhere" />
        </Link>
      </Text>
      {sandbox && (
        <Notice tone="warning" title={intl.formatMessage({ id: 'shop.sandbox.title' })}>
          <FormattedMessage id="shop.sandbox.payments" />
        </Notice>
      )}
    </>
  );
}
