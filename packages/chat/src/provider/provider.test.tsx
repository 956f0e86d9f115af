import { formatMoment } from '@rider/ui/date';
import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { FormattedMessage, IntlProvider, useIntl } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { ScriptedClient } from '../testing/index.ts';
import { ChatProvider, loadMessages, useChatSocket } from './index.ts';

test('loads the texts of a language, English for others', async () => {
  expect((await loadMessages('zh-CN'))['chat.end.confirm']).toBe('结束对话');
  expect((await loadMessages('fr-FR'))['chat.end.confirm']).toBe('End chat');
});

test('the host overrides texts of the chat, and its own content uses its own texts', () => {
  render(
    <IntlProvider locale="en-US" messages={{ 'shop.contact': 'Contact us' }}>
      <ChatProvider locale="en-US" messages={{ 'chat.end.confirm': 'Good bye' }}>
        <FormattedMessage id="shop.contact" /> <FormattedMessage id="chat.end.confirm" />
      </ChatProvider>
    </IntlProvider>,
  );
  expect(document.body).toHaveTextContent('Contact us Good bye');
});

test('[R7.5] connects while the component is mounted', () => {
  const client = Object.assign(new ScriptedClient({ unread: 3 }), { start: vi.fn(), stop: vi.fn() });
  function Badge() {
    const { unread, connection } = useChatSocket(client);
    return `${connection} ${unread}`;
  }
  const { unmount } = render(<Badge />, { wrapper: StrictMode });
  expect(screen.getByText('online 3')).toBeVisible();
  expect(client.start.mock.calls.length - client.stop.mock.calls.length).toBe(1);
  unmount();
  expect(client.stop.mock.calls).toHaveLength(client.start.mock.calls.length);
});

test('[R5.6] shows times in the shop’s zone, or in that of the host', () => {
  const Noon = () => formatMoment(useIntl(), Date.UTC(2026, 10, 21, 12));
  const { rerender } = render(
    <ChatProvider locale="en-US" messages={{}}>
      <Noon />
    </ChatProvider>,
  );
  expect(document.body).toHaveTextContent('21-11-2026 04:00');
  rerender(
    <ChatProvider locale="zh-CN" messages={{}} timeZone="Asia/Shanghai">
      <Noon />
    </ChatProvider>,
  );
  expect(document.body).toHaveTextContent('2026-11-21 20:00');
});
