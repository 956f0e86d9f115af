// @vitest-environment jsdom
import { screens } from '@rider/model/screens';
import { LinkProvider } from '@rider/ui/link';
import uiMessages from '@rider/ui/messages/en-US.json' with { type: 'json' };
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import messages from '../../../messages/en-US.json' with { type: 'json' };
import { favouritesQuery, noticesQuery } from './account-queries.ts';
import { setAnswer } from '../../data/changes.ts';
import { ORDERS_PER_PAGE, ordersQuery } from '../../order/order-queries.ts';
import { userQuery } from '../../data/queries.ts';
import { REFUNDS_PER_PAGE, refundsQuery } from '../../refund/refund-queries.ts';
import Favourites from './favourites/favourites.tsx';
import Messages from './messages.tsx';
import Orders from './orders.tsx';
import Refunds from './refunds.tsx';

vi.mock('../../page-head/page-head.tsx', () => ({ PageHead: () => null }));
const texts: Record<string, string> = { ...uiMessages, ...messages };

const EMPTY = { items: [], total: 40 };

test.each([
  ['orders', Orders, () => setAnswer(ordersQuery({ page: 9, pageSize: ORDERS_PER_PAGE }), EMPTY)],
  ['refunds', Refunds, () => setAnswer(refundsQuery({ page: 9, pageSize: REFUNDS_PER_PAGE }), EMPTY)],
  ['favourites', Favourites, () => setAnswer(favouritesQuery({ page: 9, pageSize: 12 }), EMPTY)],
  [
    'messages',
    Messages,
    async () => {
      await setAnswer(noticesQuery({ page: 9, pageSize: 10 }), EMPTY);
      await setAnswer(userQuery, { unreadNotices: 0 } as never);
    },
  ],
])('[R2.10] a page after the last one of %s links to the first', async (_list, Component, answer) => {
  await answer();
  const Stub = createRoutesStub([
    { path: '/list', Component, loader: () => ({ now: 0 }), HydrateFallback: () => null },
  ]);
  render(
    <IntlProvider locale="en-US" messages={texts}>
      <LinkProvider screens={screens}>
        <Stub initialEntries={['/list?page=9']} />
      </LinkProvider>
    </IntlProvider>,
  );
  expect(await screen.findByRole('link', { name: 'Go to the first page' })).toBeVisible();
  expect(screen.getByText('This page does not exist')).toBeVisible();
});
