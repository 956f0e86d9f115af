import { inModes, primitiveModes, type ComponentGuide } from '@rider/ui/docs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inChatStory } from '../testing/in-chat-story.tsx';
import { Delivery, type DeliveryState } from './index.ts';

const guide: ComponentGuide = {
  usage: 'Under an own message: how far it has come, and what can be done where it is stuck.',
  do: ['Show it for every message that is not confirmed, and for the newest one that is.'],
  dont: ['Do not retry an “unknown” message: the records show whether it arrived.'],
  keyboard: [['Enter', 'On a button: tries again, or gives up']],
  anatomy: {
    Delivery: 'div data-component="chat-delivery" (Glyph, progress, Button)',
  },
};

const states: DeliveryState[] = ['queued', 'uploading', 'sending', 'unknown', 'sent', 'read', 'failed'];

const meta: Meta<typeof Delivery> = {
  title: 'Chat/Delivery',
  component: Delivery,
  args: { state: 'sent', onRetry: fn(), onDiscard: fn() },
  decorators: [inChatStory],
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof Delivery>;

export const All: Story = {
  render: (args) => (
    <>
      {states.map((state) => (
        <Delivery key={state} {...args} state={state} progress={0.42} />
      ))}
    </>
  ),
  parameters: primitiveModes,
};
export const FailedForAReason: Story = { args: { state: 'failed', problem: 'You are writing too fast.' } };
