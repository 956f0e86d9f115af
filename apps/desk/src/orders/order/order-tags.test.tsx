import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DeskServer } from '../../testing/desk-server.ts';
import { renderDesk } from '../../testing/render-desk.tsx';
import { OrderTags } from './order-tags.tsx';

test('[B15] tags of other orders are proposed, added and removed by keyboard', async () => {
  const server = new DeskServer()
    .answers('operator/order_tags', ['urgent', 'call first'])
    .answers('operator/orders/R-1/tag', undefined)
    .answers('operator/orders/R-1/untag', undefined);
  const { container } = renderDesk(<OrderTags number="R-1" tags={['urgent']} />);
  await userEvent.type(await screen.findByRole('combobox', { name: /Add a tag/ }), 'call');
  expect(await screen.findByRole('option', { name: 'call first' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Add tag' }));
  await waitFor(() => expect(server.requestsTo('operator/orders/R-1/tag')).toEqual([{ tag: 'call first' }]));
  await userEvent.click(screen.getByRole('button', { name: 'Remove tag urgent' }));
  await waitFor(() => expect(server.requestsTo('operator/orders/R-1/untag')).toEqual([{ tag: 'urgent' }]));
  await expectNoAxeViolations(container);
});
