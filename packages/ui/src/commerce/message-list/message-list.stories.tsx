import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { sampleMessages } from './message-list.samples.ts';
import { MessageList } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The message centre of the user area. For the result of an action use a toast.',
  do: ['Mark a message as read when it is opened.', 'Confirm actions with a toast.'],
  dont: ['Do not delete without confirmation: it cannot be undone.'],
  keyboard: [
    ['Tab', 'The tools, then each message: its box, then its title'],
    ['Space', 'On a box: selects the message'],
    ['Enter, Space', 'On a title: opens or folds the message'],
  ],
  pattern: 'Disclosure, Checkbox (mixed state)',
  anatomy: {
    MessageList:
      'div data-component="message-list" (div data-part="tools" (Checkbox, Button, ConfirmDialog), EmptyState, ul (li data-part="message" (Checkbox, details (summary (Icon, Badge, time)))))',
  },
};

const meta: Meta<typeof MessageList> = {
  title: 'Account/Message list',
  component: MessageList,
  args: { messages: sampleMessages, onRead: fn(), onDelete: fn() },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof MessageList>;

export const Messages: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Your order has left our warehouse'));
    await expect(canvas.getByText(/two parcels/)).toBeVisible();
    await expect(args.onRead).toHaveBeenCalledWith(['31']);
  },
};

export const SomeSelected: Story = { args: { selected: ['31', '24'] }, parameters: inModes('wide', 'dark') };

export const Empty: Story = { args: { messages: [] }, parameters: inModes('wide') };

export const Deleting: Story = {
  args: { selected: ['24'], pending: 'delete' },
  parameters: inModes('wide'),
};

export const LongText: Story = {
  args: {
    messages: sampleMessages.map((message) => ({
      ...message,
      title: `${message.title}, together with everything else that was announced for the Southern Arizona region this month`,
    })),
  },
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <MessageList {...args} />
    </div>
  ),
  parameters: inModes('wide'),
};
