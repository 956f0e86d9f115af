import { INITIAL_PAYMENTS } from '@rider/model/order';
import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import PaymentMethods from './payment-methods.tsx';

test('[B15] payment methods are ordered, limited and switched off by keyboard', async () => {
  const server = new DeskServer().answers('operator/payment_methods', {
    ...INITIAL_PAYMENTS,
    configured: ['balance', 'stripe', 'invoice'],
    version: 1,
  });
  const { user, container } = renderDesk(<PaymentMethods />, { path: '/payment-methods' });
  const card = within(await screen.findByRole('region', { name: 'Card' }));
  await expectNoAxeViolations(container);
  expect(screen.getAllByText('Not offered: this installation has no account for it.')).toHaveLength(2);
  await user.type(card.getByRole('textbox', { name: /at most/ }), 'much');
  await user.click(card.getByRole('button', { name: 'Move Card up' }));
  await user.click(screen.getByRole('checkbox', { name: /Balance/ }));
  await user.type(screen.getByRole('textbox', { name: /Bank account.*English/ }), 'IBAN 12');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await card.findAllByText(/Please enter an amount|amount/i)).at(-1)).toBeVisible();
  await user.clear(card.getByRole('textbox', { name: /at most/ }));
  await user.type(card.getByRole('textbox', { name: /at most/ }), '2,500{Enter}');
  expect(await screen.findByText('The settings are saved. They apply at once.')).toBeVisible();
  expect(server.calls.findLast(({ given }) => 'version' in given)?.given).toMatchObject({
    version: 1,
    methods: [
      { method: 'stripe', offered: true, minimum: null, maximum: 250_000 },
      { method: 'balance', offered: false },
      { method: 'alipay' },
      { method: 'wechat' },
      { method: 'invoice' },
    ],
    bankTransfer: { 'en-US': 'IBAN 12', 'zh-CN': '' },
  });
});
