import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginForm } from './index.ts';

const meta: Meta<typeof LoginForm> = { component: LoginForm };
export default meta;

export const Empty: StoryObj<typeof LoginForm> = {};
export const Refused: StoryObj<typeof LoginForm> = {
  args: { defaultAccount: 'luisglass', message: 'Wrong account or password.' },
};
export const FieldErrors: StoryObj<typeof LoginForm> = {
  args: { errors: { account: 'Please enter your account name or e-mail.', password: 'Please enter the password.' } },
};
export const Pending: StoryObj<typeof LoginForm> = { args: { defaultAccount: 'luisglass', pending: true } };
