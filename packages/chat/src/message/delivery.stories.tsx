import { inModes, primitiveModes, type ComponentGuide } from '@rider/ui/docs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inChatStory } from '../testing/in-chat-story.tsx';
import { Delivery, type DeliveryState } from './index.ts';

const guide: ComponentGuide = {
  usage: 'Under an own message: its delivery state, with retry and discard if it failed.',
  do: ['Show it for every unconfirmed message, and for the newest confirmed one.'],
  dont: ['Do not retry an “unknown” message: the records show whether it arrived.'],
  keyboard: [['Enter', 'On a button: retries or discards']],
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
