import type { EmailTemplate, EmailText, EmailTexts, Versioned } from '@rider/api/operator';
import { LOCALES, type Locale, type Localized } from '@rider/model/locale';
import type { Database } from '../database/open.ts';
import {
  defaultEmailText,
  emailPlaceholders,
  emailSetting,
  type AnyEmailName,
  type ChangedEmailTexts,
} from '../email/email-text.ts';
import { shopName } from '../email/shop-name.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import { forEachLocale } from '../messages/format-values.ts';
import { formatElements, messageNames, messageText, type MessageId } from '../messages/index.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { readSetting, saveSetting, type Setting } from '../setting/settings.ts';
import { emailTextFaults, isRequired, writtenPlaceholder } from './judge-email-texts.ts';
import { sampleFacts } from './sample-facts.ts';

const TITLED = new Set(messageNames('backend.email-title', 'name'));

/** What an e-mail is for; its name if no message describes it. */
export function emailTitle(name: string): Localized {
  const id = TITLED.has(name) ? (`backend.email-title.${name}.name` as MessageId) : null;
  return forEachLocale((locale) => (id === null ? name : messageText(id, locale)));
}

/** The text of an e-mail in a language. */
export function textIn({ subject, body }: EmailTexts, locale: Locale): EmailText {
  return { subject: subject[locale], body: body[locale] };
}

/** The default text with its amounts and counts as operators write them: `{total}`, whose format is known. */
function plainDefault(name: AnyEmailName, locale: Locale): EmailText {
  const { subject, body } = defaultEmailText(name, locale);
  const plain = (source: string) => source.replace(/\{(\w+), number(?:, money)?\}/g, '{$1}');
  return { subject: plain(subject), body: plain(body) };
}

/** The texts of an e-mail: the default ones where operators changed none. */
export function currentTexts(name: AnyEmailName, changed: ChangedEmailTexts = {}): EmailTexts {
  const text = forEachLocale((locale) => changed[locale] ?? plainDefault(name, locale));
  return {
    subject: forEachLocale((locale) => text[locale].subject),
    body: forEachLocale((locale) => text[locale].body),
  };
}

/** The texts that differ from the default; the others follow it in later versions of the shop. */
function changedTexts(name: AnyEmailName, texts: EmailTexts): ChangedEmailTexts {
  const changed = LOCALES.flatMap((locale) => {
    const text = textIn(texts, locale);
    const { subject, body } = plainDefault(name, locale);
    return text.subject === subject && text.body === body ? [] : [[locale, text] as const];
  });
  return Object.fromEntries(changed);
}

function settingOf(name: AnyEmailName): Setting<ChangedEmailTexts> {
  return { name: emailSetting(name), initial: {}, action: 'email.change', subject: name };
}

/** The texts of an e-mail as operators edit them. */
export async function readEmailTemplate(
  database: Database,
  { name, origin }: { name: AnyEmailName; origin: string },
): Promise<Omit<EmailTemplate, 'mayChange'>> {
  const { version, ...changed } = await readSetting(database, settingOf(name));
  const shops = { 'en-US': await shopName(database, 'en-US'), 'zh-CN': await shopName(database, 'zh-CN') };
  const placeholders = [...emailPlaceholders(name)].map(([placeholder, element]) => ({
    written: writtenPlaceholder(placeholder, element),
    example: forEachLocale((locale) => formatElements([element], locale, sampleFacts(origin, locale, shops[locale]))),
    isRequired: isRequired(name, placeholder),
  }));
  const texts = currentTexts(name, changed);
  return { name, title: emailTitle(name), ...texts, defaults: currentTexts(name), placeholders, version };
}

/** Saves the texts of an e-mail. @throws ApiError `faulty-fields`, `changed-meanwhile`. */
export async function saveEmailTexts(
  database: Database,
  { name, origin }: { name: AnyEmailName; origin: string },
  { operator, entered, locale }: { operator: Operator; entered: Versioned<EmailTexts>; locale: Locale },
): Promise<void> {
  const faults = emailTextFaults(name, entered, { origin, locale });
  if (Object.keys(faults).length > 0) throw fieldErrorTexts(faults);
  const changed = { ...changedTexts(name, entered), version: entered.version };
  await saveSetting(database, settingOf(name), { operator, entered: changed, locale });
}
