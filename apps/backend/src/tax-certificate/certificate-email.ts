import { screens } from '@rider/model/screens';
import { readCountries } from '../address/read-address-form.ts';
import type { Transaction } from '../database/open.ts';
import type { EmailServices } from '../email/outbox.ts';
import { formatDay } from '../messages/format-values.ts';
import { emailLink, emailReader } from '../account/email-reader.ts';

/** Recipient and facts of an e-mail about a certificate, in the buyer's language. */
export async function certificateEmail(
  world: EmailServices,
  transaction: Transaction,
  certificate: { buyer_id: number; number: string; state: string; expires_at: Date },
) {
  const { email, name, locale } = await emailReader(transaction, certificate.buyer_id);
  const countries = await readCountries(transaction, locale);
  const states = countries.find(({ code }) => code === 'US')?.states ?? [];
  return {
    to: email,
    locale,
    facts: {
      name,
      number: certificate.number,
      state: states.find(({ code }) => code === certificate.state)?.name ?? certificate.state,
      lastDay: formatDay(new Date(certificate.expires_at.getTime() - 1), locale),
      address: emailLink(world, locale, screens.taxCertificates),
    },
  };
}
