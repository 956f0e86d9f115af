import { screen } from '@testing-library/react';
import { AnnouncerProvider } from '../announcer/index.ts';
import { renderChat, ScriptedClient } from '../testing/index.ts';
import { Composer, type ComposerProps } from './index.ts';

/** The composer's text box that is visible. */
export const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');

/** The send button, in either language. */
export const sendButton = () => screen.getByRole('button', { name: /^(Send|发送)$/ });

/** Renders a composer in a conversation. */
export function renderComposer(
  props: Partial<ComposerProps> & { client?: ScriptedClient } = {},
  locale: 'en-US' | 'zh-CN' = 'en-US',
) {
  const client = props.client ?? new ScriptedClient();
  const node = (
    <AnnouncerProvider>
      <Composer {...props} client={client} />
    </AnnouncerProvider>
  );
  return { client, ...renderChat(node, locale) };
}

/** The texts passed to a client. */
export const sent = (client: ScriptedClient) =>
  client.calls.filter(([name]) => name === 'sendText').map(([, text]) => text);
