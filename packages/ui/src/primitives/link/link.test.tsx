import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { Link, LinkProvider, type LinkProps } from './index.ts';

test('is a plain anchor with its ref and attributes', async () => {
  const ref = createRef<HTMLAnchorElement>();
  const { container } = renderUi(
    <Link ref={ref} href="/goods_list" rel="next" className="mine">
      Next
    </Link>,
  );
  expect(ref.current).toBe(screen.getByRole('link', { name: 'Next' }));
  expect(ref.current).toHaveAttribute('rel', 'next');
  await expectNoAxeViolations(container);
});

test('uses the host’s link component', () => {
  const HostLink = ({ children, ...props }: LinkProps) => (
    <a {...props} href={`/zh-CN${props.href}`}>
      {children}
    </a>
  );
  renderUi(
    <LinkProvider component={HostLink} screens={null}>
      <Link href="/goods_list">列表</Link>
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: '列表' })).toHaveAttribute('href', '/zh-CN/goods_list');
});
