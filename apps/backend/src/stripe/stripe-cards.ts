import type Stripe from 'stripe';
import type { CardVault, SavedCard, SetupWebhook } from '../payment-provider/gateway.ts';
import { stripeCall, type StripeClient, type StripeConnection } from './stripe-client.ts';

/** Display names of Stripe's brand codes. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'Eftpos Australia',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

const idOf = (named: string | { id: string } | null): string | null =>
  typeof named === 'object' ? (named?.id ?? null) : named;

function savedCardOf({ id, card, billing_details: billing }: Stripe.PaymentMethod): SavedCard {
  if (card === undefined) throw new Error('Stripe names something else than a card');
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = card;
  return { token: id, brand: BRANDS[brand] ?? brand, last4, expiryMonth, expiryYear, cardholder: billing.name ?? '' };
}

/** The setup that a webhook reports as completed; null for other webhooks. */
export function setupWebhookOf(event: Stripe.Event): SetupWebhook | null {
  return event.type === 'setup_intent.succeeded' ? { setup: event.data.object.id } : null;
}

async function detach(client: StripeClient, token: string): Promise<void> {
  try {
    await client.paymentMethods.detach(token);
  } catch (error) {
    // Stripe's code for a removed card.
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== 'resource_missing' && code !== 'payment_method_unexpected_state') throw error;
  }
}

/** Saves cards at Stripe by Setup Intents. A card belongs to one customer and can pay only that customer's payments. */
export function createCardVault(
  { account, sandbox }: StripeConnection,
  client: () => Promise<StripeClient>,
): CardVault {
  const { publishableKey, secretKey } = account;
  const mode = secretKey.includes('_live_') ? 'live' : 'test';
  return {
    account: sandbox === undefined ? `stripe-${mode}` : 'sandbox',
    isSandbox: sandbox !== undefined,
    addHolder: (buyerId) =>
      stripeCall(async () => (await (await client()).customers.create({ metadata: { buyer: String(buyerId) } })).id),
    openSetup: (holder) =>
      stripeCall(async () => {
        const { setupIntents } = await client();
        // Cards only, for payments with the holder present.
        const setup = { customer: holder, payment_method_types: ['card'], usage: 'on_session' as const };
        return (await setupIntents.create(setup)).id;
      }),
    presentSetup: (id) =>
      stripeCall(async () => {
        const { status, client_secret: clientSecret } = await (await client()).setupIntents.retrieve(id);
        if (status === 'succeeded' || status === 'canceled' || clientSecret === null) return null;
        return { publishableKey, clientSecret, sandboxScript: sandbox?.script ?? null };
      }),
    querySetup: (id) =>
      stripeCall(async () => {
        const setup = await (await client()).setupIntents.retrieve(id, { expand: ['payment_method'] });
        if (setup.status === 'canceled') return 'cancelled';
        if (setup.status !== 'succeeded') return 'open';
        const method = setup.payment_method;
        if (method === null || typeof method === 'string') throw new Error('Stripe names no card of a setup');
        return { holder: idOf(setup.customer), card: savedCardOf(method) };
      }),
    remove: (token) => stripeCall(async () => detach(await client(), token)),
  };
}
