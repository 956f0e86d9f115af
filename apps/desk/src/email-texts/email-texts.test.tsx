import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import EmailTexts from './email-texts.tsx';

const PAID = {
  name: 'order-paid',
  title: { 'en-US': 'Order paid', 'zh-CN': '订单已付款' },
  texts: {
    'en-US': { subject: 'Payment received', body: 'Hello Luis,' },
    'zh-CN': { subject: '已收到付款', body: '王磊，您好：' },
  },
};

test('[B15] an e-mail is previewed in both languages, and sent to the operator', async () => {
  const server = new DeskServer()
    .answers('operator/email_previews', { items: [PAID], total: 1 })
    .answers('operator/email_previews/order-paid/send', undefined);
  const { user } = renderDesk(<EmailTexts />, { path: '/email-texts' });
  await user.click(await screen.findByRole('button', { name: 'Preview “Payment received”' }));
  const dialog = await screen.findByRole('dialog', { name: 'Order paid' });
  expect(within(dialog).getByText('王磊，您好：')).toBeVisible();
  await expectNoAxeViolations(dialog);
  within(dialog).getByRole('button', { name: 'Send to myself, Chinese' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The e-mail to you is in the outbox.')).toBeVisible();
  expect(server.requestsTo('operator/email_previews/order-paid/send')).toEqual([{ locale: 'zh-CN' }]);
});
