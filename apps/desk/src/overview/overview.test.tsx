import type { OperatorOverview } from '@rider/api/operator';
import { money } from '@rider/model/money';
import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import Overview from './overview.tsx';

const OVERVIEW: OperatorOverview = {
  waiting: { toShip: 3, refunds: 0, chats: 1 },
  sales: {
    days: [
      { day: '2026-11-26', orders: 2, sales: money(123_400), refunds: money(0) },
      { day: '2026-11-27', orders: 0, sales: money(0), refunds: money(5_000) },
    ],
    products: [{ productId: '7', name: '=Hinge', pieces: 12, refundedPieces: 1, sales: money(99_000) }],
    buyers: [{ account: 'luisglass', name: 'Luis', company: 'Moreno Glazing Co', orders: 2, sales: money(123_400) }],
  },
};

describe('the overview', () => {
  let server: DeskServer;

  beforeEach(() => {
    server = new DeskServer().answers('operator/overview', OVERVIEW);
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('[B15] shows counts that lead to their lists, and the sales of the chosen period', async () => {
    const { container, user } = renderDesk(<Overview />, { path: '/overview' });
    expect(await screen.findByRole('link', { name: 'To ship' })).toHaveAttribute('href', '/orders/to-ship');
    expect(screen.getByRole('link', { name: 'Refunds to review' })).toHaveAttribute('href', '/refunds?state=applied');
    expect(screen.queryByRole('link', { name: 'Failed e-mails' })).toBeNull();
    expect(screen.getByRole('img', { name: /\$1,234\.00 in all, with \$50\.00 refunded/ })).toBeVisible();
    const table = screen.getByRole('table', { name: 'Sales by day' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/Nov 27, 2026.*0.*\$0\.00.*\$50\.00/);
    expect(screen.getByRole('row', { name: /Moreno Glazing Co.*2.*\$1,234\.00/ })).toBeVisible();
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('link', { name: '30 days' }));
    expect(server.requestsTo('operator/overview')).toEqual([{ period: 'week' }, { period: 'month' }]);
    expect(screen.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'true');
  });

  test('[B15] exports a table as CSV, in which a text that begins like a formula stays a text', async () => {
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob), revokeObjectURL() {} }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    const { user } = renderDesk(<Overview />, { path: '/overview' });
    await user.click(await screen.findByRole('button', { name: 'Export CSV: Top products' }));
    expect(await saved[0]?.text()).toBe("Product,Pieces,Refunded,Sales\r\n'=Hinge,12,1,990.00\r\n");
  });

  test('[B15] shows no sales to a role that may not see payments', async () => {
    server.answers('operator/overview', { ...OVERVIEW, sales: null });
    renderDesk(<Overview />, { path: '/overview' });
    expect(await screen.findByRole('link', { name: 'To ship' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Sales' })).toBeNull();
  });

  test('shows that the overview could not be loaded, and tries again', async () => {
    server.isDownFor('operator/overview');
    const { user } = renderDesk(<Overview />, { path: '/overview' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.answers('operator/overview', OVERVIEW);
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'To ship' })).toBeVisible();
  });
});
