import { useState } from 'react';
import type { CardPayment } from '@rider/model/order';
import type { ActionFunctionArgs, HeadersFunction } from 'react-router';
import { loadProvidedPage, openPayment } from '../../provided-payment/load.ts';
import { ProvidedScreen } from '../../provided-payment/provided-screen.tsx';
import { CardForm } from './card-form.tsx';

/** Polling intervals for the payment (ms). Slow until the form is sent, because the form itself reports the outcome. */
const ASK_EVERY = { typing: 15_000, confirmed: 2_000 } as const;

// No loader of the browser: whether a payment arrived is never shown from a cache.
export const loader = loadProvidedPage;

export const action = (args: ActionFunctionArgs) => openPayment('stripe', args);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Payment by card, in a form that Stripe's script draws. The page needs a document of its own, whose policy allows that script. */
export default function StripePaymentScreen() {
  const [state, setState] = useState<keyof typeof ASK_EVERY>('typing');
  return (
    <ProvidedScreen<CardPayment> method="stripe" kind="card" askEvery={ASK_EVERY[state]}>
      {(card, { number, total }) => (
        <CardForm card={card} number={number} total={total} onConfirmed={() => setState('confirmed')} />
      )}
    </ProvidedScreen>
  );
}
