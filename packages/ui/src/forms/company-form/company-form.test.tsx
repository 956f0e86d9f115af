import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { CompanyForm } from './index.ts';

test('[R1.2] can be filled in by keyboard and posted', async () => {
  const sent = vi.fn<(fields: object) => void>();
  const { user, container } = renderUi(
    <CompanyForm
      defaultValues={{ company: 'Luis Glass', licenseNumber: 'ROC 312450', ownerName: 'Luis Moreno' }}
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    />,
  );
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Company' })).toHaveFocus();
  await user.tab();
  await user.tab();
  await user.tab();
  await user.keyboard('5205550111{Enter}');
  expect(sent).toHaveBeenCalledWith({
    company: 'Luis Glass',
    licenseNumber: 'ROC 312450',
    ownerName: 'Luis Moreno',
    phone: '5205550111',
  });
  await expectNoAxeViolations(container);
});

test('[R5.3] shows field errors, a failure and success, in Chinese', async () => {
  const { container, rerender } = renderUi(
    <CompanyForm errors={{ company: '请输入公司名称。' }} message="未保存。" />,
    {
      locale: 'zh-CN',
    },
  );
  expect(screen.getByLabelText(/公司名称/)).toHaveAccessibleDescription(/请输入公司名称/);
  expect(screen.getByText('未保存。')).toBeVisible();
  await expectNoAxeViolations(container);
  rerender(<CompanyForm success="已保存。" />);
  expect(screen.getByRole('status')).toHaveTextContent('已保存。');
  expect(screen.queryByRole('alert')).toBeNull();
});
