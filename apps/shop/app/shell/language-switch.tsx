import { ApiError } from '@rider/api';
import { LOCALES, type Locale } from '@rider/api/locale';
import { LocaleSwitch, type LocaleChoice } from '@rider/ui/locale-switch';
import { notify } from '@rider/ui/toast';
import { useEffect, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { browserApi } from '../data/browser-load.ts';
import { useLocale } from '../messages/messages.tsx';

/** Keeps the message of a switch until the page in the other language shows it. */
const MESSAGE_KEY = 'rider.languageMessage';
/** Each language's own name for itself. */
const NAMES: Record<Locale, string> = { 'en-US': 'English', 'zh-CN': '中文' };

async function tellBackend(locale: Locale): Promise<string> {
  const [api, { changeLanguage }] = await Promise.all([browserApi(), import('@rider/api/site')]);
  return changeLanguage(api, locale);
}

/** The language links; with script the backend is told first, and its answer shows as a toast (R3.8). */
export function LanguageSwitch() {
  const current = useLocale();
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const path = pathname === '/' ? '' : pathname;

  useEffect(() => {
    const message = sessionStorage.getItem(MESSAGE_KEY);
    if (!message) return;
    sessionStorage.removeItem(MESSAGE_KEY);
    notify({ message, tone: 'success' });
  }, []);

  const choose = (choice: LocaleChoice, event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    tellBackend(choice.locale as Locale).then(
      (message) => {
        if (message) sessionStorage.setItem(MESSAGE_KEY, message);
        window.location.assign(choice.href);
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        notify({ message: error.message || intl.formatMessage({ id: 'shop.languageFailed' }), tone: 'error' });
      },
    );
  };

  return (
    <LocaleSwitch
      current={current}
      // The prefix is spelled out even for English: it is what makes the choice stick (R2.12).
      choices={LOCALES.map((locale) => ({ locale, name: NAMES[locale], href: `/${locale}${path}${search}` }))}
      onChoose={choose}
    />
  );
}
