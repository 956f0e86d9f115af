import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import TaxCertificates from './tax-certificates.tsx';

const PENDING = {
  id: '1004',
  number: 'AZ-5000A-77',
  region: 'AZ',
  lastDay: '2027-03-31',
  state: 'pending',
  reason: '',
  uploadedAt: 1_795_228_560_000,
  account: 'luisglass',
  company: 'Luis Glass & Mirror',
  document: '/api/operator/tax_certificates/document?id=1004',
  decision: null,
};
const LIST = 'operator/tax_certificates';

describe('exemption certificates', () => {
  const open = async () => {
    const view = renderDesk(<TaxCertificates />, { path: '/tax-certificates' });
    await view.user.click(
      await screen.findByRole('button', { name: /certificate AZ-5000A-77 of Luis Glass & Mirror/ }),
    );
    return { ...view, dialog: await screen.findByRole('dialog', { name: 'Luis Glass & Mirror' }) };
  };

  test('[R6.3] can be approved by keyboard, and the list shows the result', async () => {
    const server = new DeskServer().answers(LIST, { items: [PENDING], total: 1 }).answers(`${LIST}/approve`, null);
    const { user, dialog } = await open();
    expect(within(dialog).getByText('31-03-2027')).toBeVisible();
    const picture = within(dialog).getByRole('img', { name: 'The certificate' });
    expect(picture).toHaveAttribute('src', '/api/operator/tax_certificates/document?id=1004');
    await expectNoAxeViolations(dialog);
    server.answers(LIST, { items: [{ ...PENDING, state: 'approved' }], total: 1 });
    within(dialog).getByRole('button', { name: 'Approve' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/certificate of Luis Glass & Mirror was approved/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('cell', { name: 'Approved' })).toBeVisible();
    expect(server.requestsTo(`${LIST}/approve`)).toEqual([{ id: '1004' }]);
  });

  test('[R6.3] can only be rejected with a reason', async () => {
    const server = new DeskServer().answers(LIST, { items: [PENDING], total: 1 }).answers(`${LIST}/refuse`, null);
    const { user, dialog } = await open();
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    const reason = within(dialog).getByRole('textbox', { name: /^Reason/ });
    expect(reason).toHaveAccessibleDescription(/Please give a reason\. The buyer will see it\./);
    expect(server.requestsTo(`${LIST}/refuse`)).toEqual([]);
    await user.type(reason, 'The picture is cut off.');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText(/was rejected/)).toBeVisible();
    expect(server.requestsTo(`${LIST}/refuse`)).toEqual([{ id: '1004', reason: 'The picture is cut off.' }]);
  });

  test('stay open and show the error when the server rejects the approval', async () => {
    const server = new DeskServer().answers(LIST, { items: [PENDING], total: 1 });
    server.rejects(`${LIST}/approve`, 'This request has already been decided.');
    const { user, dialog } = await open();
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('This request has already been decided.')).toBeVisible();
    expect(dialog).toBeVisible();
  });

  test('show after the decision who made it, when and why', async () => {
    const decision = { at: 1_795_228_600_000, by: 'Maya Lindqvist' };
    const rejected = { ...PENDING, state: 'refused', reason: 'The picture is cut off.', decision };
    new DeskServer().answers(LIST, { items: [rejected], total: 1 });
    const { dialog } = await open();
    expect(dialog).toHaveTextContent(/Rejected by Maya Lindqvist, .*: The picture is cut off\./);
    expect(within(dialog).queryByRole('button', { name: 'Approve' })).toBeNull();
  });
});
