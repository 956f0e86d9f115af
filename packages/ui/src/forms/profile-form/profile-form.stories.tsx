import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Avatar } from '../../primitives/avatar/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Cluster } from '../../primitives/layout/index.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { ProfileForm } from './index.ts';

const guide: ComponentGuide = {
  usage: 'What the buyer is called and looks like, in the user area.',
  do: ['Put the picture with its upload into `avatar`.'],
  dont: ['Do not ask for e-mail or phone here: they change by a code alone.'],
  keyboard: [
    ['Tab', 'Moves through the fields'],
    ['Enter', 'Saves from any text field'],
  ],
  anatomy: {
    ProfileForm:
      'Form data-component="profile-form" ({children}, div data-part="avatar" ({avatar}), FormGrid (TextField), FormActions)',
  },
};

const meta: Meta<typeof ProfileForm> = {
  title: 'Account/Profile form',
  component: ProfileForm,
  args: {
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    defaultValues: { nickname: 'Luis' },
  },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof ProfileForm>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Nickname|昵称/), ' M.{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const WithAvatar: Story = {
  args: {
    avatar: (
      <Cluster gap="x4">
        <Avatar name="Luis Moreno" size="large" />
        <Button size="small">Change picture</Button>
      </Cluster>
    ),
  },
  parameters: inModes('wide'),
};

export const Rejected: Story = {
  args: {
    errors: {
      nickname: 'Please enter a nickname.',
    },
  },
  parameters: inModes('wide'),
};

export const Pending: Story = { args: { pending: true }, parameters: inModes('wide') };
