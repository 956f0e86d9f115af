import type { EmailText } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import type { Database } from '../database/open.ts';
import { emailText, fillEmailText, isPlainText, type AnyEmailName } from '../email/email-text.ts';
import { emailParagraphs, renderEmail, type RenderedEmail } from '../email/render-email.ts';
import { shopName } from '../email/shop-name.ts';
import { formatMoney } from '../messages/format-values.ts';
import { messageText } from '../messages/index.ts';
import { ORDER_NUMBER, sampleFacts, TOTAL } from './sample-facts.ts';

/** An e-mail whose text is filled with invented values. */
export interface SampleEmail {
  database: Database;
  name: AnyEmailName;
  /** The shop's origin. */
  origin: string;
  locale: Locale;
}

/** An e-mail with invented names and amounts. @throws for a text with faults. */
export async function renderSample(
  { database, name, origin, locale }: SampleEmail,
  text: EmailText,
): Promise<RenderedEmail> {
  const facts = sampleFacts(origin, locale, await shopName(database, locale));
  const { subject, body } = fillEmailText(name, text, locale, facts);
  if (isPlainText(name)) return { subject, body, html: '' };
  const greeting = await emailText(database, 'greeting', locale, facts);
  const amount = formatMoney(TOTAL, locale);
  return renderEmail(
    {
      subject,
      opening: [greeting.body, ...emailParagraphs(body)],
      facts: [{ term: messageText('backend.email-fact.order', locale), description: ORDER_NUMBER }],
      lines: [{ name: String(facts['promotion']), detail: 'RD-1001', quantity: '× 5', amount }],
      sums: [{ term: messageText('backend.email-fact.total', locale), amount }],
      link: { text: messageText('backend.email-fact.view', locale), href: `${origin}/` },
      signature: [String(facts['shop']), origin],
    },
    locale,
  );
}
