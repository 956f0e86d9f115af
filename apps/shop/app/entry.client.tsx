import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { installConnection } from './connection/install.ts';
import { documentLocale, loadedMessages } from './messages/browser-messages.ts';
import { MessagesProvider } from './messages/messages.tsx';

installConnection();

const locale = documentLocale();
const { default: messages } = await (locale === 'zh-CN'
  ? import('virtual:messages/zh-CN/first')
  : import('virtual:messages/en-US/first'));
Object.assign(loadedMessages, messages);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MessagesProvider locale={locale} messages={loadedMessages}>
        <HydratedRouter />
      </MessagesProvider>
    </StrictMode>,
  );
});
