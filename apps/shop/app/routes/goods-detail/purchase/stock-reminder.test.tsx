// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createApi } from '@rider/api/transport';
import { expectNoAxeViolations } from '@rider/ui/testing';
import uiTexts from '@rider/ui/messages/en-US.json' with { type: 'json' };
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import shopTexts from '../../../../messages/en-US.json' with { type: 'json' };
import { withPageApi } from '../../../../testing/page-api.ts';
import type { ProductPageSku } from '../../../data/queries.ts';
import { DocumentDataContext } from '../../../session/document-data.tsx';
import { StockReminder } from './stock-reminder.tsx';

const texts: Record<string, string> = { ...uiTexts, ...shopTexts };
const awaited = new Map<string, string[] | null>();
const api = createApi({
  baseUrl: 'http://shop.test/api',
  locale: 'en-US',
  fetch: async (address, init) => {
    const { pathname, searchParams } = new URL(String(address));
    const own = awaited.get(searchParams.get('id') ?? 'hinge');
    if (pathname.endsWith('/stock_reminders'))
      return own === null ? new Response('', { status: 404 }) : Response.json({ status: 200, msg: 'ok', data: own });
    const { sku } = JSON.parse(String(init?.body)) as { sku: string };
    awaited.set('hinge', pathname.endsWith('/remind_of_stock') ? [sku] : []);
    return Response.json({ status: 200, msg: 'ok' });
  },
});
withPageApi(api);

function reminder(productId: string, signedIn = true) {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => <StockReminder productId={productId} sku={{ id: '7', code: 'HH-90' } as ProductPageSku} />,
    },
  ]);
  return (
    <IntlProvider locale="en-US" messages={texts}>
      <DocumentDataContext value={{ origin: '', signedIn }}>
        <Page />
      </DocumentDataContext>
    </IntlProvider>
  );
}
const show = (productId: string, signedIn?: boolean) => render(reminder(productId, signedIn));

test('[B3] a buyer requests a message of a variant’s return to stock by keyboard, and cancels it', async () => {
  awaited.set('hinge', []);
  const user = userEvent.setup();
  show('hinge');
  // The line is there before the answer.
  expect(screen.getByRole('button', { name: 'Notify me when in stock' })).toBeDisabled();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Notify me when in stock' })).toBeEnabled());
  await expectNoAxeViolations(document.body);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('We will e-mail you when HH-90 is in stock again.')).toBeVisible();
  expect(awaited.get('hinge')).toEqual(['7']);
  await user.click(screen.getByRole('button', { name: 'Do not notify me' }));
  await screen.findByRole('button', { name: 'Notify me when in stock' });
  expect(awaited.get('hinge')).toEqual([]);
});

test('[B3] visitors have no button', () => {
  show('hinge', false);
  expect(screen.queryByRole('button')).toBeNull();
});

test('[B3] a backend without reminders has no button', async () => {
  awaited.set('other', null);
  show('other');
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

test('[B3] without script the button posts the variant to the page', () => {
  document.body.innerHTML = renderToString(reminder('hinge'));
  const button = screen.getByRole('button', { name: 'Notify me when in stock' });
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('type', 'submit');
  expect([button.getAttribute('name'), button.getAttribute('value')]).toEqual(['stockReminder', '7']);
  // Other files share the document.
  document.body.replaceChildren();
});
