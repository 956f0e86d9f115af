import { isLocale, FALLBACK_LOCALE } from '@rider/api/locale';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { MessagesProvider } from './messages/messages.tsx';
import { installReloadGuard } from './session/reload-once.ts';

installReloadGuard();

const { lang } = document.documentElement;
const locale = isLocale(lang) ? lang : FALLBACK_LOCALE;
const { default: messages } = await (locale === 'zh-CN'
  ? import('virtual:messages/zh-CN')
  : import('virtual:messages/en-US'));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MessagesProvider locale={locale} messages={messages}>
        <HydratedRouter />
      </MessagesProvider>
    </StrictMode>,
  );
});
