import type { Money } from '@rider/model/money';
import type { CardPayment } from '@rider/model/order';
import { Button, LinkButton } from '@rider/ui/button';
import { Notice } from '@rider/ui/notice';
import { formatMoney } from '@rider/ui/price';
import { Text } from '@rider/ui/text';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { localized } from '../../messages/language.ts';
import { useLocale } from '../../messages/messages.tsx';
import { payPage } from '../../provided-payment/load.ts';
import * as styles from '../../provided-payment/provided-payment.css.ts';
import { openCardFields, type CardFields } from './card-fields.ts';

/** Props of `CardForm`. */
export interface CardFormProps {
  card: CardPayment;
  /** The order's number. */
  number: string;
  total: Money;
  /** The provider took the card; the order is paid as soon as the shop knows. */
  onConfirmed: () => void;
}

type FormState = 'loading' | 'failed' | 'ready' | 'sending' | 'confirmed';

/** The provider's fields for a card, which this page cannot read, and the button that pays. */
export function CardForm({ card, number, total, onConfirmed }: CardFormProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { publishableKey, clientSecret, sandboxScript } = card;
  const place = useRef<HTMLDivElement>(null);
  const fields = useRef<CardFields>(null);
  const [state, setState] = useState<FormState>('loading');
  const [refusal, setRefusal] = useState('');
  useEffect(() => {
    let isLeft = false;
    const open = async () => {
      try {
        const opened = await openCardFields({ publishableKey, clientSecret, sandboxScript, locale }, place.current);
        if (isLeft) return opened.close();
        fields.current = opened;
        setState('ready');
      } catch {
        if (!isLeft) setState('failed');
      }
    };
    void open();
    return () => {
      isLeft = true;
      fields.current?.close();
      fields.current = null;
    };
  }, [publishableKey, clientSecret, sandboxScript, locale]);

  async function pay(event: SubmitEvent) {
    event.preventDefault();
    if (fields.current === null || state !== 'ready') return;
    setState('sending');
    setRefusal('');
    const outcome = await fields.current.pay(
      new URL(localized(locale, payPage('stripe', number)), window.location.origin).href,
    );
    if (outcome.kind === 'refused') {
      setRefusal(outcome.reason);
      setState('ready');
      return;
    }
    setState('confirmed');
    onConfirmed();
    void revalidate();
  }

  return (
    <form className={styles.cardForm} onSubmit={pay}>
      <noscript>
        <FormattedMessage id="shop.cards.needsScript" />
      </noscript>
      {state === 'failed' ? (
        <Notice tone="danger">
          <Text>
            <FormattedMessage id="shop.providedPayment.formFailed" />
          </Text>
          <LinkButton href={localized(locale, payPage('stripe', number))} target="_self">
            <FormattedMessage id="shop.providedPayment.again" />
          </LinkButton>
        </Notice>
      ) : (
        <div ref={place} className={styles.cardFields} />
      )}
      {refusal !== '' && (
        <Notice tone="danger" live>
          {refusal}
        </Notice>
      )}
      {state === 'confirmed' ? (
        <Notice tone="info" live>
          <FormattedMessage id="shop.providedPayment.confirmed" />
        </Notice>
      ) : (
        state !== 'failed' && (
          <Button
            type="submit"
            variant="primary"
            className={styles.payNow}
            disabled={state === 'loading'}
            pending={state === 'sending'}
          >
            <FormattedMessage id="shop.payment.pay" values={{ total: formatMoney(intl, total) }} />
          </Button>
        )
      )}
    </form>
  );
}
