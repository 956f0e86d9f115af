import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../button/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { Popover } from './index.ts';

test('opens at its button and closes on Esc', async () => {
  const { user } = renderUi(
    <Popover label="Delivery" trigger={<Button>When?</Button>}>
      <a href="/policy">Two days</a>
    </Popover>,
  );
  await user.click(screen.getByRole('button', { name: 'When?' }));
  expect(screen.getByRole('dialog', { name: 'Delivery' })).toBeTruthy();
  await expectNoAxeViolations(document.body);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'When?' }));
});

test('has the theme of its button, and is rendered in the given container', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  const { user } = renderUi(
    <div data-theme="dark">
      <Popover label="Delivery" trigger={<Button>When?</Button>} container={container}>
        <a href="/policy">Two days</a>
      </Popover>
    </div>,
  );
  await user.click(screen.getByRole('button', { name: 'When?' }));
  const popover = screen.getByRole('dialog', { name: 'Delivery' });
  expect(popover).toHaveAttribute('data-theme', 'dark');
  expect(container.contains(popover)).toBe(true);
  await user.keyboard('{Escape}');
  container.remove();
});
