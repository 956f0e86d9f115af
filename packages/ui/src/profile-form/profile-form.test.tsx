import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Avatar } from '../avatar/index.ts';
import { expectNoAxeViolations, renderUi } from '../testing/index.ts';
import { ProfileForm } from './index.ts';

test('[R2.10] nickname, e-mail and phone are sent by name', async () => {
  const sent = vi.fn<(fields: object) => void>();
  const { user, container } = renderUi(
    <ProfileForm
      defaultValues={{ nickname: 'Luis', email: 'luis@glass.example' }}
      avatar={<Avatar name="Luis Moreno" labelled />}
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    />,
  );
  await user.type(screen.getByLabelText(/Phone/), '5205550111{Enter}');
  expect(sent).toHaveBeenCalledWith({
    nickname: 'Luis',
    email: 'luis@glass.example',
    phone: '5205550111',
  });
  expect(screen.getByRole('img', { name: 'Luis Moreno' })).toBeVisible();
  await expectNoAxeViolations(container);
});

test('[R5.3] errors stand at their fields, in Chinese', async () => {
  const { container } = renderUi(
    <ProfileForm errors={{ nickname: '请输入昵称', email: '邮箱不正确' }} message="未保存" />,
    {
      locale: 'zh-CN',
    },
  );
  expect(screen.getByLabelText(/昵称/)).toHaveAccessibleDescription(/请输入昵称/);
  expect(screen.getByLabelText(/邮箱/)).toHaveAccessibleDescription(/邮箱不正确/);
  await expectNoAxeViolations(container);
});
