import type { EmailDraftPreview, EmailPreview, EmailText, EmailTexts, OperatorList } from '@rider/api/operator';
import { FALLBACK_LOCALE, LOCALES, type Locale } from '@rider/model/locale';
import type { Database } from '../database/open.ts';
import { defaultEmailText, EMAIL_NAMES, emailSetting, type ChangedEmailTexts } from '../email/email-text.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { currentTexts, emailTitle, textIn } from './email-templates.ts';
import { emailTextFaults } from './judge-email-texts.ts';
import { renderSample, type SampleEmail } from './render-sample.ts';

const isFaultyIn = (faults: Readonly<Record<string, string>>, locale: Locale): boolean =>
  Object.keys(faults).some((path) => path.endsWith(locale));

/** The plain text of an e-mail with invented values, by language. */
async function renderTexts<Text extends EmailText | null>(
  email: Omit<SampleEmail, 'locale'>,
  textOf: (locale: Locale) => Text,
): Promise<Record<Locale, EmailText | Extract<Text, null>>> {
  const render = async (locale: Locale) => {
    const text = textOf(locale);
    if (text === null) return text as Extract<Text, null>;
    const { subject, body } = await renderSample({ ...email, locale }, text);
    return { subject, body };
  };
  return { 'en-US': await render('en-US'), 'zh-CN': await render('zh-CN') };
}

/** An e-mail as it is sent: with the default text in a language where the changed one has faults. */
async function previewSaved(
  email: Omit<SampleEmail, 'locale'>,
  changed: ChangedEmailTexts | undefined,
): Promise<EmailPreview> {
  const { name, origin } = email;
  const saved = currentTexts(name, changed);
  const isChanged = Object.keys(changed ?? {}).length > 0;
  const faults = isChanged ? emailTextFaults(name, saved, { origin, locale: FALLBACK_LOCALE }) : {};
  const texts = await renderTexts(email, (locale) =>
    isFaultyIn(faults, locale) ? defaultEmailText(name, locale) : textIn(saved, locale),
  );
  const state = Object.keys(faults).length > 0 ? 'unusable' : isChanged ? 'changed' : 'default';
  return { name, title: emailTitle(name), texts, state };
}

/** A page of all e-mails in both languages. */
export async function listEmailPreviews(
  database: Database,
  origin: string,
  { search, state, limit, offset }: OperatorListQuery,
): Promise<OperatorList<EmailPreview>> {
  const settings = await database
    .selectFrom('shop_setting')
    .select(['name', 'value'])
    .where('name', 'in', EMAIL_NAMES.map(emailSetting))
    .execute();
  const changed = new Map(settings.map(({ name, value }) => [name, value as ChangedEmailTexts]));
  const previews = await Promise.all(
    EMAIL_NAMES.map((name) => previewSaved({ database, name, origin }, changed.get(emailSetting(name)))),
  );
  const searched = search.toLowerCase();
  const hasSearched = ({ name, title, texts }: EmailPreview) =>
    [name, ...LOCALES.flatMap((locale) => [title[locale], texts[locale].subject])].some((text) =>
      text.toLowerCase().includes(searched),
    );
  const found = previews.filter((each) => (state === '' || each.state === state) && hasSearched(each));
  return { items: found.slice(offset, offset + limit), total: found.length };
}

/** A preview of unsaved texts; `locale` is the language of their faults. */
export async function previewDraft({ locale, ...email }: SampleEmail, texts: EmailTexts): Promise<EmailDraftPreview> {
  const { name, origin } = email;
  const errors = emailTextFaults(name, texts, { origin, locale });
  const previews = await renderTexts(email, (each) => (isFaultyIn(errors, each) ? null : textIn(texts, each)));
  return { texts: previews, errors };
}
