import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { SendCode } from '../../primitives/code-field/index.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { PasswordForgottenForm } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The screen for a new password: e-mail, code, new password.',
  do: ['Answer the same whether or not an e-mail address has an account.', 'Lead to sign-in when it is done.'],
  dont: ['Do not ask for the new password twice: it can be shown.'],
  keyboard: [
    ['Tab', 'Moves through the fields'],
    ['Enter', 'Sends from any field'],
  ],
  anatomy: {
    PasswordForgottenForm:
      'FormCard data-component="password-forgotten-form" (Form ({children}, TextField, CodeField, PasswordField, FormActions))',
  },
};

const meta: Meta<typeof PasswordForgottenForm> = {
  title: 'Account/Password forgotten form',
  component: PasswordForgottenForm,
  args: {
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    sendCode: fn<SendCode>((to) => Promise.resolve({ to, waitSeconds: 60 })),
    passwordHint: '6 to 16 letters and digits',
  },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof PasswordForgottenForm>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^(E-mail|邮箱)$/ }), 'luis@glass.example');
    await userEvent.click(canvas.getByRole('button', { name: /Send code|获取验证码/ }));
    await expect(args.sendCode).toHaveBeenCalledWith('luis@glass.example');
    await userEvent.type(canvas.getByLabelText(/New password|新密码/), 'Rider2026{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Rejected: Story = {
  args: {
    defaultEmail: 'luis@glass.example',
    codeSent: { to: 'luis@glass.example', waitSeconds: 60 },
    errors: { code: 'The verification code is incorrect' },
  },
  parameters: inModes('phone', 'wide', 'dark'),
};

export const Pending: Story = {
  args: { defaultEmail: 'luis@glass.example', pending: true },
  parameters: inModes('wide'),
};
