import { money } from '@rider/model/money';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { PaymentMethodPicker } from './index.ts';

test('[R1.6] [R6.6] offers available methods only, and shows what the balance lacks', async () => {
  const { container, user } = renderUi(
    <PaymentMethodPicker
      methods={[
        { method: 'balance', available: true },
        { method: 'alipay', available: false },
        { method: 'stripe', available: false, note: 'Out of order until Monday' },
      ]}
      balance={money(25_000)}
      total={money(146_280)}
    />,
  );
  await user.tab();
  expect(screen.getByRole('radio', { name: /Balance.*\$250\.00/ })).toHaveFocus();
  expect(screen.getByRole('radio', { name: /Balance.*\$250\.00 available, \$1,212\.80 short/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /card.*Out of order until Monday/i })).toBeDisabled();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await expectNoAxeViolations(container);
});

test('[R1.6] starts with the first sufficient method, reports the choice, and shows notes', async () => {
  const chosen = vi.fn<(method: string) => void>();
  const { user } = renderUi(
    <PaymentMethodPicker
      methods={[
        { method: 'balance', available: true },
        { method: 'wechat', available: true, note: '测试支付' },
        { method: 'alipay', available: true },
      ]}
      balance={money(100)}
      total={money(200)}
      onValueChange={chosen}
    />,
    { locale: 'zh-CN' },
  );
  await user.tab();
  expect(screen.getByRole('radio', { name: /微信支付.*测试支付/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(chosen).toHaveBeenCalledWith('alipay');
});
