import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { DateRange } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'For a span of days in a filter: orders, invoices, movements of the balance. It carries a calendar: load it with the screen that shows it, not with a first visit.',
  do: [
    'Offer the spans people ask for as presets.',
    'Set max to today where there is nothing to come.',
    'Leave either day open where “since” or “until” makes sense.',
  ],
  dont: [
    'Do not use it for one day: that is the DateField.',
    'Do not turn the days round silently when the end comes first: the field says so.',
  ],
  keyboard: [
    ['Digits, ↑, ↓', 'In the field: fill and step day, month and year'],
    ['←, →, Tab', 'In the field: move through the segments'],
    ['Arrows', 'In the calendar: move through the days'],
    ['Page Up, Page Down', 'In the calendar: the month before and after'],
    ['Home, End', 'In the calendar: start and end of the week'],
    ['Enter, Space', 'In the calendar: takes the first, then the last day'],
    ['Esc', 'Closes the calendar'],
  ],
  pattern: 'Date picker dialog',
  anatomy: {
    DateRange:
      'Field (div data-part="frame" (DateSegments, button (Icon), button (svg data-component="icon")), AnchoredPopover (ul data-part="presets" (li (Button)), div data-part="calendar" (button (Icon), table (thead (tr (th)), tbody (tr (td))))), input)',
  },
};

const meta: Meta<typeof DateRange> = {
  title: 'Forms/Date range',
  component: DateRange,
  args: { label: 'Ordered', startName: 'from', endName: 'to', today: '2026-11-21', onValueChange: fn() },
  parameters: { guide, ...primitiveModes },
  render: (args) => (
    <div style={{ maxInlineSize: 380, minBlockSize: 460 }}>
      <DateRange {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof DateRange>;

const november = { start: '2026-11-10', end: '2026-11-18' };

export const Open: Story = {
  args: { defaultValue: november, max: '2026-11-21' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /calendar|日历/ }));
    await waitFor(() => expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement));
  },
  parameters: inModes('phone', 'wide', 'chinese', 'dark', 'contrast', 'forced'),
};

export const ByKeyboard: Story = {
  args: { defaultValue: november },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose in a calendar' }));
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-11-11', end: '2026-11-18' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose in a calendar' })).toHaveFocus());
  },
  parameters: inModes('wide'),
};

export const Preset: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose in a calendar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Last 7 days' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-11-15', end: '2026-11-21' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose in a calendar' })).toHaveFocus());
  },
  parameters: inModes('wide'),
};

export const States: Story = {
  render: (args) => (
    <Stack style={{ maxInlineSize: 380 }}>
      <DateRange {...args} label="Empty" />
      <DateRange {...args} label="Open end" defaultValue={{ start: '2026-11-10', end: null }} />
      <DateRange {...args} label="Turned" defaultValue={{ start: '2026-11-18', end: '2026-11-10' }} />
      <DateRange
        {...args}
        label="Too late"
        defaultValue={november}
        max="2026-11-15"
        description="Up to two years back"
      />
      <DateRange {...args} label="Read only" defaultValue={november} readOnly />
      <DateRange {...args} label="Locked" defaultValue={november} disabled />
    </Stack>
  ),
};

export const Narrow: Story = {
  args: { defaultValue: november },
  render: (args) => (
    <div style={{ maxInlineSize: 260 }}>
      <DateRange {...args} />
    </div>
  ),
  parameters: inModes('wide', 'chinese'),
};
