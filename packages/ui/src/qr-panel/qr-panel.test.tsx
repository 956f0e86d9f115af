import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Announcer } from '../announcer/index.ts';
import { expectNoAxeViolations, renderUi } from '../testing/index.ts';
import { QrPanel, type QrState } from './index.ts';

const panel = (state: QrState, onRenew?: () => void) => (
  <>
    <QrPanel title="Pay with WeChat" picture="/media/qr.png" text="weixin://pay/1" state={state} onRenew={onRenew} />
    <Announcer />
  </>
);

test('[R2.7] a code has a name and words for who cannot scan it', async () => {
  const { container } = renderUi(panel('waiting'));
  expect(screen.getByRole('img', { name: 'Pay with WeChat' })).toHaveAttribute('src', '/media/qr.png');
  expect(screen.getByText('weixin://pay/1')).toBeVisible();
  expect(screen.getByText('Waiting for scan')).toBeVisible();
  expect(screen.getByRole('status').textContent).toBe('');
  await expectNoAxeViolations(container);
});

test('[R2.7] reads out what became of it, and gets another code by keyboard', async () => {
  const renew = vi.fn<() => void>();
  const { user, rerender, container } = renderUi(panel('waiting', renew));
  expect(screen.queryByRole('button')).toBeNull();
  rerender(panel('expired', renew));
  expect(screen.getByRole('status')).toHaveTextContent('This code has expired');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Get a new code' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(renew).toHaveBeenCalledTimes(1);
  await expectNoAxeViolations(container);
  rerender(panel('done'));
  expect(screen.getByRole('status')).toHaveTextContent('Done');
});

test('[R2.7] [R3.6] keeps the place of a code to come; one that only leads somewhere waits for nothing', async () => {
  const { container, rerender } = renderUi(<QrPanel title="微信支付" state="loading" />, { locale: 'zh-CN' });
  expect(container.querySelector('[aria-busy="true"]')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<QrPanel title="微信公众号" picture="/media/qr.png" />);
  expect(container.querySelector('[data-part="state"]')).toBeNull();
  await expectNoAxeViolations(container);
});
