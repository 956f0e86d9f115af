// @vitest-environment jsdom
import { DEFAULT_FORMATS } from '@rider/model/locale';
import { screens } from '@rider/model/screens';
import { LinkProvider } from '@rider/ui/link';
import uiMessages from '@rider/ui/messages/en-US.json' with { type: 'json' };
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import messages from '../../messages/en-US.json' with { type: 'json' };
import { MessagesProvider } from '../messages/messages.tsx';
import { FailedPage } from './failed-page.tsx';

const texts: Record<string, string> = { ...uiMessages, ...messages };
const MISSING = { status: 404, statusText: '', internal: false, data: null };

test.each([
  ['/payment?orderId=cp1', true],
  ['/goods_detail/9999', false],
])('[R2.13] the page of what does not exist at %s leads to the orders: %s', (address, leads) => {
  render(
    <MessagesProvider locale="en-US" messages={texts} formats={DEFAULT_FORMATS}>
      <MemoryRouter initialEntries={[address]}>
        <LinkProvider screens={screens}>
          <FailedPage error={MISSING} />
        </LinkProvider>
      </MemoryRouter>
    </MessagesProvider>,
  );
  expect(screen.queryByRole('link', { name: 'To your orders' }) !== null).toBe(leads);
  expect(screen.queryByText(/It may have been cancelled, or not paid in time/) !== null).toBe(leads);
  screen.getByRole('heading', { name: 'This page could not be found.' });
});
