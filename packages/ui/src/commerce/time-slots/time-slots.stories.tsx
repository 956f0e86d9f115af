import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { TimeSlots, type TimeSlot } from './index.ts';

const guide: ComponentGuide = {
  usage: 'Above the products of a flash sale, to choose a time slot.',
  do: ['Start with the active slot, else with the next one.', 'Give each slot an address.'],
  dont: ['Do not leave out slots that ended: buyers look for what they missed.'],
  keyboard: [
    ['Tab', 'Goes from slot to slot'],
    ['Enter', 'Shows the products of the slot'],
  ],
  anatomy: {
    TimeSlots: 'nav data-component="time-slots" (ul (li (Link)))',
  },
};

const slots: TimeSlot[] = ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00'].map((time, index) => ({
  id: String(index),
  time,
  state: index < 2 ? 'ended' : index === 2 ? 'active' : 'scheduled',
}));

const meta: Meta<typeof TimeSlots> = {
  title: 'Catalogue/Time slots',
  component: TimeSlots,
  args: { slots, current: '2', getHref: ({ id }) => `#slot-${id}` },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof TimeSlots>;

export const Day: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(/^12:00/);
  },
};
export const ManySlots: Story = {
  args: {
    slots: Array.from({ length: 24 }, (_, hour) => ({
      id: String(hour),
      time: `${String(hour).padStart(2, '0')}:00`,
      state: hour < 15 ? 'ended' : hour === 15 ? 'active' : 'scheduled',
    })),
    current: '15',
  },
  parameters: inModes('phone', 'wide', 'forced'),
};
export const One: Story = { args: { slots: slots.slice(2, 3) }, parameters: inModes('wide') };
