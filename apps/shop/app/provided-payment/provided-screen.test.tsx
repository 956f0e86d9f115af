// @vitest-environment jsdom
import { money } from '@rider/model/money';
import type { Order, ScannedPayment } from '@rider/model/order';
import { screens } from '@rider/model/screens';
import { LinkProvider } from '@rider/ui/link';
import uiMessages from '@rider/ui/messages/en-US.json' with { type: 'json' };
import '@testing-library/jest-dom/vitest';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createRoutesStub, redirect } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import messages from '../../messages/en-US.json' with { type: 'json' };
import type { OpenedPayment } from './load.ts';
import { ScanScreen } from './scan-screen.tsx';

vi.mock('../messages/all-messages.ts', () => ({}));
vi.mock('../page-head/page-head.tsx', () => ({ PageHead: () => null }));
vi.mock('../order/beside-order.tsx', () => ({
  BesideOrder: ({ children }: { children: React.ReactNode }) => children,
}));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => (cleanup(), sessionStorage.clear(), vi.restoreAllMocks(), vi.useRealTimers()));

const texts: Record<string, string> = { ...uiMessages, ...messages };
const now = Date.now();
const order = { number: '2026', state: 'pending-payment', total: money(8_900), payBefore: now + 1_800_000 } as Order;
const page = { order, now };
const opened = (picture: string): OpenedPayment => ({
  step: { kind: 'scan', picture, page: null, link: null, sandbox: false, payBefore: now } as unknown as ScannedPayment,
  rejection: '',
});

/** Draws the page as it is called up by its address, or as the answer of a POST. */
async function show(action: () => OpenedPayment | Response, posted?: OpenedPayment) {
  const loader = vi.fn(() => page);
  const opening = vi.fn(action);
  const Stub = createRoutesStub([
    { id: 'page', path: '/wxPay', Component: () => <ScanScreen method="wechat" />, loader, action: opening },
    { path: '/order_detail', Component: () => <h1>The order</h1> },
  ]);
  const actionData = posted === undefined ? null : { page: posted };
  await act(async () => {
    render(
      <IntlProvider locale="en-US" messages={texts}>
        <LinkProvider screens={screens}>
          <Stub initialEntries={['/wxPay?orderId=2026']} hydrationData={{ loaderData: { page }, actionData }} />
        </LinkProvider>
      </IntlProvider>,
    );
  });
  return { loader, opening };
}

const nextRound = () => act(() => vi.advanceTimersByTimeAsync(4_000));

test('[R2.7] a page opened by its address opens no payment: it has a button for it, and polls the order', async () => {
  const { loader, opening } = await show(() => opened('/new'));
  expect(screen.queryByRole('img')).toBeNull();
  const button = screen.getByRole('button', { name: 'Pay $89.00 by WeChat Pay' });
  expect(button.closest('form')).toHaveAttribute('method', 'post');
  await nextRound();
  expect(loader).toHaveBeenCalled();
  expect(opening).not.toHaveBeenCalled();
});

test('[R2.7] an opened payment stays shown, is renewed, and redirects to the order once it is paid', async () => {
  const answers = [opened('/second'), opened('/third'), redirect('/order_detail')];
  await show(() => answers.shift() ?? opened('/none'), opened('/first'));
  const code = () => screen.getByRole('img', { name: 'QR code of the payment' }).getAttribute('src');
  expect(code()).toBe('/first');
  await nextRound();
  expect(code()).toBe('/second');
  await nextRound();
  expect(code()).toBe('/third');
  await nextRound();
  expect(screen.getByRole('heading', { name: 'The order' })).toBeVisible();
});

test('[R2.7] a payment opened in this tab is opened again on its page without it, such as in another language', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();
  await show(() => opened('/new'));
  expect(submit).not.toHaveBeenCalled();
  cleanup();
  await show(() => opened('/new'), opened('/first'));
  cleanup();
  await show(() => opened('/new'));
  expect(submit).toHaveBeenCalledOnce();
  cleanup();
  await show(() => opened('/new'));
  expect(submit).toHaveBeenCalledOnce();
});

test('[R2.7] a payment that could not be opened shows why and can be retried', async () => {
  await show(() => opened('/new'), { step: null, rejection: 'The provider is away.' });
  expect(screen.getByText('The provider is away.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
