import type { CardProvider } from '@rider/model/card';
import { cardSchema } from '@rider/model/validation';
import { CreditCardForm } from '@rider/ui/credit-card-form';
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { formRules, type FormOutcome } from '../form/form-outcome.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { CardElement, type CardElementHandle, type ProviderCard } from './card-element.tsx';

/** Validates a card's form. */
export const cardRules = formRules('save', cardSchema);

/** Props of `CardEditor`. */
export interface CardEditorProps {
  provider: CardProvider;
  outcome: FormOutcome | undefined;
  onCancel: () => void;
}

/** Adds a card. The provider's element turns the typed data into a token, and the form sends only the token. */
export function CardEditor({ provider, outcome, onCancel }: CardEditorProps) {
  const [card, setCard] = useState<ProviderCard | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const element = useRef<CardElementHandle>(null);
  const isSaving = useRef(false);
  const { typed, wiring } = useSavedForm({
    ...cardRules,
    outcome,
  });
  const [lastOutcome, setLastOutcome] = useState(outcome);
  // A refused token is used up: requests another from the provider.
  if (outcome !== lastOutcome) {
    setLastOutcome(outcome);
    if (outcome && !outcome.saved && outcome.errors.card) setCard(null);
  }
  const take = useCallback((given: ProviderCard) => setCard(given), []);
  const giveUp = useCallback(() => void (isSaving.current = false), []);
  useEffect(() => {
    if (card === null || !isSaving.current) return;
    isSaving.current = false;
    form.current?.requestSubmit();
  }, [card]);
  /** Without a token, requests one from the provider and sends the form once it arrives. */
  function submit(event: FormEvent<HTMLFormElement>) {
    const named = new FormData(event.currentTarget).get('cardholder');
    if (card !== null || element.current === null || String(named ?? '').trim() === '') {
      wiring.onSubmit(event);
      return;
    }
    event.preventDefault();
    isSaving.current = true;
    element.current.ask();
  }
  return (
    <CreditCardForm
      {...wiring}
      ref={form}
      onSubmit={submit}
      card={card ?? undefined}
      onReplaceCard={() => setCard(null)}
      defaultValues={{ cardholder: typed?.cardholder ?? '' }}
      onCancel={onCancel}
      element={<CardElement ref={element} address={provider.elementAddress} onCard={take} onRefused={giveUp} />}
    >
      <input type="hidden" name="intent" value="save" />
      {card && <input type="hidden" name="card" value={card.token} />}
    </CreditCardForm>
  );
}
