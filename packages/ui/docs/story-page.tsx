import { screens } from '@rider/model/screens';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { LinkProvider } from '../src/primitives/link/index.ts';
import { Announcer } from '../src/primitives/announcer/index.ts';
import '../src/reset/index.ts';
import './wireframe.css.ts';
import english from '../messages/en-US.json' with { type: 'json' };
import chinese from '../messages/zh-CN.json' with { type: 'json' };

const messages: Record<string, Record<string, string>> = { 'en-US': english, 'zh-CN': chinese };

/** Language and theme are set on the document, because overlays are mounted outside of the story. */
function Page({ locale, theme, children }: { locale: string; theme: string; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dataset['theme'] = theme;
  }, [locale, theme]);
  return (
    <IntlProvider locale={locale} messages={messages[locale] ?? english}>
      <LinkProvider screens={screens}>{children}</LinkProvider>
      <Announcer />
    </IntlProvider>
  );
}

/** Decorator: wraps a story in a page with the toolbar's language and theme. */
export const inStoryPage: Decorator = (Story, { globals }) => (
  <Page locale={String(globals['locale'])} theme={String(globals['theme'])}>
    <Story />
  </Page>
);
