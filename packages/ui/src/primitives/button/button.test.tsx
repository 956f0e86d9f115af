import { fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Announcer } from '../announcer/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { Button, IconButton, LinkButton } from './index.ts';

describe('Button', () => {
  test('acts on click, Enter and Space and submits no form by default', async () => {
    const onClick = vi.fn();
    const { user, container } = renderUi(<Button onClick={onClick}>Save</Button>);
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toHaveProperty('type', 'button');
    await user.click(button);
    await user.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(3);
    await expectNoAxeViolations(container);
  });

  test('pending: the focus stays, presses are ignored, and it is announced as busy', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    const form = (pending: boolean) => (
      <form onSubmit={onSubmit}>
        <Announcer />
        <Button type="submit" icon="cart" pending={pending} onClick={onClick}>
          Pay
        </Button>
      </form>
    );
    const { user, rerender, container } = renderUi(form(false));
    const button = screen.getByRole('button', { name: 'Pay' });
    button.focus();
    rerender(form(true));
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Enter}');
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('Working…');
    await expectNoAxeViolations(container);
    rerender(form(false));
    expect(button.getAttribute('aria-disabled')).not.toBe('true');
  });

  test('forwards its ref and rest props', () => {
    const ref = createRef<HTMLButtonElement>();
    renderUi(
      <Button ref={ref} data-state="pressed" className="mine">
        Go
      </Button>,
    );
    expect(ref.current?.dataset).toMatchObject({ component: 'button', state: 'pressed' });
    expect(ref.current?.classList.contains('mine')).toBe(true);
  });
});

test('IconButton is named by its label', async () => {
  const { container } = renderUi(<IconButton icon="close" label="Close" />);
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  await expectNoAxeViolations(container);
});

test('LinkButton is a link', async () => {
  const { container } = renderUi(<LinkButton href="/goods_cate">All goods</LinkButton>);
  expect(screen.getByRole('link', { name: 'All goods' }).getAttribute('href')).toBe('/goods_cate');
  await expectNoAxeViolations(container);
});
