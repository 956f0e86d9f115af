import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Announcer } from '../announcer/index.ts';
import { FormErrors } from '../field/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { PasswordField } from './index.ts';

test('a button shows and hides the password, and preserves it', async () => {
  const { user, container } = renderUi(
    <>
      <PasswordField label="Password" name="password" autoComplete="current-password" />
      <Announcer />
    </>,
  );
  const input = screen.getByLabelText('Password');
  await user.type(input, 'Glass1234');
  expect(input).toHaveAttribute('type', 'password');
  await user.tab();
  const button = screen.getByRole('button', { name: 'Show the password' });
  expect(button).toHaveFocus();
  await user.keyboard(' ');
  expect(input).toHaveAttribute('type', 'text');
  expect(button).toHaveAccessibleName('Hide the password');
  expect(screen.getByRole('status')).toHaveTextContent('The password is shown');
  await user.keyboard('{Enter}');
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveValue('Glass1234');
  await expectNoAxeViolations(container);
});

test('the button does not submit the form, Enter in the field does', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = renderUi(
    <form onSubmit={onSubmit}>
      <PasswordField label="Password" autoComplete="current-password" />
    </form>,
  );
  await user.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Password'), 'a{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('shows the form’s error, and is localised in Chinese', async () => {
  const { container } = renderUi(
    <FormErrors errors={{ password: '密码太短' }}>
      <PasswordField label="密码" name="password" autoComplete="new-password" />
    </FormErrors>,
    { locale: 'zh-CN' },
  );
  expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('密码太短');
  expect(screen.getByRole('button', { name: '显示密码' })).toHaveTextContent('显示');
  await expectNoAxeViolations(container);
});
