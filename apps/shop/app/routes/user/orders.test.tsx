// @vitest-environment jsdom
import { createApi } from '@rider/api/transport';
import { getOrder } from '@rider/api/order';
import { screens } from '@rider/model/screens';
import { LinkProvider } from '@rider/ui/link';
import uiMessages from '@rider/ui/messages/en-US.json' with { type: 'json' };
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import unpaid from '../../../../../packages/api/fixtures/order_detail.unpaid.json' with { type: 'json' };
import messages from '../../../messages/en-US.json' with { type: 'json' };
import { setAnswer } from '../../data/changes.ts';
import { ORDERS_PER_PAGE, ordersQuery } from '../../order/order-queries.ts';
import Orders from './orders.tsx';

vi.mock('../../page-head/page-head.tsx', () => ({ PageHead: () => null }));
const texts: Record<string, string> = { ...uiMessages, ...messages };
const api = createApi({
  fetch: async () => Response.json(unpaid.response),
  baseUrl: 'http://crmeb.test/api',
  locale: 'en-US',
});

/** Opens the list with an unpaid order `left` milliseconds before its time to pay ends. */
async function open(left: number) {
  const order = await getOrder(api, '1');
  await setAnswer(ordersQuery({ page: 1, pageSize: ORDERS_PER_PAGE }), { items: [order], total: 1 });
  const loader = () => ({ now: (order.payBefore ?? 0) - left });
  const Stub = createRoutesStub([{ path: '/list', Component: Orders, loader, HydrateFallback: () => null }]);
  render(
    <IntlProvider locale="en-US" messages={texts}>
      <LinkProvider screens={screens}>
        <Stub initialEntries={['/list']} />
      </LinkProvider>
    </IntlProvider>,
  );
  expect(await screen.findByRole('link', { name: 'Pay now' })).toBeVisible();
}

test('[R6.1] an unpaid order shows the time left to pay it', async () => {
  await open(90_000);
  expect(screen.getByRole('timer')).toHaveTextContent('01:30');
});

// Its end would otherwise fetch the list again and again.
test('[R6.1] an order that the backend has not closed after its time shows no time', async () => {
  await open(0);
  expect(screen.queryByRole('timer')).toBeNull();
});
