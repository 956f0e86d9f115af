import { isLocale, LOCALES } from '@rider/model/locale';
import { LocaleSwitch } from '@rider/ui/locale-switch';
import { useIntl } from 'react-intl';
import { chooseLocale } from './chosen-locale.ts';

const names = { 'en-US': 'English', 'zh-CN': '简体中文' } as const;
const choices = LOCALES.map((locale) => ({ locale, name: names[locale], href: '' }));

/** Switches the current screen to the other language. */
export function LanguageSwitch() {
  const { locale } = useIntl();
  return (
    <LocaleSwitch
      current={locale}
      choices={choices.map((choice) => ({ ...choice, href: location.pathname }))}
      onNavigate={(choice, event) => {
        event.preventDefault();
        if (isLocale(choice.locale)) chooseLocale(choice.locale);
      }}
    />
  );
}
