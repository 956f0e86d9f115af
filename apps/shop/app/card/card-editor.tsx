import type { CardSetup } from '@rider/model/card';
import { screens, withQuery } from '@rider/model/screens';
import { cardSchema } from '@rider/model/validation';
import { LinkButton } from '@rider/ui/button';
import { CreditCardForm } from '@rider/ui/credit-card-form';
import { Banner } from '@rider/ui/banner';
import { Text } from '@rider/ui/text';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { formRules, type FormOutcome } from '../form/form-outcome.ts';
import { useSavedForm } from '../form/use-saved-form.tsx';
import { localized } from '../messages/localized-path.ts';
import { useLocale } from '../messages/messages.tsx';
import * as styles from './card.css.ts';
import { useCardFields } from './use-card-fields.ts';

/** The screen on which a card is added: a document of its own, whose policy allows the provider's script. */
export const ADD_CARD = withQuery(screens.cards, { add: '1' });

/** Validates a card's form. */
export const cardRules = formRules('save', cardSchema);

export interface CardEditorProps {
  setup: CardSetup;
  outcome: FormOutcome | undefined;
  onCancel: () => void;
}

/** Adds a card: the provider takes it in its own fields, and then the form sends the token of the setup. */
export function CardEditor({ setup, outcome, onCancel }: CardEditorProps) {
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { place, fields, state } = useCardFields(setup);
  const [step, setStep] = useState<'typing' | 'sending' | 'taken'>('typing');
  const [rejection, setRejection] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // Asking for another setup ends the router's outcome.
  const [shown, setShown] = useState(outcome);
  const { typed, wiring } = useSavedForm({ ...cardRules, outcome: shown });
  if (outcome !== undefined && outcome !== shown) {
    setShown(outcome);
    setStep('typing');
  }
  useEffect(() => {
    // A setup takes one card: after a rejection the next card needs another one.
    if (outcome?.saved === false) void revalidate();
  }, [outcome, revalidate]);
  useEffect(() => {
    if (step === 'taken') form.current?.requestSubmit();
  }, [step]);

  /** Lets the provider take the card first, once the rest of the form is right. */
  async function submit(event: FormEvent<HTMLFormElement>) {
    const cardholder = String(new FormData(event.currentTarget).get('cardholder') ?? '').trim();
    if (step === 'taken' || cardholder === '') return wiring.onSubmit(event);
    event.preventDefault();
    if (fields.current === null || step === 'sending') return;
    setStep('sending');
    setRejection('');
    const back = new URL(localized(locale, screens.cards), window.location.origin).href;
    const taken = await fields.current.handIn(back, cardholder);
    if (taken.kind === 'rejected') setRejection(taken.reason);
    setStep(taken.kind === 'rejected' ? 'typing' : 'taken');
  }

  return (
    <CreditCardForm
      {...wiring}
      ref={form}
      onSubmit={(event) => void submit(event)}
      errors={rejection === '' ? wiring.errors : { card: rejection }}
      pending={wiring.pending || step === 'sending'}
      defaultValues={{ cardholder: typed?.cardholder ?? '' }}
      onCancel={onCancel}
      element={
        <>
          <noscript>
            <FormattedMessage id="shop.cards.needsScript" />
          </noscript>
          {state === 'failed' ? <FailedFields /> : <div ref={place} className={styles.fields} />}
        </>
      }
    >
      {step === 'taken' && <input type="hidden" name="card" value={setup.setupToken} />}
    </CreditCardForm>
  );
}

/** Where the provider's fields do not come, or the document is another one that does not allow them. */
function FailedFields() {
  const locale = useLocale();
  return (
    <Banner tone="danger">
      <Text>
        <FormattedMessage id="shop.cards.failed" />
      </Text>
      <LinkButton href={localized(locale, ADD_CARD)} target="_self">
        <FormattedMessage id="shop.cards.again" />
      </LinkButton>
    </Banner>
  );
}
