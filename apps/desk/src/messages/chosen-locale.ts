import { lastingStorage } from '@rider/chat/storage';
import { isLocale, type Locale } from '@rider/model/locale';
import { loadMessages } from '@rider/chat/provider';

const KEY = 'rider-desk:locale';

/** The language the agent chose, else the browser's. */
export function chosenLocale(): Locale {
  const stored = lastingStorage.getItem(KEY);
  if (isLocale(stored)) return stored;
  return navigator.language.startsWith('zh') ? 'zh-CN' : 'en-US';
}

/** The language that is not active. */
export function otherLocale(): Locale {
  return chosenLocale() === 'zh-CN' ? 'en-US' : 'zh-CN';
}

/** Stores the language and reloads the document, because all data is localised. */
export function chooseLocale(locale: Locale): void {
  lastingStorage.setItem(KEY, locale);
  location.reload();
}

/** Texts of desk, chat, design system and validation rules in one language. */
export async function loadTexts(locale: Locale): Promise<Record<string, string>> {
  const [ui, rules, desk, chat] = await Promise.all([
    locale === 'zh-CN' ? import('@rider/ui/messages/zh-CN.json') : import('@rider/ui/messages/en-US.json'),
    locale === 'zh-CN' ? import('@rider/model/messages/zh-CN.json') : import('@rider/model/messages/en-US.json'),
    locale === 'zh-CN' ? import('../../messages/zh-CN.json') : import('../../messages/en-US.json'),
    loadMessages(locale),
  ]);
  return { ...ui.default, ...rules.default, ...chat, ...desk.default };
}
