import { tabStorage } from '@rider/chat/storage';
import { LOCALES, type Locale } from '@rider/model/locale';
import { LocaleSwitch, type LocaleChoice } from '@rider/ui/locale-switch';
import { notify } from '@rider/ui/toast';
import { useEffect, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useMatches } from 'react-router';
import type { ScreenHandle } from '../screen-parameters/screen-handle.ts';
import { useLocale } from '../messages/messages.tsx';
import { userQuery } from '../data/queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useSignedIn } from '../session/use-signed-in.ts';
import { changeLanguage } from './change-language.ts';
import { useTransferredFields } from '../activity/use-transferred-fields.ts';
import { LANGUAGE_MESSAGE } from './language-message.ts';

/** Each language's own name for itself. */
const NAMES: Record<Locale, string> = { 'en-US': 'English', 'zh-CN': '中文' };

/**
 * The language links; with script the backend is called first, and its answer shows as a toast. What was typed and chosen on the
 * screen comes along.
 */
export function LanguageSwitch() {
  const current = useLocale();
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const path = pathname === '/' ? '' : pathname;
  const { reads } = (useMatches().at(-1)?.handle as ScreenHandle | undefined) ?? {};
  // The prefix is explicit even for English, because it makes the choice stick.
  const addressIn = (locale: string, query: string) => {
    const read = reads ? reads(new URLSearchParams(query)).toString() : query.slice(1);
    return `/${locale}${path}${read && `?${read}`}`;
  };

  const screen = useTransferredFields(useOptionalQuery(useSignedIn() ? userQuery : null).data?.id ?? null);
  useEffect(() => {
    const message = tabStorage.getItem(LANGUAGE_MESSAGE);
    if (!message) return;
    tabStorage.removeItem(LANGUAGE_MESSAGE);
    notify({ message, tone: 'success' });
  }, []);

  const choose = (choice: LocaleChoice, event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const failed = intl.formatMessage({ id: 'shop.languageFailed' });
    // A screen may have written a choice to its address without a navigation.
    const href = addressIn(choice.locale, window.location.search);
    void changeLanguage(choice.locale as Locale, { href, screen, failed });
  };

  return (
    <LocaleSwitch
      current={current}
      choices={LOCALES.map((locale) => ({
        locale,
        name: NAMES[locale],
        href: addressIn(locale, search),
      }))}
      onNavigate={choose}
    />
  );
}
