import { FALLBACK_LOCALE, isLocale, type Locale } from '@rider/model/locale';
import { useIntl } from 'react-intl';
import type { MessageIdBelow } from './ids.ts';

/** Formats the messages whose ids begin with `beginning`, by the rest of their id. */
export function useMessages<Beginning extends string>(beginning: Beginning) {
  const intl = useIntl();
  return (name: MessageIdBelow<Beginning>, values?: Record<string, string | number>): string =>
    intl.formatMessage({ id: `${beginning}.${name}` as FormatjsIntl.Message['ids'] }, values);
}

/** The language of the desk, for texts in every language. */
export function useLocale(): Locale {
  const { locale } = useIntl();
  return isLocale(locale) ? locale : FALLBACK_LOCALE;
}
