import type { Locale } from '@rider/model/locale';
import type { StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/** A payment, or the handing in of a card, whose fields are opened. */
export interface WantedFields {
  publishableKey: string;
  clientSecret: string;
  /** Path of a sandbox's script in place of Stripe's; null for real money. */
  sandboxScript: string | null;
  locale: Locale;
}

/** The outcome: the provider accepted the card, or its reason for the holder. */
export type CardOutcome = { kind: 'confirmed' } | { kind: 'rejected'; reason: string };

/** The provider's fields in the page. */
export interface CardFields {
  /** Pays by the typed card, or by a saved one, the provider's token of it. A bank that sends its holder away leads back to `returnAddress`, and then this never resolves. */
  pay(returnAddress: string, savedCard: string | null): Promise<CardOutcome>;
  /** Submits the typed card under its holder's name; otherwise like `pay`. */
  handIn(returnAddress: string, cardholder: string): Promise<CardOutcome>;
  close(): void;
}

/** Maximum loading time of the fields (ms), before the page reports a failure. */
const PATIENCE = 15_000;

/** Loads a script of our own origin. */
function addScript(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = path;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`no answer from ${path}`)));
    document.head.append(script);
  });
}

/** Draws the provider's fields into a place. Rejects where its script does not come. */
export async function openCardFields(wanted: WantedFields, place: HTMLElement | null): Promise<CardFields> {
  const { publishableKey, clientSecret, sandboxScript, locale } = wanted;
  // The loader takes a script that is there already for Stripe's.
  if (sandboxScript !== null && !('Stripe' in window)) await addScript(sandboxScript);
  const stripe = await loadStripe(publishableKey, { locale: locale === 'zh-CN' ? 'zh' : 'en' });
  if (stripe === null || place === null) throw new Error('there is no page to draw into');
  const elements = stripe.elements({
    clientSecret,
    locale: locale === 'zh-CN' ? 'zh' : 'en',
  });
  const element = elements.create('payment');
  const close = () => element.destroy();
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the fields do not come')), PATIENCE);
    element.on('ready', () => {
      clearTimeout(late);
      resolve();
    });
    element.on('loaderror', ({ error }) => {
      clearTimeout(late);
      reject(new Error(error.message ?? error.type));
    });
    element.mount(place);
  }).catch((error: unknown) => {
    close();
    throw error;
  });
  const outcomeOf = (error: StripeError | undefined): CardOutcome =>
    error === undefined ? { kind: 'confirmed' } : { kind: 'rejected', reason: error.message ?? error.type };
  return {
    close,
    pay: async (returnAddress, savedCard) => {
      const redirect = 'if_required';
      const { error } =
        savedCard === null
          ? await stripe.confirmPayment({ elements, confirmParams: { return_url: returnAddress }, redirect })
          : await stripe.confirmPayment({
              clientSecret,
              confirmParams: { return_url: returnAddress, payment_method: savedCard },
              redirect,
            });
      return outcomeOf(error);
    },
    handIn: async (returnAddress, cardholder) => {
      const holder = { payment_method_data: { billing_details: { name: cardholder } } };
      const { error } = await stripe.confirmSetup({
        elements,
        confirmParams: { return_url: returnAddress, ...holder },
        redirect: 'if_required',
      });
      return outcomeOf(error);
    },
  };
}
