import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import Payments from './payments.tsx';

const BEGUN = 1_795_228_267_000;

/** A payment as the backend answers it. */
function paymentRow(change: object = {}): object {
  return {
    reference: 'pa1',
    orderNumber: 'cp1',
    buyer: { company: 'Moreno Glazing Co', account: 'luisglass' },
    method: 'stripe',
    amount: 8279,
    received: null,
    refunded: 2000,
    state: 'part-refunded',
    isStuck: true,
    createdAt: BEGUN,
    ...change,
  };
}

function detailRow(payoutState: string, note = ''): object {
  return paymentRow({
    isStuck: payoutState === 'failed',
    events: [
      { event: 'open', state: 'pending', webhook: '', at: BEGUN },
      { event: 'pay', state: 'paid', webhook: 'evt_1', at: BEGUN + 60_000 },
    ],
    payouts: [
      {
        number: 'pb1',
        refundNumber: '8609',
        amount: 2000,
        reason: 'refund',
        state: payoutState,
        note,
        createdAt: BEGUN + 120_000,
        settledAt: BEGUN + 600_000,
      },
    ],
  });
}

const ONE = 'operator/payments/pa1';

function openAt(path: string) {
  return renderDesk(
    <Routes>
      <Route path="/payments/*" element={<Payments />} />
    </Routes>,
    { path },
  );
}

describe('[R6.4] payments at the desk', () => {
  test('are listed with method, state and refunded amount, and filtered by state', async () => {
    const server = new DeskServer().answers('operator/payments', { items: [paymentRow()], total: 1 });
    const { container, user, addressShown } = openAt('/payments');
    const row = await screen.findByRole('row', { name: /pa1/ });
    for (const text of ['Moreno Glazing Co', 'Card', 'Partially refunded', 'Refund failed', '$82.79', '$20.00'])
      expect(within(row).getByText(text)).toBeVisible();
    await expectNoAxeViolations(container);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Needs action');
    expect(addressShown()).toBe('/payments?state=task');
    expect(server.requestsTo('operator/payments').at(-1)).toMatchObject({ state: 'task' });
  });

  test('show their events with the source of each', async () => {
    new DeskServer().answers(ONE, detailRow('succeeded'));
    const { container } = openAt('/payments/pa1');
    const history = await screen.findByRole('table', { name: 'History' });
    const paid = within(history).getAllByRole('row')[2] as HTMLElement;
    expect(within(paid).getByRole('rowheader', { name: 'Paid' })).toBeVisible();
    expect(within(paid).getByText('evt_1')).toBeVisible();
    const back = screen.getByRole('table', { name: 'Returned money' });
    expect(within(back).getByText('Completed')).toBeVisible();
    expect(within(back).getByRole('link', { name: '8609' })).toHaveAttribute('href', '/refunds/8609');
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
    await expectNoAxeViolations(container);
  });

  test('with a failed refund can be retried', async () => {
    const server = new DeskServer().answers(ONE, detailRow('failed'));
    const { user } = openAt('/payments/pa1');
    expect(await screen.findByText(/The provider could not return this money/)).toBeVisible();
    server.answers(`${ONE}/payouts/pb1/send`, detailRow('succeeded')).answers(ONE, detailRow('succeeded'));
    await user.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByText('Completed')).toBeVisible();
    expect(screen.queryByText(/The provider did not send/)).toBeNull();
  });

  test('with a failed refund can be settled manually, with a note', async () => {
    const server = new DeskServer().answers(ONE, detailRow('failed'));
    const { user } = openAt('/payments/pa1');
    await user.click(await screen.findByRole('button', { name: /Mark as settled/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark $20.00 as settled' });
    await user.click(within(dialog).getByRole('button', { name: 'Mark as settled' }));
    const note = within(dialog).getByRole('textbox', { name: /How it was settled/ });
    expect(note).toBeInvalid();
    server
      .answers(`${ONE}/payouts/pb1/settle`, detailRow('by-hand', 'Transfer 77'))
      .answers(ONE, detailRow('by-hand', 'Transfer 77'));
    await user.type(note, 'Transfer 77');
    await user.click(within(dialog).getByRole('button', { name: 'Mark as settled' }));
    expect(await screen.findByText('Settled manually')).toBeVisible();
    expect(screen.getByText('Transfer 77')).toBeVisible();
    expect(server.requestsTo(`${ONE}/payouts/pb1/settle`)).toEqual([expect.objectContaining({ note: 'Transfer 77' })]);
  });

  test('of another amount wait for an operator, who accepts or returns them', async () => {
    const row = paymentRow({ state: 'mismatched', isStuck: false, refunded: 0, received: 8000 });
    const detail = { ...row, events: [], payouts: [] };
    const server = new DeskServer().answers(ONE, detail);
    const { user, container } = openAt('/payments/pa1');
    expect(await screen.findByText(/\$80.00 was paid, but \$82.79 was due/)).toBeVisible();
    expect(screen.getByText('Different amount')).toBeVisible();
    await expectNoAxeViolations(container);
    server.rejects(`${ONE}/match`, 'The balance is $2.79 short of the order’s total.');
    screen.getByRole('button', { name: 'Accept and pay the order' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/\$2.79 short/)).toBeVisible();
    const returned = { ...detail, state: 'refunded', refunded: 8000 };
    server.answers(`${ONE}/return`, returned).answers(ONE, returned);
    await user.keyboard('{Tab}{Enter}');
    expect(await screen.findByText('Refunded')).toBeVisible();
    expect(server.requestsTo(`${ONE}/return`)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Accept and pay the order' })).toBeNull();
  });

  test('of a day are reconciled with their providers', async () => {
    const found = { compared: 12, payouts: 2, ours: 90_000, theirs: 98_279, unlisted: [], isCut: false };
    const lost = { kind: 'paid-there', method: 'alipay', reference: 'pa7', payout: '', ours: null, theirs: 8279 };
    const sent = { ...lost, kind: 'returned-there', payout: 'pb9', theirs: 500 };
    const server = new DeskServer()
      .answers('operator/payments', { items: [], total: 0 })
      .answers('operator/reconciliation', { ...found, differences: [lost, sent], unlisted: ['weixin'] });
    const { user } = openAt('/payments');
    await user.click(await screen.findByRole('button', { name: 'Compare with providers' }));
    const dialog = await screen.findByRole('dialog', { name: 'Compare payments with their providers' });
    await user.click(within(dialog).getByRole('button', { name: 'Compare' }));
    expect(
      await within(dialog).findByText(
        /12 payments and 2 refunds: \$900.00 paid here, \$982.79 at the providers. 2 differ/,
      ),
    ).toBeVisible();
    const row = within(dialog).getByRole('row', { name: /pa7 Alipay/ });
    for (const text of ['Alipay', 'Paid at the provider only', '–', '$82.79'])
      expect(within(row).getByText(text)).toBeVisible();
    const back = within(dialog).getByRole('row', { name: /Refunded at the provider only/ });
    expect(within(back).getByRole('link', { name: 'pa7 / pb9' })).toBeVisible();
    expect(within(dialog).getByText(/Statements not available yet: WeChat Pay/)).toBeVisible();
    expect(server.requestsTo('operator/reconciliation')).toEqual([
      { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string },
    ]);
    await expectNoAxeViolations(dialog);
    server.answers('operator/reconciliation', { ...found, theirs: 90_000, differences: [] });
    await user.click(within(dialog).getByRole('button', { name: 'Compare' }));
    expect(await within(dialog).findByText(/Everything matches/)).toBeVisible();
    expect(within(dialog).queryByRole('table')).toBeNull();
  });
});
