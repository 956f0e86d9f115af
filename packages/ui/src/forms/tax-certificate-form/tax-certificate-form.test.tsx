import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { TaxCertificateForm } from './index.ts';

const states = [
  { code: 'AZ', name: 'Arizona' },
  { code: 'CA', name: 'California' },
];

test('[R6.3] posts a certificate entered by keyboard, with its picture', async () => {
  const sent = vi.fn<(fields: object) => void>();
  const { user, container } = renderUi(
    <TaxCertificateForm
      states={states}
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    />,
  );
  await user.tab();
  const state = screen.getByRole('combobox', { name: 'State' });
  expect(state).toHaveFocus();
  await user.selectOptions(state, 'California');
  await user.tab();
  await user.keyboard('SR KH 100-1234');
  await user.tab();
  await user.keyboard('31122030');
  const scan = new File([new Uint8Array(8)], 'certificate.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText(/^Picture of the certificate/), scan);
  expect(screen.getByText('certificate.png')).toBeVisible();
  await expectNoAxeViolations(container);
  screen.getByRole('button', { name: 'Send certificate' }).focus();
  await user.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledWith({ region: 'CA', number: 'SR KH 100-1234', lastDay: '2030-12-31', document: scan });
});

test('[R5.3] shows errors at their fields, in Chinese', async () => {
  const { container } = renderUi(
    <TaxCertificateForm
      states={states}
      defaultValues={{ region: 'AZ', number: 'AZ-1', lastDay: '2026-03-31' }}
      errors={{ region: '请选择州。', document: '请上传证书图片。' }}
    />,
    { locale: 'zh-CN' },
  );
  expect(screen.getByRole('combobox', { name: '州' })).toHaveAccessibleDescription(/请选择州/);
  expect(screen.getByLabelText(/^证书图片/)).toHaveAccessibleDescription(/请上传证书图片/);
  expect(screen.getByRole('button', { name: '提交证书' })).toBeVisible();
  await expectNoAxeViolations(container);
});
