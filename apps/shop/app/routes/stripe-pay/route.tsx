import { useState } from 'react';
import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from 'react-router';
import { loadProvidedPage } from '../../provided-payment/load.ts';
import { ProvidedScreen } from '../../provided-payment/provided-screen.tsx';
import { CardForm } from './card-form.tsx';

/** Times between two questions whether the payment arrived (ms): the form itself says more, until it is sent. */
const ASK_EVERY = { typing: 15_000, confirmed: 2_000 } as const;

export const loader = (args: LoaderFunctionArgs) => loadProvidedPage('stripe', args);

/** Whether a payment arrived is never told from a cache. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader<typeof loader>();

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Payment by card, in a form that Stripe's script draws (R2.7). The page needs a document of its own, whose policy allows that script. */
export default function StripePaymentScreen() {
  const page = useLoaderData<typeof loader>();
  const [state, setState] = useState<keyof typeof ASK_EVERY>('typing');
  const step = page.step?.kind === 'card' ? page.step : null;
  return (
    <ProvidedScreen method="stripe" page={{ ...page, step }} askEvery={ASK_EVERY[state]}>
      {(card) => (
        <CardForm
          card={card}
          number={page.order.number}
          total={page.order.total}
          onConfirmed={() => setState('confirmed')}
        />
      )}
    </ProvidedScreen>
  );
}
