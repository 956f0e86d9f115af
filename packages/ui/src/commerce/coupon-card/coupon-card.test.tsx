import { money } from '@rider/model/money';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { CouponCard, type Coupon, type CouponState } from './index.ts';

const coupon: Coupon = { title: 'Autumn hinges', scope: 'category', reduction: money(2000), threshold: money(50_000) };
const day = (date: string) => Date.parse(`${date}T12:00:00Z`);

test('[R6.5] shows amount, minimum, scope and period', async () => {
  const { container, rerender } = renderUi(<CouponCard coupon={coupon} state="unused" scopeName="Hinges" />);
  const card = screen.getByRole('article');
  expect(screen.getByRole('heading', { name: 'Autumn hinges', level: 3 })).toBeVisible();
  for (const words of ['$20.00 off', 'on $500.00 or more', 'Category', 'Hinges', 'No expiry date'])
    expect(card).toHaveTextContent(words);
  await expectNoAxeViolations(container);
  const dated = { ...coupon, threshold: money(0), validFrom: day('2026-11-01'), validUntil: day('2026-12-31') };
  rerender(<CouponCard coupon={dated} state="unused" />);
  expect(card).toHaveTextContent('no minimum');
  expect(card).toHaveTextContent('01-11-2026 to 31-12-2026');
  rerender(<CouponCard coupon={{ ...coupon, validDays: 30 }} state="unclaimed" />);
  expect(card).toHaveTextContent('Valid for 30 days after claiming');
  rerender(<CouponCard coupon={{ ...coupon, validUntil: day('2026-12-31') }} state="unused" />);
  expect(card).toHaveTextContent('until 31-12-2026');
});

test('[R6.5] can be claimed by keyboard; the focus stays on the button, which shows the result', async () => {
  const claimed = vi.fn<() => void>();
  function Host() {
    const [state, setState] = useState<CouponState>('unclaimed');
    const claim = () => {
      claimed();
      setState('claimed');
    };
    return <CouponCard coupon={coupon} state={state} onClaim={claim} useHref="/goods_cate" />;
  }
  const { user, container } = renderUi(<Host />);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Claim Autumn hinges' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Autumn hinges claimed' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(claimed).toHaveBeenCalledTimes(1);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Use Autumn hinges' })).toHaveAttribute('href', '/goods_cate');
  await expectNoAxeViolations(container);
});

test.each([
  ['used', 'Used', '已使用'],
  ['expired', 'Expired', '已过期'],
  ['finished', 'All claimed', '已领完'],
] as const)(
  '[R6.5] a coupon that can no longer be used (%s) says so, without an action',
  async (state, english, chinese) => {
    const { container, unmount } = renderUi(
      <CouponCard coupon={coupon} state={state} useHref="/goods_cate" onClaim={() => undefined} />,
    );
    expect(screen.getByText(english)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    await expectNoAxeViolations(container);
    unmount();
    renderUi(<CouponCard coupon={coupon} state={state} />, { locale: 'zh-CN' });
    expect(screen.getByText(chinese)).toBeVisible();
  },
);

test('[R6.5] ignores presses while claiming; the host may supply its own form', async () => {
  const claim = vi.fn<() => void>();
  const { user, rerender } = renderUi(<CouponCard coupon={coupon} state="unclaimed" onClaim={claim} pending />);
  await user.click(screen.getByRole('button'));
  expect(claim).not.toHaveBeenCalled();
  rerender(<CouponCard coupon={coupon} state="unclaimed" action={<button type="submit">Post</button>} />);
  expect(screen.getByRole('button', { name: 'Post' })).toBeVisible();
});
