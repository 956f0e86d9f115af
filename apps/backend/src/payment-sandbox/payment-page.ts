import type { Money } from '@rider/model/money';
import type { Locale } from '@rider/model/locale';
import { formatMoney } from '../messages/format-values.ts';
import { escaped, sandboxPage } from './page.ts';
import { sandboxMessages, type SandboxMessage } from './sandbox-messages.ts';

/** A payment as displayed. */
export interface ShownPayment {
  reference: string;
  amount: Money;
  state: 'open' | 'challenged' | 'paid' | 'declined';
  return_path: string;
}

/** Renders the provider's page of a payment, with buttons to pay or decline; null for an unknown payment. Works without JavaScript. */
export function paymentPage(
  payment: ShownPayment | null,
  { locale, paysOrder }: { locale: Locale; paysOrder: boolean },
): Response {
  const message = sandboxMessages(locale);
  const say = (name: SandboxMessage): string => escaped(message(name));
  const label = `<p class="label">${say('sandbox')}</p>`;
  const title = message('provider');
  if (payment === null) {
    return sandboxPage({ locale, title, status: 404, body: `<main>${label}<h1>${say('closed')}</h1></main>` });
  }
  const amount = formatMoney(payment.amount, locale);
  const facts = `<dl><dt>${say('reference')}</dt><dd>${escaped(payment.reference)}</dd><dt>${say('amount')}</dt><dd class="amount">${escaped(amount)}</dd></dl>`;
  const end =
    payment.state === 'open'
      ? `<form method="post"><button class="main" name="decision" value="pay">${say('pay')}</button><button name="decision" value="decline">${say('decline')}</button></form>`
      : `<p>${say('closed')}</p><p><a href="${escaped(payment.return_path)}">${say('back')}</a></p>`;
  return sandboxPage({
    locale,
    title,
    body: `<main>${label}<h1>${say(paysOrder ? 'payOrderTitle' : 'payTitle')}</h1>${facts}${end}</main>`,
  });
}
