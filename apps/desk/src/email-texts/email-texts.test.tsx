import type { EmailTemplate } from '@rider/api/operator';
import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { DeskServer, rejection } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import EmailTexts from './email-texts.tsx';

const TITLE = { 'en-US': 'Payment received', 'zh-CN': '已收到付款' };
const PAID: EmailTemplate = {
  name: 'order-paid',
  title: TITLE,
  subject: { 'en-US': 'Order {order} is paid', 'zh-CN': '订单 {order} 已付款' },
  body: { 'en-US': 'We received {total}.', 'zh-CN': '已收到货款 {total}。' },
  defaults: {
    subject: { 'en-US': 'Payment for {order}', 'zh-CN': '订单 {order} 已付款' },
    body: { 'en-US': 'Thank you.', 'zh-CN': '已收到货款 {total}。' },
  },
  placeholders: [
    { written: '{order}', example: { 'en-US': '20261127', 'zh-CN': '20261127' }, isRequired: false },
    { written: '{total}', example: { 'en-US': '$129.00', 'zh-CN': '$129.00' }, isRequired: true },
  ],
  mayChange: true,
  version: 2,
};

const serve = () =>
  new DeskServer()
    .answers('operator/email_previews/order-paid', PAID)
    .answers('operator/email_previews/order-paid/preview', ({ subject, body }: typeof PAID) => ({
      texts: {
        'en-US': { subject: subject['en-US'].replace('{order}', '20261127'), body: body['en-US'] },
        'zh-CN': { subject: '订单 20261127 已付款', body: '已收到货款 $129.00。' },
      },
      errors: {},
    }));

const show = (path = '/email-texts/order-paid') =>
  renderDesk(
    <Routes>
      <Route path="/email-texts/*" element={<EmailTexts />} />
    </Routes>,
    { path },
  );

test('[B15] an e-mail is opened from the list, and its preview follows what is typed', async () => {
  const server = serve().answers('operator/email_previews', {
    items: [{ name: 'order-paid', title: TITLE, texts: { 'en-US': { subject: 'Paid', body: '' } }, state: 'changed' }],
    total: 1,
  });
  const { user, container } = show('/email-texts');
  await user.click(await screen.findByRole('link', { name: 'Payment received' }));
  const preview = within(await screen.findByRole('region', { name: /Preview, English/ }));
  expect(await preview.findByText('Order 20261127 is paid')).toBeVisible();
  await expectNoAxeViolations(container);
  const subject = screen.getByRole('textbox', { name: /Subject \(English\)/ });
  await user.clear(subject);
  await user.type(subject, 'Thanks for ');
  screen.getByRole('button', { name: 'Insert {order}' }).focus();
  await user.keyboard('{Enter}');
  expect(subject).toHaveValue('Thanks for {order}');
  expect(subject).toHaveFocus();
  expect(await preview.findByText('Thanks for 20261127')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The settings are saved. They apply at once.')).toBeVisible();
  expect(server.requestsTo('operator/email_previews/order-paid').findLast((given) => 'version' in given)).toEqual({
    subject: { 'en-US': 'Thanks for {order}', 'zh-CN': PAID.subject['zh-CN'] },
    body: PAID.body,
    version: 2,
  });
});

test('[B15] the default text of a language returns into its fields, and a test e-mail has what is typed', async () => {
  const server = serve().answers('operator/email_previews/order-paid/send', undefined);
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Back to the default text, English' }));
  expect(screen.getByRole('textbox', { name: /Subject \(English\)/ })).toHaveValue('Payment for {order}');
  expect(screen.queryByRole('button', { name: /Back to the default text/ })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /Text \(Chinese\)/ }), '谢谢');
  await user.click(screen.getByRole('button', { name: 'Send to myself, Chinese' }));
  expect(await screen.findByText('The e-mail to you is in the outbox.')).toBeVisible();
  expect(server.requestsTo('operator/email_previews/order-paid/send')).toEqual([
    {
      locale: 'zh-CN',
      subject: PAID.defaults.subject,
      body: { 'en-US': 'Thank you.', 'zh-CN': '已收到货款 {total}。谢谢' },
    },
  ]);
});

test('[B15] faults show in the preview while typing', async () => {
  const server = serve();
  const { user } = show();
  const body = await screen.findByRole('textbox', { name: /Text \(English\)/ });
  server.answers('operator/email_previews/order-paid/preview', {
    texts: { 'en-US': null, 'zh-CN': { subject: '已付款', body: '货款' } },
    errors: { 'body.en-US': 'This e-mail has no placeholder {totl}.' },
  });
  await user.type(body, ' {{totl}');
  const preview = within(screen.getByRole('region', { name: /Preview, English/ }));
  expect(await preview.findByText('This e-mail has no placeholder {totl}.')).toBeVisible();
});

test('[B15] what another operator saved meanwhile is announced, and what was typed stays', async () => {
  const server = serve();
  const { user } = show();
  const subject = await screen.findByRole('textbox', { name: /Subject \(English\)/ });
  server.answers('operator/email_previews/order-paid', ({ version }: { version?: number }) =>
    version === undefined ? { ...PAID, version: 3 } : rejection('Maya has changed this meanwhile.'),
  );
  await user.clear(subject);
  await user.type(subject, 'Mine{Enter}');
  expect(await screen.findByText(/Someone else has changed/)).toBeVisible();
  expect(subject).toHaveValue('Mine');
});
