import type { EmailPreview, OperatorList } from '@rider/api/operator';
import { LOCALES, type Locale, type Localized } from '@rider/model/locale';
import { emailText, type EmailName } from '../email/email-text.ts';
import { renderEmail, type RenderedEmail } from '../email/render-email.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { formatDateTime, formatDay, formatMoney } from '../messages/format-values.ts';
import { messageNames, messageText, type MessageId, type MessageValues } from '../messages/index.ts';

/** All short e-mails, and the beginning of the messages of each e-mail about an order or a refund, by name. */
const SHORT_EMAILS = messageNames('backend.email', 'subject');
const ORDER_EMAILS = new Map(
  ['backend.order-email', 'backend.refund-email'].flatMap((beginning) =>
    messageNames(beginning, 'subject').map((name) => [name, `${beginning}.${name}`] as const),
  ),
);

const TITLED = new Set(messageNames('backend.email-title', 'name'));

const ORDER_NUMBER = '202611270001';
const TOTAL = 12_900;
const LATER = new Date(Date.UTC(2027, 0, 15, 20));

/** Invented values for the arguments of all e-mails. */
function sampleFacts(origin: string, locale: Locale): MessageValues {
  const isChinese = locale === 'zh-CN';
  return {
    account: 'luisglass',
    amount: TOTAL,
    address: `${origin}/user`,
    answer: isChinese ? '该产品有现货。' : 'We have it in stock.',
    code: 'K7M P2Q',
    company: isChinese ? '北方玻璃有限公司' : 'North Glass, Inc.',
    days: 5,
    due: formatDay(LATER, locale),
    email: 'luis@example.com',
    lastDay: formatDay(LATER, locale),
    link: `${origin}/`,
    message: isChinese ? '请问有现货吗？' : 'Do you have it in stock?',
    minutes: 10,
    name: isChinese ? '王磊' : 'Luis Vega',
    nickname: isChinese ? '王磊' : 'Luis',
    number: 'INV-1001',
    order: ORDER_NUMBER,
    origin,
    owed: TOTAL,
    payBefore: formatDateTime(LATER, locale),
    phone: '+1 626 555 0142',
    pickUp: 'false',
    pictures: 0,
    pieces: 5,
    product: isChinese ? '淋浴房铰链' : 'Shower hinge',
    promotion: isChinese ? '淋浴房铰链' : 'Shower hinge',
    reason: isChinese ? '图片无法辨认。' : 'The picture cannot be read.',
    shipped: 2,
    state: isChinese ? '加利福尼亚州' : 'California',
    topic: isChinese ? '报价' : 'Quotation',
    total: TOTAL,
  };
}

/** An e-mail with invented names and amounts; undefined for an unknown name. */
export async function previewEmail(name: string, origin: string, locale: Locale): Promise<RenderedEmail | undefined> {
  const facts = sampleFacts(origin, locale);
  if (SHORT_EMAILS.includes(name)) return { ...emailText(name as EmailName, locale, facts), html: '' };
  const beginning = ORDER_EMAILS.get(name);
  if (beginning === undefined) return undefined;
  const text = (id: string) => messageText(id as MessageId, locale, facts);
  const amount = formatMoney(TOTAL, locale);
  return renderEmail(
    {
      subject: text(`${beginning}.subject`),
      opening: [text('backend.email.greeting'), text(`${beginning}.body`)],
      facts: [{ term: text('backend.email-fact.order'), description: ORDER_NUMBER }],
      lines: [{ name: String(facts['promotion']), detail: 'RD-1001', quantity: '× 5', amount }],
      sums: [{ term: text('backend.email-fact.total'), amount }],
      link: { text: text('backend.email-fact.view'), href: `${origin}/` },
      signature: ['RIDER', origin],
    },
    locale,
  );
}

/** What an e-mail is for; its name if no message describes it. */
function titleOf(name: string): Localized {
  const id = TITLED.has(name) ? (`backend.email-title.${name}.name` as MessageId) : null;
  const titles = LOCALES.map((locale) => [locale, id === null ? name : messageText(id, locale)]);
  return Object.fromEntries(titles) as Localized;
}

/** A page of all e-mails in both languages. */
export async function listEmailPreviews(
  origin: string,
  { search, limit, offset }: OperatorListQuery,
): Promise<OperatorList<EmailPreview>> {
  const previews = await Promise.all(
    [...ORDER_EMAILS.keys(), ...SHORT_EMAILS].map(async (name) => {
      const texts = await Promise.all(
        LOCALES.map(async (locale) => {
          const { subject = '', body = '' } = (await previewEmail(name, origin, locale)) ?? {};
          return [locale, { subject, body }] as const;
        }),
      );
      return { name, title: titleOf(name), texts: Object.fromEntries(texts) as EmailPreview['texts'] };
    }),
  );
  const searched = search.toLowerCase();
  const found = previews.filter(({ name, title, texts }) =>
    [name, ...LOCALES.flatMap((locale) => [title[locale], texts[locale].subject])].some((text) =>
      text.toLowerCase().includes(searched),
    ),
  );
  return { items: found.slice(offset, offset + limit), total: found.length };
}
