import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import Feedback from './feedback.tsx';

const MESSAGE = {
  id: '7',
  topic: 'technical',
  name: 'Nora Weiss',
  company: 'Weiss Glazing',
  email: 'nora@weiss.example',
  phone: '(520) 555-0170',
  message: 'Which gasket fits 12 mm glass?',
  pictures: ['/uploads/a.jpg'],
  account: '',
  at: 1_795_228_560_000,
  answer: null,
  isSuspected: false,
};

describe('[R2.2] messages to the shop at the desk', () => {
  test('show author, contact, topic and text', async () => {
    new DeskServer().answers('operator/feedback', { items: [MESSAGE], total: 1 });
    const { container } = renderDesk(<Feedback />, { path: '/feedback' });
    const row = await screen.findByRole('row', { name: /Nora Weiss/ });
    for (const text of ['Technical question', MESSAGE.message, MESSAGE.email, MESSAGE.phone, '1 picture'])
      expect(within(row).getByText(text)).toBeVisible();
    await expectNoAxeViolations(container);
  });

  test('are marked as possible spam', async () => {
    new DeskServer().answers('operator/feedback', { items: [{ ...MESSAGE, isSuspected: true }], total: 1 });
    renderDesk(<Feedback />, { path: '/feedback' });
    const row = await screen.findByRole('row', { name: /Nora Weiss/ });
    expect(within(row).getByText('Suspected spam')).toBeVisible();
  });

  test('can be answered by keyboard', async () => {
    const server = new DeskServer().answers('operator/feedback', { items: [MESSAGE], total: 1 });
    server.answers('operator/feedback/7/answer', {});
    const { user } = renderDesk(<Feedback />, { path: '/feedback' });
    await user.click(await screen.findByRole('button', { name: 'Answer the message of Nora Weiss' }));
    const dialog = screen.getByRole('dialog', { name: 'Message of Nora Weiss' });
    expect(within(dialog).getByRole('textbox', { name: /Answer/ })).toHaveFocus();
    expect(within(dialog).getByRole('link')).toHaveAttribute('href', '/uploads/a.jpg');
    await expectNoAxeViolations(dialog);
    await user.keyboard('The U gasket.');
    await user.click(within(dialog).getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('The answer was sent.')).toBeVisible();
    expect(server.requestsTo('operator/feedback/7/answer')).toEqual([{ answer: 'The U gasket.' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('show the answer and no form once answered', async () => {
    new DeskServer().answers('operator/feedback', { items: [{ ...MESSAGE, answer: 'The U gasket.' }], total: 1 });
    const { user } = renderDesk(<Feedback />, { path: '/feedback' });
    await user.click(await screen.findByRole('button', { name: 'Open the message of Nora Weiss' }));
    const dialog = screen.getByRole('dialog', { name: 'Message of Nora Weiss' });
    expect(within(dialog).getByText('The U gasket.')).toBeVisible();
    expect(within(dialog).queryByRole('textbox')).toBeNull();
  });
});
