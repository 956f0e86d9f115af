import { expectNoAxeViolations } from '@rider/ui/testing';
import type { LoggedWebhookDelivery } from '@rider/model/webhook';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import Webhooks from './webhooks.tsx';

const FAILED: LoggedWebhookDelivery = {
  id: '7',
  messageId: 'msg_5f3c',
  type: 'order.paid',
  subject: '202611270001',
  state: 'failed',
  happenedAt: 1_795_228_560_000,
  attempts: 10,
  attemptedAt: 1_795_228_570_000,
  dueAt: null,
  status: null,
  failure: 'timeout',
  company: 'North Glass',
  url: 'https://erp.north.example/hook',
};

test('[B12] the log shows what failed, and sends a message again', async () => {
  const waiting = { ...FAILED, id: '8', messageId: 'msg_6', state: 'waiting', failure: null, attempts: 0 };
  const server = new DeskServer()
    .answers('operator/webhook_deliveries', { items: [FAILED, waiting], total: 2 })
    .answers('operator/webhook_deliveries/7/send', undefined);
  const { container, user } = renderDesk(<Webhooks />, { path: '/webhooks' });
  const row = await screen.findByRole('row', {
    name: /order\.paid 202611270001.*North Glass.*No answer in time.*10 attempts/,
  });
  await expectNoAxeViolations(container);
  expect(within(screen.getByRole('row', { name: /msg_6/ })).queryByRole('button')).toBeNull();
  await user.click(within(row).getByRole('button', { name: 'Send again: order.paid 202611270001 to North Glass' }));
  expect(await screen.findByText('The message to North Glass will be sent in a moment.')).toBeVisible();
  expect(server.calls.some(({ path }) => path === 'operator/webhook_deliveries/7/send')).toBe(true);
});
