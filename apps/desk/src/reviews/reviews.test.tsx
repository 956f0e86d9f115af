import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import Reviews from './reviews.tsx';

const REVIEW = {
  id: '100000',
  productId: '1001',
  productName: 'Harbor Hinge',
  variant: 'Chrome, 10 mm',
  code: 'RD-HINGE-CH',
  nickname: 'Luis',
  company: 'Luis Glass',
  orderNumber: '2026030900017',
  quality: 2,
  service: 5,
  description: null,
  text: 'Where is the seal?',
  images: ['/uploads/a.jpg'],
  at: 1_795_228_560_000,
  reply: null,
};

describe('[R6.7] reviews at the desk', () => {
  test('show product, author and text, and link to the order', async () => {
    new DeskServer().answers('operator/reviews', { items: [REVIEW], total: 1 });
    const { container } = renderDesk(<Reviews />, { path: '/reviews' });
    const row = await screen.findByRole('row', { name: /Harbor Hinge/ });
    for (const text of ['Where is the seal?', 'Luis', 'Luis Glass', '1 picture'])
      expect(within(row).getByText(text)).toBeVisible();
    expect(within(row).getByRole('link', { name: '2026030900017' })).toHaveAttribute('href', '/orders/2026030900017');
    await expectNoAxeViolations(container);
  });

  test('are answered by keyboard with the whole review in view', async () => {
    const server = new DeskServer().answers('operator/reviews', { items: [REVIEW], total: 1 });
    server.answers('operator/reviews/100000/reply', {});
    const { user } = renderDesk(<Reviews />, { path: '/reviews' });
    await user.click(await screen.findByRole('button', { name: 'Answer the review by Luis' }));
    const dialog = screen.getByRole('dialog', { name: 'Harbor Hinge' });
    expect(within(dialog).getByRole('textbox', { name: /Answer/ })).toHaveFocus();
    expect(within(dialog).getByText('2/5')).toBeVisible();
    await expectNoAxeViolations(dialog);
    await user.keyboard('In the second bag.');
    await user.click(within(dialog).getByRole('button', { name: 'Publish answer' }));
    expect(await screen.findByText('The answer is published.')).toBeVisible();
    expect(server.requestsTo('operator/reviews/100000/reply')).toEqual([
      { reply: 'In the second bag.', seen: { reply: null } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
