import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleAddress, sampleCountries } from '../address-form/address-form.samples.ts';
import type { SendCode } from '../../primitives/code-field/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { AccountRequestForm } from './index.ts';

const sendCode: SendCode = (to) => Promise.resolve({ to, waitSeconds: 60 });
const values = {
  firstName: 'Luis',
  lastName: 'Moreno',
  company: 'Luis Glass',
  licenseNumber: 'ROC 312450',
  ownerName: 'Luis Moreno',
  phone: '5205550111',
  billing: sampleAddress,
  account: 'luisglass',
};

test('[R1.3] has all fields of a request, in groups, and posts them by name', async () => {
  const sent = vi.fn<(fields: object) => void>();
  const { user, container } = renderUi(
    <AccountRequestForm
      countries={sampleCountries}
      sendCode={sendCode}
      defaultValues={values}
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    />,
  );
  expect(screen.getAllByRole('group').map((each) => within(each).getByRole('heading').textContent)).toEqual([
    'About you',
    'Your business',
    'Billing address',
    'Your account',
  ]);
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'luis@glass.example');
  await user.tab();
  await user.keyboard('428113');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Send code' })).toHaveFocus();
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await user.type(screen.getByLabelText(/^Password/), 'Rider2026{Enter}');
  const { billing, ...flat } = values;
  const { addressee: _name, phone: _phone, fax: _fax, ...place } = billing;
  expect(sent).toHaveBeenCalledWith({
    ...flat,
    ...Object.fromEntries(Object.entries(place).map(([name, value]) => [`billing.${name}`, value])),
    email: 'luis@glass.example',
    code: '428113',
    password: 'Rider2026',
    terms: '1',
    licensePicture: expect.any(File) as File,
  });
  await expectNoAxeViolations(container);
});

test('[R1.3] [R5.3] the summary lists missing fields and links to them', async () => {
  const errors = { 'billing.zip': 'The postal code is missing.', terms: 'Please agree to the terms.' };
  const { user, container } = renderUi(
    <AccountRequestForm countries={sampleCountries} sendCode={sendCode} errors={errors} />,
  );
  expect(screen.getByRole('alert')).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'ZIP code' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Please agree to the terms.' }));
  expect(screen.getByRole('checkbox')).toHaveFocus();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/Please agree/);
  await expectNoAxeViolations(container);
});

test('[R1.3] [R5.3] terms and privacy policy open beside the form, in Chinese', () => {
  renderUi(<AccountRequestForm countries={sampleCountries} sendCode={sendCode} message="该公司已有账号" pending />, {
    locale: 'zh-CN',
  });
  expect(screen.getByRole('link', { name: '销售条款' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: '隐私政策' })).toHaveAttribute('href', '/policy#privacy');
  expect(screen.getByRole('alert')).toHaveTextContent('该公司已有账号');
  expect(screen.getByRole('button', { name: '提交申请' })).toHaveAttribute('aria-disabled', 'true');
});
