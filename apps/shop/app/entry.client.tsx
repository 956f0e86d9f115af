import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { installConnection } from './connection/install.ts';
import { followChanges } from './development/follow-changes.ts';
import { documentLocale, loadedMessages } from './messages/browser-messages.ts';
import { MessagesProvider, type Messages } from './messages/messages.tsx';

installConnection();

const locale = documentLocale();
const { default: messages } = await (locale === 'zh-CN'
  ? import('virtual:messages/zh-CN/first')
  : import('virtual:messages/en-US/first'));
Object.assign(loadedMessages, messages);

const documentWith = (texts: Messages) => (
  <StrictMode>
    <MessagesProvider locale={locale} messages={texts}>
      <HydratedRouter />
    </MessagesProvider>
  </StrictMode>
);

startTransition(() => {
  const root = hydrateRoot(document, documentWith(loadedMessages));
  if (import.meta.hot) followChanges(import.meta.hot, (texts) => root.render(documentWith(texts)));
});
