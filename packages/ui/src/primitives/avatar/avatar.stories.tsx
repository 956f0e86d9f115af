import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../layout/index.ts';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { Avatar } from './index.ts';

const guide: ComponentGuide = {
  usage: 'A person in the header, the profile, the reviews and the chat.',
  do: ['Put the name beside it, or set `labelled` where there is no space for it.'],
  dont: ['Do not use it for products or companies.'],
  keyboard: [],
  anatomy: {
    Avatar: 'span data-component="avatar" (img, Icon)',
  },
};

const meta: Meta<typeof Avatar> = {
  title: 'Account/Avatar',
  component: Avatar,
  args: { name: 'Luis Moreno' },
  parameters: { guide, ...primitiveModes },
};
export default meta;
type Story = StoryObj<typeof Avatar>;

const drawing =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="teal"/%3E%3Ccircle cx="4" cy="3" r="1.6" fill="white"/%3E%3Ccircle cx="4" cy="8" r="3" fill="white"/%3E%3C/svg%3E';

export const Sizes: Story = {
  render: (args) => (
    <Cluster gap="x4">
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} picture={drawing} />
      ))}
    </Cluster>
  ),
};

export const Names: Story = {
  render: (args) => (
    <Cluster gap="x4">
      {['Luis', 'Ana María de la Cruz', '李小龙', ''].map((name) => (
        <Avatar key={name} {...args} name={name} />
      ))}
    </Cluster>
  ),
  parameters: inModes('wide'),
};
