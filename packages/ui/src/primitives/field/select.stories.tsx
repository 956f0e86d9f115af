import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { Select } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For one of about six to fifteen choices.',
  otherwise: 'Fewer that deserve to be seen are a RadioGroup, more a Combobox.',
  seeAlso: ['Forms/Combobox'],
  do: [
    'Let the first option ask for a choice, with an empty value, unless one is right for most.',
    'Order options as people look for them.',
  ],
  dont: ['Do not change the page when an option is chosen.'],
  keyboard: [
    ['↑, ↓', 'The option before and after'],
    ['Characters', 'The next option that starts with them'],
    ['Space, Enter', 'Opens the list; takes the option'],
    ['Esc', 'Closes the list'],
  ],
  pattern: 'Combobox, select-only (native)',
  anatomy: {
    Select:
      'label, div data-part="description" ({children}), select ({children}), Icon, div data-part="error" (Icon, {children}), {footnote}',
  },
};

const options = (
  <>
    <option value="">Choose a yard</option>
    <option value="tucson">Tucson</option>
    <option value="phoenix">Phoenix</option>
    <option value="long">Ludlow Shower Doors and Storefront Installation, the warehouse behind the railway</option>
  </>
);

const meta: Meta<typeof Select> = {
  title: 'Forms/Select',
  component: Select,
  args: { label: 'Yard', name: 'yard', children: options, onChange: fn() },
  parameters: { guide, ...primitiveModes },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Select {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof Select>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Yard' }), 'phoenix');
    await expect(canvas.getByRole('combobox')).toHaveValue('phoenix');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack style={{ maxInlineSize: 320 }}>
      <Select {...args} label="Chosen" defaultValue="tucson" required />
      <Select {...args} label="Long option" defaultValue="long" description="Where the products are stored" />
      <Select {...args} label="Refused" error="Choose a yard" />
      <Select {...args} label="Locked" defaultValue="tucson" disabled />
    </Stack>
  ),
};
