import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { PasswordField } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For a password, old or new. It can be shown while it is typed, which saves asking for it twice.',
  do: [
    'Say with autoComplete whether it is the current or a new password: managers fill and propose it.',
    'Say the rule in the description before it is broken.',
  ],
  dont: ['Do not refuse pasting.', 'Do not ask for a new password a second time.'],
  keyboard: [
    ['Enter', 'In the field: sends the form'],
    ['Space, Enter', 'On the button: shows or hides the password'],
  ],
};

const meta: Meta<typeof PasswordField> = {
  title: 'Forms/Password field',
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password' },
  parameters: { guide, ...primitiveModes },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <PasswordField {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof PasswordField>;

export const Shown: Story = {
  args: { defaultValue: 'Glass1234' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const States: Story = {
  render: () => (
    <Stack style={{ maxInlineSize: 320 }}>
      <PasswordField label="Empty" autoComplete="current-password" />
      <PasswordField
        label="New password"
        description="6 to 16 characters, with a letter and a digit"
        autoComplete="new-password"
        required
      />
      <PasswordField label="Refused" autoComplete="current-password" defaultValue="glass" error="Too short" />
      <PasswordField label="Locked" autoComplete="current-password" defaultValue="glass" disabled />
    </Stack>
  ),
};
