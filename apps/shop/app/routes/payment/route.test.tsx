// @vitest-environment jsdom
import { createApi } from '@rider/api/transport';
import { screens } from '@rider/model/screens';
import { LinkProvider } from '@rider/ui/link';
import uiMessages from '@rider/ui/messages/en-US.json' with { type: 'json' };
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createRoutesStub, RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { expect, test, vi } from 'vitest';
import messages from '../../../messages/en-US.json' with { type: 'json' };
import { requestScope, type RequestScope } from '../../data/request-scope.ts';
import PaymentScreen, { loader } from './route.tsx';

vi.mock('../../messages/all-messages.ts', () => ({}));
vi.mock('../../page-head/page-head.tsx', () => ({ PageHead: () => null }));

const texts: Record<string, string> = { ...uiMessages, ...messages };
const NUMBER = 'cp1795228267000001';

const line = {
  id: '7',
  unique: '7',
  product_id: '42',
  cart_num: 2,
  truePrice: '38.50',
  sum_true_price: '77.00',
  productInfo: { store_name: 'Shower hinge', image: '/p.jpg', attrInfo: { code: 'RD-GG90', suk: 'Chrome' } },
};
const cashier = {
  order_id: NUMBER,
  pay_price: '89.00',
  now_money: '500.00',
  yue_pay_status: true,
  invalid_time: Date.now() / 1000 + 1_000,
  pages: [],
};

/** An order as on the wire, unpaid. */
const orderOf = (change: object = {}) => ({
  order_id: NUMBER,
  _status: { _type: 0 },
  paid: 0,
  add_time: 1_795_228_267,
  stop_time: cashier.invalid_time,
  total_num: 2,
  total_price: '77.00',
  pay_postage: '12.00',
  pay_price: '89.00',
  po_number: 'PO-7734',
  cartInfo: [line],
  ...change,
});

/** Loads the payment page of an order. */
function load(order: object, change: object) {
  const api = createApi({
    baseUrl: 'http://shop.test/api',
    locale: 'en-US',
    fetch: async (address) => {
      const path = new URL(String(address)).pathname;
      const data = path.includes('/detail/')
        ? order
        : path.includes('/cashier/')
          ? { ...cashier, ...change }
          : { status: false, time: 9 };
      return Response.json({ status: 200, msg: '', data });
    },
  });
  const context = new RouterContextProvider();
  context.set(requestScope, { api, origin: 'http://shop.test', signedIn: true } as RequestScope);
  const request = new Request(`http://shop.test/payment?orderId=${NUMBER}`);
  return loader({ request, context, params: {} } as unknown as LoaderFunctionArgs);
}

test('[R2.7] the payment page of a paid order redirects to the order with its thanks', async () => {
  const answer = await load(orderOf({ paid: 1, pay_time: 1_795_228_300, _status: { _type: 1 } }), {});
  if (!(answer instanceof Response)) throw new Error('no redirect');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('Location')).toBe(`/order_detail?orderId=${NUMBER}&paid=1`);
});

async function show(order: object, change: object = {}) {
  const Stub = createRoutesStub([
    { path: '/payment', Component: PaymentScreen, loader: () => load(order, change), HydrateFallback: () => null },
  ]);
  render(
    <IntlProvider locale="en-US" messages={texts}>
      <LinkProvider screens={screens}>
        <Stub initialEntries={[`/payment?orderId=${NUMBER}`]} />
      </LinkProvider>
    </IntlProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Payment' });
}

test('[R2.7] the payment page shows lines, totals and PO number', async () => {
  await show(orderOf());
  expect(screen.getByText('Amount due')).toBeVisible();
  for (const text of ['PO: PO-7734', 'Shower hinge', 'RD-GG90', '$12.00']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getAllByText('$89.00').length).toBeGreaterThan(1);
});

test('[B15] who pays by invoice sees the bank account and the reference, and copies each detail', async () => {
  await show(orderOf(), {
    offered: ['invoice'],
    on_account: { limit: 100_000, used: 0, days: 30 },
    bank_transfer: 'RIDER Hardware Inc\nIBAN: DE89 3704 0044\nSWIFT：COBADEFF',
  });
  expect(screen.getByRole('heading', { name: 'Bank transfer' })).toBeVisible();
  expect(screen.getByText('RIDER Hardware Inc')).toBeVisible();
  const detail = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
  expect(detail('IBAN')).toHaveTextContent('DE89 3704 0044');
  expect(detail('SWIFT')).toHaveTextContent('COBADEFF');
  expect(detail('Reference')).toHaveTextContent(NUMBER);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy: IBAN' }));
  expect(await navigator.clipboard.readText()).toBe('DE89 3704 0044');
});

test('[R2.7] a cancelled order cannot be paid', async () => {
  await show(orderOf({ is_cancel: 1, cancel_reason: 'cancelled' }));
  expect(screen.getByText('No payment is due for this order.')).toBeVisible();
  expect(screen.queryByText('Amount due')).toBeNull();
});

test('[R2.7] an order that a CRMEB has not closed yet can be paid after its time', async () => {
  const passed = cashier.invalid_time - 2_000;
  await show(orderOf({ stop_time: passed }), { invalid_time: passed });
  expect(screen.getByRole('button', { name: 'Pay $89.00' })).toBeVisible();
  expect(screen.queryByText('Time remaining')).toBeNull();
});
