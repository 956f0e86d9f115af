import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { LoginForm, MobileLoginForm } from './index.ts';

test('[R4.1] can be submitted by keyboard alone', async () => {
  const sent = vi.fn<(fields: object) => void>();
  const { user, container } = renderUi(
    <LoginForm
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    />,
  );
  await user.tab();
  await user.keyboard('luisglass');
  await user.tab();
  await user.keyboard('Rider2026{Enter}');
  expect(sent).toHaveBeenCalledWith({ account: 'luisglass', password: 'Rider2026' });
  await expectNoAxeViolations(container);
});

test('[R5.3] shows errors at their fields, and the summary takes the focus', async () => {
  const { container } = renderUi(<LoginForm defaultAccount="x" errors={{ password: 'Please enter the password.' }} />);
  expect(screen.getByLabelText(/Password/)).toHaveAccessibleDescription(/Please enter the password/);
  expect(screen.getByRole('alert')).toHaveFocus();
  await expectNoAxeViolations(container);
});

test('[R1.3] a visitor without account can request one', () => {
  renderUi(<LoginForm />, { locale: 'zh-CN' });
  expect(screen.getByRole('link', { name: '申请账号' })).toHaveAttribute('href', '/register');
});

test('[R1.3] without codes and requests there is no sign-in by phone and no promise of a review', () => {
  renderUi(<LoginForm opensAccounts={false} />);
  expect(screen.queryByRole('link', { name: /text message/ })).toBeNull();
  expect(screen.queryByText(/We review every request/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Request Account' })).toBeVisible();
});

test('[R1.4] announces an error without a field, and sends nothing while pending', async () => {
  const onSubmit = vi.fn<() => void>();
  const { user, container } = renderUi(<LoginForm message="Not approved yet." pending onSubmit={onSubmit} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Not approved yet.');
  await user.type(screen.getByLabelText(/Password/), 'Rider2026{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await expectNoAxeViolations(container);
});

test('[R2.9] [R4.1] signs in by phone and code, by keyboard', async () => {
  const sent = vi.fn<(fields: object) => void>();
  const { user, container } = renderUi(
    <MobileLoginForm
      sendCode={(to) => Promise.resolve({ to, waitSeconds: 60 })}
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    />,
  );
  await user.tab();
  await user.keyboard('5205550111');
  await user.tab();
  await user.keyboard('428113{Enter}');
  expect(sent).toHaveBeenCalledWith({ phone: '5205550111', code: '428113' });
  expect(screen.getByRole('link', { name: 'Sign in by password' })).toHaveAttribute('href', '/login');
  await expectNoAxeViolations(container);
});
