import { money } from '@rider/model/money';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Announcer } from '../../primitives/announcer/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { CouponPicker, type CouponChoice } from './index.ts';

const coupons: readonly CouponChoice[] = [
  { id: '3', title: 'Autumn hinges', scope: 'category', reduction: money(2000), threshold: money(50_000) },
  { id: '4', title: 'Welcome', scope: 'general', reduction: money(500), threshold: money(0) },
  {
    id: '9',
    title: 'Railing',
    scope: 'product',
    reduction: money(9000),
    threshold: money(0),
    obstacle: 'No railing in this order',
  },
];

test('[R6.5] starts with the best coupon; arrows choose another or none; the choice is posted', async () => {
  const chosen = vi.fn<(id: string) => void>();
  const { user, container } = renderUi(
    <form>
      <CouponPicker coupons={coupons} best="3" onValueChange={chosen} />
    </form>,
  );
  const posted = () => Object.fromEntries(new FormData(container.querySelector('form') ?? undefined));
  await user.tab();
  expect(screen.getByRole('radio', { name: /\$20\.00 off.*Autumn hinges.*Best/ })).toHaveFocus();
  expect(posted()).toEqual({ couponId: '3' });
  expect(screen.getByRole('radio', { name: /Railing.*No railing in this order/ })).toBeDisabled();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'No coupon' })).toBeChecked();
  expect(chosen).toHaveBeenLastCalledWith('');
  expect(posted()).toEqual({ couponId: '' });
  await expectNoAxeViolations(container);
});

test('[R6.5] a button chooses the best coupon; the focus stays and the choice is announced', async () => {
  const { user } = renderUi(
    <>
      <CouponPicker coupons={coupons} best="3" defaultValue="" />
      <Announcer />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Use the best coupon' });
  await user.click(button);
  expect(screen.getByRole('radio', { name: /Autumn hinges/ })).toBeChecked();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Autumn hinges selected.');
});

test('[R6.5] can be controlled, and offers no best coupon when there is none', () => {
  const { rerender } = renderUi(<CouponPicker coupons={coupons} best="3" value="4" />, { locale: 'zh-CN' });
  expect(screen.getByRole('radio', { name: /Welcome/ })).toBeChecked();
  rerender(<CouponPicker coupons={[]} value="" />);
  expect(screen.getByRole('radio', { name: '不使用优惠券' })).toBeChecked();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[R6.5] can belong to a form elsewhere on the page', () => {
  const { container } = renderUi(
    <>
      <form id="order" />
      <CouponPicker coupons={coupons} best="3" form="order" />
    </>,
  );
  expect(Object.fromEntries(new FormData(container.querySelector('form') ?? undefined))).toEqual({ couponId: '3' });
});
