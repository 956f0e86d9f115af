import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { LinkProvider, type LinkProps } from '../link/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { Menu, type MenuEntry } from './index.ts';

const onBuyAgain = vi.fn();
const items: MenuEntry[] = [
  { id: 'again', label: 'Buy again', icon: 'cart', onAction: onBuyAgain },
  { id: 'invoice', label: 'Invoice', disabled: true },
  { id: 'track', label: 'Track', href: '/logistics?id=7' },
  'separator',
  { id: 'cancel', label: 'Cancel the order', danger: true, description: 'The goods go back into stock' },
];

function shown(props: Partial<Parameters<typeof Menu>[0]> = {}) {
  return renderUi(
    <>
      <Menu trigger={<Button>More</Button>} items={items} {...props} />
      <a href="/next">Next</a>
    </>,
  );
}
const item = (name: string) => screen.getByRole('menuitem', { name: new RegExp(`^${name}`) });

test('opens by Enter, Space and arrows on the first or last item; Esc returns the focus', async () => {
  const { user } = shown();
  const button = screen.getByRole('button', { name: 'More' });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await user.tab();
  for (const [key, name] of [
    ['{Enter}', 'Buy again'],
    [' ', 'Buy again'],
    ['{ArrowDown}', 'Buy again'],
    ['{ArrowUp}', 'Cancel the order'],
  ] as const) {
    await user.keyboard(key);
    expect(screen.getByRole('menu', { name: 'More' })).toHaveAttribute('id', button.getAttribute('aria-controls'));
    expect(item(name)).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button).toHaveFocus();
  }
});

test('arrows wrap around and skip disabled items; Home, End and characters jump', async () => {
  const { user } = shown({ defaultOpen: true });
  const steps = [
    ['{ArrowDown}', 'Track'],
    ['{ArrowDown}', 'Cancel the order'],
    ['{ArrowDown}', 'Buy again'],
    ['{ArrowUp}', 'Cancel the order'],
    ['{Home}', 'Buy again'],
    ['{End}', 'Cancel the order'],
    ['t', 'Track'],
  ] as const;
  for (const [key, name] of steps) {
    await user.keyboard(key);
    expect(item(name)).toHaveFocus();
  }
  expect(item('Invoice')).toHaveAttribute('aria-disabled', 'true');
  expect(item('Cancel the order The goods go back into stock')).toBeVisible();
  await expectNoAxeViolations(document.body);
});

test('Enter, Space and a click choose, close and return the focus', async () => {
  const onAction = vi.fn();
  const { user } = shown({ onAction });
  const button = screen.getByRole('button', { name: 'More' });
  await user.click(button);
  await user.click(item('Buy again'));
  expect(button).toHaveFocus();
  await user.keyboard('{ArrowUp}{Enter}{ArrowDown} ');
  expect(onAction.mock.calls.flat()).toEqual(['again', 'cancel', 'again']);
  expect(onBuyAgain).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a disabled item does nothing and the menu stays open', async () => {
  const onAction = vi.fn();
  const { user } = shown({ defaultOpen: true, onAction });
  await user.click(item('Invoice'));
  expect(onAction).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeInTheDocument();
});

test("links are the host's links and are followed by click and Enter", async () => {
  const followed = vi.fn();
  const HostLink = ({ children, ...props }: LinkProps) => (
    <a
      {...props}
      href={`/zh-CN${props.href}`}
      onClick={(event) => {
        props.onClick?.(event);
        event.preventDefault();
        followed(event.currentTarget.getAttribute('href'));
      }}
    >
      {children}
    </a>
  );
  const { user } = renderUi(
    <LinkProvider component={HostLink} screens={null}>
      <Menu trigger={<Button>More</Button>} items={items} />
    </LinkProvider>,
  );
  await user.click(screen.getByRole('button'));
  await user.click(item('Track'));
  expect(screen.queryByRole('menu')).toBeNull();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(followed.mock.calls.flat()).toEqual(['/zh-CN/logistics?id=7', '/zh-CN/logistics?id=7']);
});

test('Tab moves past the button and closes the menu', async () => {
  const { user } = shown({ defaultOpen: true });
  await user.keyboard('{ArrowDown}');
  await user.tab();
  expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('controlled, it reports and does not change', async () => {
  const onOpenChange = vi.fn();
  const { user } = shown({ open: false, onOpenChange });
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(onOpenChange).toHaveBeenCalledWith(true);
  expect(screen.queryByRole('menu')).toBeNull();
});
