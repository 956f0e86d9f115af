import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Avatar } from '../../primitives/avatar/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { ProfileForm } from './index.ts';

test('[R2.10] posts the nickname', async () => {
  const sent = vi.fn<(fields: object) => void>();
  const { user, container } = renderUi(
    <ProfileForm
      avatar={<Avatar name="Luis Moreno" labelled />}
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    />,
  );
  await user.type(screen.getByLabelText(/Nickname/), 'Luis{Enter}');
  expect(sent).toHaveBeenCalledWith({
    nickname: 'Luis',
  });
  expect(screen.getByRole('img', { name: 'Luis Moreno' })).toBeVisible();
  await expectNoAxeViolations(container);
});

test('[R5.3] shows errors at their fields, in Chinese', async () => {
  const { container } = renderUi(<ProfileForm errors={{ nickname: '请输入昵称' }} message="未保存" />, {
    locale: 'zh-CN',
  });
  expect(screen.getByLabelText(/昵称/)).toHaveAccessibleDescription(/请输入昵称/);
  await expectNoAxeViolations(container);
});
