import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { LoginForm, MobileLoginForm } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The sign-in screen: account or e-mail, password, and the way to an account for who has none.',
  do: [
    'Say why a sign-in was rejected in the backend’s words, e.g. that a request still waits for approval.',
    'Keep the account name when the form comes back.',
  ],
  dont: ['Do not say which of account and password was wrong.'],
  keyboard: [
    ['Tab', 'Account, password, the button, then the links'],
    ['Enter', 'Signs in from either field'],
  ],
  anatomy: {
    LoginForm:
      'Text, LinkButton, FormCard data-component="login-form" (Form (TextField, PasswordField, FormActions), LinkButton, Link)',
    MobileLoginForm:
      'FormCard data-component="mobile-login-form" (Form ({children}, TextField, CodeField, FormActions))',
  },
};

const meta: Meta<typeof LoginForm> = {
  title: 'Account/Login form',
  component: LoginForm,
  subcomponents: { MobileLoginForm },
  args: { onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof LoginForm>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^(Account|账号)/), 'luisglass');
    await userEvent.type(canvas.getByLabelText(/^(Password|密码)/), 'Rider2026{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Rejected: Story = {
  args: { defaultAccount: 'luisglass', message: 'Account or password is wrong.' },
  parameters: inModes('wide', 'dark'),
};

export const NotApprovedYet: Story = {
  args: {
    defaultAccount: 'luisglass',
    message: 'We are still checking your request. We will write to you as soon as your account is open.',
  },
  parameters: inModes('phone', 'wide'),
};

export const FieldErrors: Story = {
  args: { errors: { account: 'Please enter your account name or e-mail.', password: 'Please enter the password.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Please enter the password.' }));
    await expect(canvas.getByLabelText(/^(Password|密码)/)).toHaveFocus();
  },
  parameters: inModes('wide'),
};

export const Pending: Story = { args: { defaultAccount: 'luisglass', pending: true }, parameters: inModes('wide') };

export const ByPhone: StoryObj<typeof MobileLoginForm> = {
  render: (args) => <MobileLoginForm {...args} sendCode={(to) => Promise.resolve({ to, waitSeconds: 60 })} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Phone|手机号/ }), '5205550111');
    await userEvent.click(canvas.getByRole('button', { name: /Send code|获取验证码/ }));
    await expect(await canvas.findByRole('button', { name: /Send again|重新获取/ })).toHaveFocus();
  },
  parameters: inModes('phone', 'wide', 'chinese'),
};
