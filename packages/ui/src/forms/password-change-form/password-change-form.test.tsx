import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { PasswordChangeForm } from './index.ts';

test('[R5.2] can be submitted by keyboard; the account is only for the password manager', async () => {
  const sent = vi.fn<(fields: object) => void>();
  const { user, container } = renderUi(
    <PasswordChangeForm
      account="luisglass"
      passwordHint="6 to 16 characters"
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    />,
  );
  await user.type(screen.getByLabelText(/Current password/), 'Rider2026');
  await user.type(screen.getByLabelText(/New password/), 'Rider2027{Enter}');
  expect(sent).toHaveBeenCalledWith({ currentPassword: 'Rider2026', password: 'Rider2027' });
  expect(container.querySelector('[autocomplete="username"]')).toHaveValue('luisglass');
  await expectNoAxeViolations(container);
});

test('[R5.3] shows a rejected password, in Chinese', async () => {
  const { container } = renderUi(<PasswordChangeForm errors={{ currentPassword: '密码不正确' }} pending />, {
    locale: 'zh-CN',
  });
  expect(screen.getByLabelText(/当前密码/)).toHaveAccessibleDescription(/密码不正确/);
  expect(screen.getByRole('button', { name: '修改密码' })).toHaveAttribute('aria-disabled', 'true');
  await expectNoAxeViolations(container);
});
