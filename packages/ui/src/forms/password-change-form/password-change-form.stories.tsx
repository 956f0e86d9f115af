import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { PasswordChangeForm } from './index.ts';

const guide: ComponentGuide = {
  usage: 'Changes the password of a signed-in buyer, in the user area.',
  do: ['Hand over the account name: password managers file the new password under it.'],
  dont: ['Do not ask for the new password twice: it can be shown.'],
  keyboard: [
    ['Tab', 'Moves through the fields'],
    ['Enter', 'Sends from either field'],
  ],
  anatomy: {
    PasswordChangeForm: 'Form data-component="password-change-form" ({children}, input, PasswordField, FormActions)',
  },
};

const meta: Meta<typeof PasswordChangeForm> = {
  title: 'Account/Password change form',
  component: PasswordChangeForm,
  args: {
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    account: 'luisglass',
    passwordHint: '6 to 16 letters and digits',
  },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof PasswordChangeForm>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Current password|当前密码/), 'Rider2026');
    await userEvent.type(canvas.getByLabelText(/New password|新密码/), 'Rider2027{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Rejected: Story = {
  args: { errors: { currentPassword: 'This is not your password.' } },
  parameters: inModes('wide'),
};

export const Changed: Story = { args: { success: 'Your password was changed.' }, parameters: inModes('wide') };

export const Pending: Story = { args: { pending: true }, parameters: inModes('wide') };
