import type { RechargeOffer } from '@rider/model/balance';
import { moneyToDecimal } from '@rider/model/money';
import { rechargeSchema } from '@rider/model/validation';
import { Button } from '@rider/ui/button';
import { TextField } from '@rider/ui/field';
import { Form } from '@rider/ui/form';
import { Cluster, Stack } from '@rider/ui/layout';
import { Banner } from '@rider/ui/banner';
import { currencySymbol, formatMoney } from '@rider/ui/price';
import { Heading, Text } from '@rider/ui/text';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formRules, type FormOutcome } from '../form/form-outcome.ts';
import { useSavedForm } from '../form/use-saved-form.tsx';
import * as styles from './balance.css.ts';

/** Validates the amount. */
export const rechargeRules = formRules('recharge', rechargeSchema);

/** Starts a top-up with a preset or typed amount; the payment provider's page follows. */
export function TopUp({ offer, outcome }: { offer: RechargeOffer; outcome: FormOutcome | undefined }) {
  const intl = useIntl();
  const { typed, wiring } = useSavedForm({ ...rechargeRules, outcome });
  /** A preset button brings its own amount and does not need the field. */
  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute('name') !== 'offer') wiring.onSubmit(event);
  }
  return (
    <Stack as="section">
      <Heading level={2} size="title3">
        <FormattedMessage id="shop.balance.payIn" />
      </Heading>
      {offer.sandbox && (
        <Banner tone="warning" title={intl.formatMessage({ id: 'shop.sandbox.title' })}>
          <FormattedMessage id="shop.sandbox.payments" />
        </Banner>
      )}
      {offer.available ? (
        <Form {...wiring} onSubmit={submit}>
          <div className={styles.amount}>
            <TextField
              label={intl.formatMessage({ id: 'shop.balance.amount' })}
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              start={currencySymbol(intl)}
              defaultValue={typed?.amount ?? ''}
              required
            />
            <Button type="submit" variant="primary" pending={wiring.pending}>
              <FormattedMessage id="shop.balance.payInTyped" />
            </Button>
          </div>
          <Cluster>
            <Text as="span" size="small" tone="quiet">
              <FormattedMessage id="shop.balance.offers" />
            </Text>
            {offer.amounts.map((amount) => (
              <Button key={amount} type="submit" name="offer" value={moneyToDecimal(amount)} size="small">
                {formatMoney(intl, amount)}
              </Button>
            ))}
          </Cluster>
        </Form>
      ) : (
        <Banner>
          <FormattedMessage id="shop.balance.unavailable" />
        </Banner>
      )}
    </Stack>
  );
}
