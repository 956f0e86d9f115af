import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleAddress, sampleCountries } from '../address-form/address-form.samples.ts';
import type { SendCode } from '../../primitives/code-field/index.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { AccountRequestForm } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The screen on which a company requests an account. Approval comes later, by e-mail.',
  do: [
    'Return the submitted values when the request is rejected, but neither password nor code.',
    'Say after sending that the request is being checked.',
  ],
  dont: [
    'Do not sign the applicant in: the account is not approved yet.',
    'Do not link the terms in the same tab: the input would be lost.',
  ],
  keyboard: [
    ['Tab', 'Moves through the fields'],
    ['Enter', 'Submits from any text field'],
  ],
  anatomy: {
    AccountRequestForm:
      'FormCard data-component="account-request-form" (Form (RequiredNote, FormSection (TextField), FormSection (CompanyFields, FormPictures), FormSection (PlaceFields), FormSection (TextField, CodeField, TextField, PasswordField), Checkbox, FormActions))',
  },
};

const meta: Meta<typeof AccountRequestForm> = {
  title: 'Account/Account request form',
  component: AccountRequestForm,
  args: {
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    countries: sampleCountries,
    sendCode: fn<SendCode>((to) => Promise.resolve({ to, waitSeconds: 60 })),
    accountHint: '6 to 20 letters and digits',
    passwordHint: '6 to 16 letters and digits',
  },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof AccountRequestForm>;

const values = {
  firstName: 'Luis',
  lastName: 'Moreno',
  company: 'Luis Glass & Mirror',
  licenseNumber: 'ROC 312450',
  ownerName: 'Luis Moreno',
  phone: '(520) 555-0111',
  billing: sampleAddress,
  email: 'luis@glass.example',
  account: 'luisglass',
};

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^(E-mail|邮箱)$/ }), 'luis@glass.example');
    await userEvent.click(canvas.getByRole('button', { name: /Send code|获取验证码/ }));
    await expect(args.sendCode).toHaveBeenCalledWith('luis@glass.example');
    await userEvent.click(canvas.getByRole('checkbox', { name: /I agree|我同意/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Request account|提交申请/ }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Rejected: Story = {
  args: {
    defaultValues: { ...values, licenseNumber: '' },
    codeSent: { to: 'luis@glass.example', waitSeconds: 60 },
    errors: {
      licenseNumber: 'Please enter the license number.',
      'billing.zip': 'This postal code is not valid for the country.',
      code: 'The verification code is incorrect',
      terms: 'Please agree to the terms.',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'This postal code is not valid for the country.' }));
    await expect(canvas.getByLabelText(/ZIP code/)).toHaveFocus();
  },
};

export const RejectedWithoutField: Story = {
  args: { defaultValues: values, message: 'There is an account for this company already.' },
  parameters: inModes('wide'),
};

export const Pending: Story = { args: { defaultValues: values, pending: true }, parameters: inModes('wide') };
