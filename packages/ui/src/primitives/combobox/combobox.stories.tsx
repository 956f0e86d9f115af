import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { Combobox, type ComboboxOption } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For one choice of more than about fifteen, such as a country, a courier or a customer: typing finds it.',
  otherwise: 'Fewer choices are a Select; up to five that deserve to be seen are a RadioGroup.',
  seeAlso: ['Forms/Choice'],
  do: [
    'Take the words that buyers type as labels, and the rest as the description.',
    'Pass server results with filtered, and loading while it searches.',
    'Set freeText where values outside the list are valid, e.g. an unlisted courier.',
  ],
  dont: [
    'Do not send a list of thousands: let the server find.',
    'Do not use it to look for pages: that is the SearchBox.',
  ],
  keyboard: [
    ['Characters', 'Filter the list and open it'],
    ['↓, ↑', 'Open the complete list; move through it'],
    ['Enter', 'Chooses the marked option; with a closed list submits the form'],
    ['Esc', 'Closes the list and restores the choice'],
    ['Tab', 'Chooses the marked option and leaves'],
  ],
  pattern: 'Combobox with list autocomplete',
  anatomy: {
    Combobox:
      'Field (span data-part="frame" (input, button data-part="clear" (Icon), button data-part="open" (Icon)), input, VisuallyHidden, AnchoredPopover (div data-part="list" (div (Icon))), input, datalist (option), select (option ({placeholder}), option), Icon)',
  },
};

const countries: readonly ComboboxOption[] = [
  ['US', 'United States'],
  ['CA', 'Canada'],
  ['MX', 'México'],
  ['CN', '中国'],
  ['DE', 'Deutschland'],
  ['FR', 'France'],
  ['GB', 'United Kingdom'],
  ['JP', '日本'],
].map(([value = '', label = '']) => ({ value, label }));

const customers: readonly ComboboxOption[] = [
  { value: '7', label: 'Luis Glass', description: 'Tucson, Arizona · customer 10007' },
  { value: '9', label: 'Ludlow Shower Doors and Storefront Installation Incorporated', description: 'Ludlow, Vermont' },
  { value: '12', label: 'Lumen Glazing', description: 'Closed account', disabled: true },
];

const meta: Meta<typeof Combobox> = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: { label: 'Country', name: 'country', options: countries, placeholder: 'Choose', onValueChange: fn() },
  parameters: { guide, ...primitiveModes },
  render: (args) => (
    <div style={{ maxInlineSize: 360, minBlockSize: 400 }}>
      <Combobox {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof Combobox>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.type(text, 'united');
    await expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(text).toHaveValue('United Kingdom');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('GB');
  },
};

export const Open: Story = {
  args: { defaultValue: 'MX' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('option', { name: 'México' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const ServerFiltered: Story = {
  args: { label: 'Customer', options: customers, filtered: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'lu');
    await waitFor(() => expect(screen.getByRole('option', { name: /^Luis Glass/ })).toBeVisible());
  },
  parameters: inModes('phone', 'wide'),
};

export const Loading: Story = {
  args: { label: 'Customer', options: [], filtered: true, loading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'lu');
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  },
  parameters: inModes('wide', 'chinese'),
};

export const NothingFound: Story = {
  args: { empty: 'We do not deliver there yet.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'atlantis');
    await waitFor(() => expect(screen.getByText('We do not deliver there yet.')).toBeVisible());
  },
  parameters: inModes('wide'),
};

export const FreeText: Story = {
  args: {
    label: 'Courier',
    freeText: true,
    description: 'One of the list or another',
    options: [{ value: 'ups', label: 'UPS' }],
  },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('combobox');
    await userEvent.type(text, 'Desert Freight');
    await userEvent.tab();
    await expect(text).toHaveValue('Desert Freight');
  },
  parameters: inModes('wide'),
};

export const States: Story = {
  render: (args) => (
    <Stack style={{ maxInlineSize: 360 }}>
      <Combobox {...args} />
      <Combobox {...args} label="Chosen" defaultValue="US" required />
      <Combobox {...args} label="Refused" error="Choose a country we deliver to" />
      <Combobox {...args} label="Read only" defaultValue="US" readOnly />
      <Combobox {...args} label="Locked" defaultValue="US" disabled />
    </Stack>
  ),
};
