import type { Locale } from '@rider/model/locale';
import { loadStripe } from '@stripe/stripe-js/pure';

/** A payment whose fields are opened. */
export interface OpenedPayment {
  publishableKey: string;
  clientSecret: string;
  /** Path of a sandbox's script in place of Stripe's; null for real money. */
  sandboxScript: string | null;
  locale: Locale;
}

/** How paying went: the provider took the card, or why not, in its words for the holder. */
export type PayOutcome = { kind: 'confirmed' } | { kind: 'refused'; reason: string };

/** The provider's fields in the page. */
export interface CardFields {
  /** Pays; a bank that sends its holder away leads back to `returnAddress`, and then this never resolves. */
  pay(returnAddress: string): Promise<PayOutcome>;
  close(): void;
}

/** How long the fields may take to come (ms), before the page says that they do not. */
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
export async function openCardFields(payment: OpenedPayment, place: HTMLElement | null): Promise<CardFields> {
  const { publishableKey, clientSecret, sandboxScript, locale } = payment;
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
  return {
    close,
    pay: async (returnAddress) => {
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: returnAddress },
        redirect: 'if_required',
      });
      return error === undefined ? { kind: 'confirmed' } : { kind: 'refused', reason: error.message ?? error.type };
    },
  };
}
