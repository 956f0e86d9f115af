import type { Decorator } from '@storybook/react-vite';
import english from '../../messages/en-US.json' with { type: 'json' };
import chinese from '../../messages/zh-CN.json' with { type: 'json' };
import { ChatProvider } from '../provider/index.ts';

/** Decorator: renders a chat story in its provider, in the toolbar's language; times are London's in winter. */
export const inChatStory: Decorator = (Story, { globals }) => {
  const locale = String(globals['locale']);
  return (
    <ChatProvider locale={locale} messages={locale === 'zh-CN' ? chinese : english} timeZone="UTC" signInHref="#login">
      <Story />
    </ChatProvider>
  );
};
