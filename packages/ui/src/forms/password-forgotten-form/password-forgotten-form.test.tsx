import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SendCode } from '../../primitives/code-field/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { PasswordForgottenForm } from './index.ts';

const sendCode: SendCode = (to) => Promise.resolve({ to, waitSeconds: 60 });

test('[R2.9] can be completed by keyboard alone', async () => {
  const sent = vi.fn<(fields: object) => void>();
  const requestCode = vi.fn(sendCode);
  const { user, container } = renderUi(
    <PasswordForgottenForm
      sendCode={requestCode}
      passwordHint="6 to 16 characters"
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    />,
  );
  await user.tab();
  await user.keyboard('luis@glass.example');
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(requestCode).toHaveBeenCalledWith('luis@glass.example');
  await user.type(await screen.findByLabelText(/E-mailed code/), '428113');
  const password = screen.getByLabelText(/New password/);
  expect(password).toHaveAccessibleDescription('6 to 16 characters');
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  await user.type(password, 'Rider2026{Enter}');
  expect(sent).toHaveBeenCalledWith({ email: 'luis@glass.example', code: '428113', password: 'Rider2026' });
  await expectNoAxeViolations(container);
});

test('[R2.9] shows a wrong code at its field; sends nothing while pending', async () => {
  const onSubmit = vi.fn<() => void>();
  const { user, container } = renderUi(
    <PasswordForgottenForm sendCode={sendCode} errors={{ code: '验证码不正确' }} pending onSubmit={onSubmit} />,
    { locale: 'zh-CN' },
  );
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByLabelText(/邮箱验证码/)).toHaveAccessibleDescription(/验证码不正确/);
  await user.type(screen.getByLabelText(/新密码/), 'Rider2026{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: '返回登录' })).toHaveAttribute('href', '/login');
  await expectNoAxeViolations(container);
});
