import { screens } from '@rider/model/screens';
import { ChatProvider } from '@rider/chat/provider';
import { LinkProvider } from '@rider/ui/link';
import { Toasts } from '@rider/ui/toast';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { SWRConfig } from 'swr';
import ruleTexts from '@rider/model/messages/en-US.json' with { type: 'json' };
import chatTexts from '@rider/chat/messages/en-US.json' with { type: 'json' };
import uiTexts from '@rider/ui/messages/en-US.json' with { type: 'json' };
import deskTexts from '../../messages/en-US.json' with { type: 'json' };
import { DeskLink } from '../shell/desk-link.tsx';

const texts: Record<string, string> = { ...uiTexts, ...ruleTexts, ...chatTexts, ...deskTexts };

function failOnIntlError(error: Error): never {
  throw error;
}

/** Renders part of the desk with texts, routes and an empty cache; returns a user-event instance as well. */
export function renderDesk(node: ReactNode, { path = '/messages' }: { path?: string } = {}) {
  let address = path;
  function Address() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  const view = render(
    <IntlProvider locale="en-US" timeZone="UTC" messages={texts} onError={failOnIntlError} onWarn={() => undefined}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
        <MemoryRouter initialEntries={[path]}>
          <LinkProvider component={DeskLink} screens={screens}>
            <ChatProvider locale="en-US" messages={texts} timeZone="UTC">
              <Address />
              <Routes>
                <Route path="/messages/:buyerUid?" element={node} />
                <Route path="*" element={node} />
              </Routes>
            </ChatProvider>
          </LinkProvider>
        </MemoryRouter>
      </SWRConfig>
      <Toasts />
    </IntlProvider>,
  );
  return { user: userEvent.setup(), ...view, addressShown: () => address };
}
