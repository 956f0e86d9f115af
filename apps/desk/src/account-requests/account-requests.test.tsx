import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import AccountRequests from './account-requests.tsx';

const PENDING = {
  id: '1008',
  account: 'noraweiss',
  name: 'Nora Weiss',
  company: 'Weiss Glazing LLC',
  licenseNumber: 'ROC 998877',
  ownerName: 'Nora Weiss',
  phone: '(520) 555-0170',
  email: 'nora@weiss.example',
  billing: '12 Mesquite Ave, Tucson, AZ, 85713, US',
  state: 'pending',
  licensePicture: null,
  duplicates: [],
  requestedAt: 1_795_228_560_000,
  decision: null,
};
const LIST = 'operator/account_requests';

describe('account requests', () => {
  const open = async () => {
    const view = renderDesk(<AccountRequests />, { path: '/account-requests' });
    await view.user.click(await screen.findByRole('button', { name: 'Request of Weiss Glazing LLC' }));
    return { ...view, dialog: await screen.findByRole('dialog', { name: 'Weiss Glazing LLC' }) };
  };

  test('[R1.4] can be approved by keyboard, and the list shows the result', async () => {
    const server = new DeskServer().answers(LIST, { items: [PENDING], total: 1 });
    server.answers(`${LIST}/approve`, null);
    const { user, dialog } = await open();
    expect(within(dialog).getByText('12 Mesquite Ave, Tucson, AZ, 85713, US')).toBeVisible();
    await expectNoAxeViolations(dialog);
    server.answers(LIST, { items: [{ ...PENDING, state: 'approved' }], total: 1 });
    within(dialog).getByRole('button', { name: 'Approve' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/account of .* is open/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('cell', { name: 'Approved' })).toBeVisible();
    expect(server.requestsTo(`${LIST}/approve`)).toEqual([{ uid: '1008' }]);
  });

  test('[R1.4] can only be rejected with a reason', async () => {
    const server = new DeskServer().answers(LIST, { items: [PENDING], total: 1 }).answers(`${LIST}/refuse`, null);
    const { user, dialog } = await open();
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    const reason = within(dialog).getByRole('textbox', { name: /^Reason/ });
    expect(reason).toHaveAccessibleDescription(/Please give a reason\. The applicant will see it\./);
    expect(server.requestsTo(`${LIST}/refuse`)).toEqual([]);
    await user.type(reason, 'The license has expired.');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText(/was rejected/)).toBeVisible();
    expect(server.requestsTo(`${LIST}/refuse`)).toEqual([{ uid: '1008', reason: 'The license has expired.' }]);
  });

  test('[R1.4] show the license and accounts of companies that look the same', async () => {
    const duplicates = [
      { account: 'weiss', company: 'Weiss Glazing', state: 'approved', reasons: ['company', 'email'] },
    ];
    const licensePicture = '/api/operator/account_requests/license?uid=1008';
    new DeskServer().answers(LIST, { items: [{ ...PENDING, licensePicture, duplicates }], total: 1 });
    const { dialog } = await open();
    expect(dialog).toHaveTextContent(
      'Weiss Glazing, account weiss (Approved): same company name and same e-mail address',
    );
    const picture = within(dialog).getByRole('img', { name: 'License picture' });
    expect(picture).toHaveAttribute('src', licensePicture);
    await expectNoAxeViolations(dialog);
  });

  test('stay open and show the error when the server rejects the approval', async () => {
    const server = new DeskServer().answers(LIST, { items: [PENDING], total: 1 });
    server.rejects(`${LIST}/approve`, 'This request was decided already.');
    const { user, dialog } = await open();
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('This request was decided already.')).toBeVisible();
    expect(dialog).toBeVisible();
  });

  test('show after the decision who made it, when and why', async () => {
    const decision = { at: 1_795_228_600_000, by: 'Maya Lindqvist', reason: 'The license has expired.' };
    new DeskServer().answers(LIST, { items: [{ ...PENDING, state: 'refused', decision }], total: 1 });
    const { dialog } = await open();
    expect(dialog).toHaveTextContent(/Rejected by Maya Lindqvist, .*: The license has expired\./);
    expect(within(dialog).queryByRole('button', { name: 'Approve' })).toBeNull();
  });
});
