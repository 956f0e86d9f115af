import { screens } from '@rider/model/screens';
import { money, moneyToDecimal, type Money } from '@rider/model/money';
import type { Cashier, PaymentMethod } from '@rider/model/order';
import { Button } from '@rider/ui/button';
import { Link } from '@rider/ui/link';
import { Banner } from '@rider/ui/banner';
import { PaymentMethodPicker, type PaymentMethodOption } from '@rider/ui/payment-method-picker';
import { formatMoney } from '@rider/ui/price';
import { Text } from '@rider/ui/text';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { BankDetails } from './bank-details.tsx';
import * as styles from './route.css.ts';

/** Why an order was not paid: insufficient balance, or the backend's message. */
export interface PaymentError {
  short: boolean;
  message: string;
}

/** Selects the payment method and pays, on a page of the method, or first tops up the amount missing from the balance. */
export function PayForm({ cashier, rejection }: { cashier: Cashier; rejection: PaymentError | undefined }) {
  const intl = useIntl();
  const { orderNumber, balance, total, sandbox, canPayIn, declined, bankTransfer } = cashier;
  const pending = useNavigation().state !== 'idle';
  const missing = money(Math.max(total - balance, 0));
  const offered = useOffered(cashier);
  const isPayable = ({ method, available }: PaymentMethodOption) =>
    available && (method !== 'balance' || missing === 0 || canPayIn);
  const first = (offered.find(isPayable) ?? offered[0])?.method ?? null;
  const [chosen, choose] = useState<PaymentMethod>(first ?? 'balance');
  if (first === null)
    return (
      <Banner tone="warning">
        <FormattedMessage id="shop.payment.noMethod" />
      </Banner>
    );
  return (
    // The page of a provider is a document of its own, which may load the provider's script.
    <Form method="post" reloadDocument={chosen !== 'balance' && chosen !== 'invoice'} className={styles.form}>
      {declined && !rejection && (
        <Banner tone="danger">
          <FormattedMessage id="shop.payment.declined" />
        </Banner>
      )}
      {rejection && (
        <Banner tone="danger">
          <span>
            {rejection.short
              ? intl.formatMessage(
                  { id: 'shop.payment.insufficient' },
                  { balance: formatMoney(intl, balance), total: formatMoney(intl, total) },
                )
              : rejection.message}
          </span>
        </Banner>
      )}
      <PaymentMethodPicker methods={offered} balance={balance} total={total} value={chosen} onValueChange={choose} />
      {chosen === 'invoice' && bankTransfer !== '' && <BankDetails account={bankTransfer} reference={orderNumber} />}
      <input type="hidden" name="total" value={moneyToDecimal(total)} />
      {/* Always in the form: without script the choice changes nothing here. */}
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

/** The balance, the methods with a page of their own, and the invoice within the limit, each with what it takes. */
function useOffered(cashier: Cashier): PaymentMethodOption[] {
  const { offered } = cashier;
  const options = useOptions(cashier);
  if (offered === null) return options;
  const placeOf = ({ method }: PaymentMethodOption) => offered.indexOf(method);
  return options.filter((option) => placeOf(option) >= 0).toSorted((a, b) => placeOf(a) - placeOf(b));
}

function useOptions({ total, methods, pages, onAccount }: Cashier): PaymentMethodOption[] {
  const intl = useIntl();
  const fromBalance = methods.some(({ method, available }) => method === 'balance' && available);
  const byPage = pages.filter((method) => method !== 'balance' && method !== 'invoice');
  const options: PaymentMethodOption[] = [
    { method: 'balance', available: fromBalance },
    ...byPage.map((method) => ({
      method,
      available: true,
      note: <FormattedMessage id={`shop.payment.note.${method}`} />,
    })),
  ];
  if (onAccount === null) return options;
  const { limit, used, days } = onAccount;
  const free = money(Math.max(limit - used, 0));
  const available = free >= total;
  const amounts = { limit: formatMoney(intl, limit), free: formatMoney(intl, free), days };
  const note = available ? (
    <FormattedMessage id="shop.payment.note.invoice" values={amounts} />
  ) : (
    <FormattedMessage
      id="shop.payment.overLimit"
      values={{ ...amounts, missing: formatMoney(intl, money(total - free)) }}
    />
  );
  return [...options, { method: 'invoice', available, note }];
}

interface MissingProps extends Pick<Cashier, 'canPayIn' | 'sandbox'> {
  missing: Money;
  pending: boolean;
}

/** Options for an insufficient balance: pay in the missing amount, which then pays the order, or contact the shop. */
function Missing({ missing, canPayIn, sandbox, pending }: MissingProps) {
  const intl = useIntl();
  const amount = formatMoney(intl, missing);
  if (!canPayIn)
    return (
      <Banner tone="warning">
        <FormattedMessage id="shop.payment.cannotPayIn" values={{ amount }} />
      </Banner>
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
        <Banner tone="warning" title={intl.formatMessage({ id: 'shop.sandbox.title' })}>
          <FormattedMessage id="shop.sandbox.payments" />
        </Banner>
      )}
    </>
  );
}
