import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import BuyerCompanies from './buyer-companies.tsx';

const PERSON = { state: 'active', spentInMonth: 0, deputyId: '', deputyUntil: '' };
const DANA = { ...PERSON, buyerId: '2', name: 'Dana', account: 'dana', email: 'dana@example.com', role: 'owner' };
const LUIS = { ...PERSON, buyerId: '3', name: 'Luis', account: 'luis', email: '', role: 'buyer', spentInMonth: 12_500 };
const COMPANY = {
  id: '7',
  name: 'North Glass',
  since: Date.UTC(2026, 10, 1),
  members: [
    { ...DANA, limits: { perOrder: null, perMonth: null } },
    { ...LUIS, limits: { perOrder: 50_000, perMonth: null } },
  ],
  invitations: [{ id: '1', email: 'new@example.com', role: 'approver', expiresAt: Date.UTC(2026, 10, 30) }],
  budgets: [{ id: '1', job: 'Tower', budget: 100_000, spent: 30_000, from: '', until: '' }],
  priceLists: [{ id: '4', name: 'Tower prices', state: 'active' }],
  orders: [],
  orderCount: 0,
};

function open(company = COMPANY, path = '/buyer-companies/7') {
  const server = new DeskServer().answers('operator/buyer_companies/7', company).answers('operator/buyer_companies', {
    items: [{ id: '7', name: 'North Glass', owners: ['Dana'], members: 2, orders: 0, since: company.since }],
    total: 1,
  });
  const view = renderDesk(
    <Routes>
      <Route path="/buyer-companies/*" element={<BuyerCompanies />} />
    </Routes>,
    { path },
  );
  return { server, ...view };
}

test('[B10] the desk lists companies with their owners', async () => {
  open(COMPANY, '/buyer-companies');
  const link = await screen.findByRole('link', { name: 'North Glass' });
  expect(link).toHaveAttribute('href', expect.stringContaining('/buyer-companies/7'));
  expect(screen.getByText('Dana')).toBeVisible();
});

test('[B10] a company shows members, invitations, budgets and price lists, and operators change a member’s limits', async () => {
  const { server, user, container } = open();
  const members = within(await screen.findByRole('table', { name: 'Members' }));
  expect(members.getByRole('row', { name: /Luis.*\$500\.00.*\$125\.00/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Tower.*\$1,000\.00.*\$300\.00.*\$700\.00/ })).toBeVisible();
  expect(screen.getByText('new@example.com')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tower prices' })).toBeVisible();
  await expectNoAxeViolations(container);
  server.answers('operator/buyer_companies/7/members/3', null);
  await user.click(members.getByRole('button', { name: /Change.*Luis/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const perOrder = dialog.getByRole('textbox', { name: /^Limit per order/ });
  expect(perOrder).toHaveValue('500.00');
  await user.clear(perOrder);
  await user.type(perOrder, '750');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The company is saved.')).toBeVisible();
  expect(server.requestsTo('operator/buyer_companies/7/members/3')).toEqual([
    {
      role: 'buyer',
      perOrder: '750.00',
      perMonth: '',
      seen: { role: 'buyer', perOrder: 50_000, perMonth: null },
    },
  ]);
});

test('[B10] a company without an active owner says what to do, and a member is removed only after a question', async () => {
  const { server, user } = open({ ...COMPANY, members: COMPANY.members.slice(1) });
  expect(await screen.findByText(/no active owner/)).toBeVisible();
  server.answers('operator/buyer_companies/7/members/3/remove', null);
  await user.click(screen.getByRole('button', { name: /Remove.*Luis/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(server.requestsTo('operator/buyer_companies/7/members/3/remove')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(server.requestsTo('operator/buyer_companies/7/members/3/remove')).toHaveLength(1);
});
