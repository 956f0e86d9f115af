import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { DateField } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For one day that people know by heart, such as a wanted delivery.',
  otherwise: 'Two days of a report are a DateRange.',
  seeAlso: ['Forms/Date range'],
  do: [
    'Say the limits in the description; a day outside them is rejected at the field.',
    'Hand over and expect ISO days: 2026-11-21.',
  ],
  dont: [
    'Do not ask for a day of which the month is enough.',
    'Do not write the order of day and month into the label.',
  ],
  keyboard: [
    ['Digits', 'Fill the segment and move to the next'],
    ['↑, ↓', 'Step the segment up or down'],
    ['←, →, Tab', 'Move through the segments'],
    ['Backspace', 'Clears the segment'],
  ],
  pattern: 'Spinbutton',
  anatomy: {
    DateField: 'Field (div data-part="frame" (div data-part="date" (input)), input)',
  },
};

const meta: Meta<typeof DateField> = {
  title: 'Forms/Date field',
  component: DateField,
  args: { label: 'Wanted delivery', name: 'delivery', today: '2026-11-21', onValueChange: fn() },
  parameters: { guide, ...primitiveModes },
  render: (args) => (
    <div style={{ maxInlineSize: 260 }}>
      <DateField {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof DateField>;

export const Playground: Story = {
  args: { defaultValue: '2026-12-01' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-02');
  },
};

export const Chinese: Story = {
  args: { label: '期望送货日', defaultValue: '2026-12-01' },
  parameters: inModes('chinese'),
};

export const States: Story = {
  render: () => (
    <Stack style={{ maxInlineSize: 260 }}>
      <DateField label="Empty" today="2026-11-21" required />
      <DateField label="Too early" today="2026-11-21" min="2026-11-21" defaultValue="2026-11-20" />
      <DateField label="Read only" today="2026-11-21" defaultValue="2026-12-01" readOnly />
      <DateField label="Locked" today="2026-11-21" defaultValue="2026-12-01" disabled />
    </Stack>
  ),
};
