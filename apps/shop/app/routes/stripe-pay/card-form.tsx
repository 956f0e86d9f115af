import type { Money } from '@rider/model/money';
import type { CardPayment } from '@rider/model/order';
import { Button } from '@rider/ui/button';
import { CardName, Expiry } from '@rider/ui/credit-card-tile';
import { RadioGroup } from '@rider/ui/field';
import { Banner } from '@rider/ui/banner';
import { formatMoney } from '@rider/ui/price';
import { Text } from '@rider/ui/text';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useCardFields } from '../../card/use-card-fields.ts';
import { localized } from '../../messages/localized-path.ts';
import { useLocale } from '../../messages/messages.tsx';
import { payPage } from '../../provided-payment/load.ts';
import { OpenForm } from '../../provided-payment/open-form.tsx';
import * as styles from '../../provided-payment/provided-payment.css.ts';

export interface CardFormProps {
  card: CardPayment;
  /** The order's number. */
  number: string;
  total: Money;
  /** Called when the provider accepted the card; the order is paid once the shop has learned of it. */
  onConfirmed: () => void;
}

/** The choice of a card that is typed. */
const TYPED = '';

/** The buyer's saved cards, the provider's fields for another one, which this page cannot read, and the button that pays. */
export function CardForm({ card, number, total, onConfirmed }: CardFormProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { savedCards } = card;
  const { place, fields, state: drawn } = useCardFields(card);
  const [step, setStep] = useState<'choosing' | 'sending' | 'confirmed'>('choosing');
  const [rejection, setRejection] = useState('');
  const [chosen, setChosen] = useState(savedCards[0]?.token ?? TYPED);

  async function pay(event: SubmitEvent) {
    event.preventDefault();
    if (fields.current === null || step !== 'choosing') return;
    setStep('sending');
    setRejection('');
    const outcome = await fields.current.pay(
      new URL(localized(locale, payPage('stripe', number)), window.location.origin).href,
      chosen === TYPED ? null : chosen,
    );
    if (outcome.kind === 'rejected') {
      setRejection(outcome.reason);
      setStep('choosing');
      return;
    }
    setStep('confirmed');
    onConfirmed();
    void revalidate();
  }

  if (drawn === 'failed')
    return (
      <Banner tone="danger">
        <Text>
          <FormattedMessage id="shop.providedPayment.formFailed" />
        </Text>
        <OpenForm>
          <FormattedMessage id="shop.providedPayment.again" />
        </OpenForm>
      </Banner>
    );
  return (
    <form className={styles.cardForm} onSubmit={pay}>
      <noscript>
        <FormattedMessage id="shop.cards.needsScript" />
      </noscript>
      {savedCards.length > 0 && (
        <RadioGroup
          name="card"
          label={intl.formatMessage({ id: 'shop.cards.choose' })}
          options={[
            ...savedCards.map((saved) => ({
              value: saved.token,
              label: <CardName {...saved} />,
              description: <Expiry {...saved} />,
            })),
            { value: TYPED, label: intl.formatMessage({ id: 'shop.cards.another' }) },
          ]}
          value={chosen}
          onValueChange={setChosen}
        />
      )}
      <div ref={place} className={styles.cardFields} hidden={chosen !== TYPED} />
      {rejection !== '' && (
        <Banner tone="danger" live>
          {rejection}
        </Banner>
      )}
      {step === 'confirmed' ? (
        <Banner tone="info" live>
          <FormattedMessage id="shop.providedPayment.confirmed" />
        </Banner>
      ) : (
        <Button
          type="submit"
          variant="primary"
          className={styles.payNow}
          disabled={drawn === 'loading'}
          pending={step === 'sending'}
        >
          <FormattedMessage id="shop.payment.pay" values={{ total: formatMoney(intl, total) }} />
        </Button>
      )}
    </form>
  );
}
