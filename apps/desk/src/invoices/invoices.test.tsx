import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import Invoices from './invoices.tsx';

const ACCOUNT = {
  uid: '1002',
  company: 'Okafor Glazing',
  account: 'graceglass',
  terms: { limit: 100_000, used: 35_200, days: 30 },
  owed: 35_200,
  ages: { current: 10_000, to30: 25_200, to60: 0, to90: 0, over90: 0 },
};
const INVOICE = {
  number: '2026-000042',
  orderNumber: 'R-2026-001001',
  purchaseOrderNumber: 'PO 7',
  issuedAt: 1_795_228_560_000,
  dueAt: 1_797_820_560_000,
  amount: 25_200,
  tax: 0,
  credited: 0,
  paid: 0,
  state: 'overdue',
};
const DETAIL = {
  ...ACCOUNT,
  open: [INVOICE, { ...INVOICE, number: '2026-000043', amount: 10_000, state: 'open' }],
  entries: [{ kind: 'invoice', reference: '2026-000043', amount: 10_000, owed: 35_200, at: 1_795_228_560_000 }],
};

const show = (path: string) =>
  renderDesk(
    <Routes>
      <Route path="/invoices/*" element={<Invoices />} />
    </Routes>,
    { path },
  );

afterEach(() => vi.restoreAllMocks());

describe('the receivables of buyers on account', () => {
  test('[R6.4] are listed by age', async () => {
    new DeskServer().answers('operator/credit', { items: [ACCOUNT], total: 1 });
    const { container } = show('/invoices');
    const row = await screen.findByRole('row', { name: /Okafor Glazing/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['$1,000.00', '$352.00', '$100.00', '$252.00', '–', '–', '–']);
    await expectNoAxeViolations(container);
  });

  test('[R6.4] are settled by one payment for the selected invoices, whose total is proposed', async () => {
    const server = new DeskServer()
      .answers('operator/buyers/1002/credit', DETAIL)
      .answers('operator/buyers/1002/invoice_payment', undefined);
    const { user } = show('/invoices/1002');
    await user.click(await screen.findByRole('button', { name: 'Record a payment' }));
    const dialog = await screen.findByRole('dialog', { name: 'Record a payment' });
    const amount = within(dialog).getByRole('textbox', { name: /^Amount/ });
    expect(amount).toHaveValue('352.00');
    await user.click(within(dialog).getByRole('checkbox', { name: /2026-000043/ }));
    expect(amount).toHaveValue('252.00');
    await user.type(within(dialog).getByRole('textbox', { name: /^Bank/ }), 'B1{Enter}');
    expect(await screen.findByText('$252.00 recorded.')).toBeVisible();
    expect(server.requestsTo('operator/buyers/1002/invoice_payment')).toMatchObject([
      { amount: '252.00', reference: 'B1', invoices: ['2026-000042'] },
    ]);
  });

  test('[R6.4] a payment whose answer was lost is not booked twice', async () => {
    const server = new DeskServer()
      .answers('operator/buyers/1002/credit', DETAIL)
      .isDownFor('operator/buyers/1002/invoice_payment');
    const { user } = show('/invoices/1002');
    await user.click(await screen.findByRole('button', { name: 'Record a payment' }));
    const dialog = await screen.findByRole('dialog', { name: 'Record a payment' });
    await expectNoAxeViolations(dialog);
    await user.type(within(dialog).getByRole('textbox', { name: /^Bank/ }), 'B1{Enter}');
    expect(await screen.findByText(/did not answer|not available|try again/i)).toBeVisible();
    server.answers('operator/buyers/1002/invoice_payment', undefined);
    await user.click(within(dialog).getByRole('button', { name: 'Record payment' }));
    expect(await screen.findByText('$352.00 recorded.')).toBeVisible();
    const [first, second] = server.requestsTo('operator/buyers/1002/invoice_payment');
    expect(second).toEqual(first);
  });

  test('[R6.4] can be downloaded as PDF: an invoice named by its number, and the statement', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    new DeskServer()
      .answers('operator/buyers/1002/credit', DETAIL)
      .answers('operator/invoices/2026-000042/pdf', {
        name: 'invoice-2026-000042.pdf',
        type: 'application/pdf',
        content: btoa('%PDF-1.7'),
      })
      .answers('operator/buyers/1002/statement', {
        name: 'statement-1002.pdf',
        type: 'application/pdf',
        content: btoa('%PDF-1.7'),
      });
    const { user, container } = show('/invoices/1002');
    await user.click(await screen.findByRole('button', { name: 'PDF of 2026-000042' }));
    await expect.poll(() => saved).toEqual(['invoice-2026-000042.pdf']);
    await user.click(screen.getByRole('button', { name: 'Download as PDF' }));
    await expect.poll(() => saved.at(-1)).toBe('statement-1002.pdf');
    await expectNoAxeViolations(container);
  });

  test('[R6.4] terms are withdrawn after confirmation', async () => {
    const server = new DeskServer()
      .answers('operator/buyers/1002/credit', DETAIL)
      .answers('operator/buyers/1002/credit/withdraw', undefined);
    const { user } = show('/invoices/1002');
    const withdrawals = () => server.requestsTo('operator/buyers/1002/credit/withdraw').length;
    await user.click(await screen.findByRole('button', { name: 'Withdraw terms' }));
    const asking = await screen.findByRole('alertdialog', { name: 'Withdraw the terms of Okafor Glazing?' });
    expect(asking).toHaveAccessibleDescription(/Open invoices remain due/);
    await expectNoAxeViolations(asking);
    await user.keyboard('{Escape}');
    expect(withdrawals()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Withdraw terms' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw terms' }));
    expect(await screen.findByText(/Terms withdrawn/)).toBeVisible();
    expect(withdrawals()).toBe(1);
  });

  test('[R6.4] an invalid limit or payment term is reported at its field', async () => {
    const server = new DeskServer().answers('operator/buyers/1002/credit', { ...DETAIL, terms: null });
    const { user } = show('/invoices/1002');
    await user.click(await screen.findByRole('button', { name: 'Grant terms' }));
    const dialog = await screen.findByRole('dialog');
    const days = within(dialog).getByRole('textbox', { name: /^Days/ });
    await user.clear(days);
    await user.type(days, '400{Enter}');
    expect(days).toHaveAccessibleDescription(/Enter 1 to 365 days/);
    await expectNoAxeViolations(dialog);
    expect(
      server.requestsTo('operator/buyers/1002/credit').filter((sent) => sent !== undefined && 'limit' in sent),
    ).toEqual([]);
  });
});
