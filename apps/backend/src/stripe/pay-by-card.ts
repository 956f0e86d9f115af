import type { Database } from '../database/open.ts';
import { closeSandboxPayment, type ProviderSandboxServices } from '../payment-sandbox/sandbox-payments.ts';
import { findSandboxCard, type Confirmation } from './sandbox-cards.ts';
import type { CardConduct, SandboxPayment } from '../payment-sandbox/tables.ts';
import { checkCard, type CardField, type TypedCard } from './test-cards.ts';

/** The input of the card form. */
export type GivenCard = (TypedCard & { cardholder: string }) | { saved: string } | { consents: boolean };

async function setState(database: Database, token: string, from: 'open' | 'challenged', to: 'open' | 'challenged') {
  await database
    .updateTable('sandbox_payment')
    .set({ state: to })
    .where('token', '=', token)
    .where('state', '=', from)
    .execute();
}

async function pay(database: Database, token: string): Promise<Confirmation> {
  const paid = await closeSandboxPayment(database, { token }, 'paid');
  return paid === undefined ? { rejected: 'closed' } : { status: 'succeeded' };
}

/** The simulated behaviour of a card's bank; null for another customer's saved card. */
async function conductOf(
  { database, clock }: ProviderSandboxServices,
  { customer }: SandboxPayment,
  given: TypedCard | { saved: string },
): Promise<CardConduct | { faults: CardField[] } | null> {
  if ('saved' in given) {
    const card = await findSandboxCard(database, given.saved);
    return card === undefined || card.customer === null || card.customer !== customer ? null : card.conduct;
  }
  const judged = checkCard(given, clock());
  return 'faults' in judged ? judged : judged.conduct;
}

/** Pays by a card; `isContested` if the test card disputes its payment afterwards. */
export async function payByCard(
  services: ProviderSandboxServices,
  payment: SandboxPayment,
  given: GivenCard,
): Promise<{ confirmation: Confirmation; isContested?: boolean }> {
  const { database } = services;
  const { token, state } = payment;
  if (state === 'paid' || state === 'declined') return { confirmation: { rejected: 'closed' } };
  if ('consents' in given) {
    if (state !== 'challenged') return { confirmation: { rejected: 'closed' } };
    if (given.consents) return { confirmation: await pay(database, token) };
    await setState(database, token, 'challenged', 'open');
    return { confirmation: { rejected: 'not-authenticated' } };
  }
  const conduct = await conductOf(services, payment, given);
  if (conduct === null) return { confirmation: { rejected: 'closed' } };
  if (typeof conduct === 'object') return { confirmation: conduct };
  switch (conduct) {
    case 'declined':
    case 'declined-once-saved':
      return { confirmation: { rejected: 'declined' } };
    case 'insufficient-funds':
      return { confirmation: { rejected: conduct } };
    case 'asks':
      await setState(database, token, 'open', 'challenged');
      return { confirmation: { status: 'requires_action' } };
    default:
      return { confirmation: await pay(database, token), isContested: conduct === 'contested' };
  }
}
