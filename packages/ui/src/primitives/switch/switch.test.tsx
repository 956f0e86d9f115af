import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FormErrors } from '../field/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { Switch } from './index.ts';

test('Space and a click on the label turn it on and off', async () => {
  const onCheckedChange = vi.fn();
  const { user, container } = renderUi(
    <Switch
      label="Order updates"
      description="By e-mail"
      name="updates"
      value="yes"
      onCheckedChange={onCheckedChange}
    />,
  );
  const control = screen.getByRole('switch', { name: 'Order updates' });
  expect(control).toHaveAccessibleDescription('By e-mail');
  await user.tab();
  await user.keyboard(' ');
  expect(control).toBeChecked();
  await user.click(screen.getByText('Order updates'));
  expect(control).not.toBeChecked();
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
  await expectNoAxeViolations(container);
});

test('can be controlled', async () => {
  const { user } = renderUi(<Switch label="Held" checked={false} onCheckedChange={() => undefined} />);
  await user.click(screen.getByRole('switch'));
  expect(screen.getByRole('switch')).not.toBeChecked();
});

test('posts like a checkbox and shows the form’s error', async () => {
  const { container } = renderUi(
    <form>
      <FormErrors errors={{ updates: 'Updates cannot be turned off' }}>
        <Switch label="Order updates" name="updates" value="yes" defaultChecked />
      </FormErrors>
    </form>,
    { locale: 'zh-CN' },
  );
  expect(new FormData(container.querySelector('form') as HTMLFormElement).get('updates')).toBe('yes');
  expect(screen.getByRole('switch')).toHaveAccessibleDescription('Updates cannot be turned off');
  expect(screen.getByRole('switch')).toBeInvalid();
  await expectNoAxeViolations(container);
});

test('ignores presses when disabled', async () => {
  const { user } = renderUi(<Switch label="Locked" defaultChecked disabled />);
  await user.click(screen.getByRole('switch'));
  expect(screen.getByRole('switch')).toBeChecked();
});
