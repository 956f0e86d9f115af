import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { AddressCard } from './index.ts';

const address = {
  addressee: 'Luis Moreno',
  country: 'United States',
  state: 'Arizona',
  city: 'Tucson',
  street1: '2210 Mesquite Ave',
  street2: 'Unit B',
  zip: '85713',
  phone: '+1 (520) 555-0111',
  isDefault: true,
};
const edit = fn();

const guide: ComponentGuide = {
  usage: 'An address as it goes on a parcel or an invoice, in the address book, at checkout and on an order.',
  do: ['Pass country and state as names.', 'Name the address in the label of each action, for screen readers.'],
  dont: ['Do not make the whole card a button: use its actions.'],
  keyboard: [['Tab', 'Reaches the actions']],
  anatomy: {
    AddressCard: 'div data-component="address-card" (b, Badge, address, div data-part="actions" ({actions}))',
  },
};

const meta: Meta<typeof AddressCard> = {
  title: 'Account/Address card',
  component: AddressCard,
  args: { address },
  parameters: { guide, ...primitiveModes },
};
export default meta;
type Story = StoryObj<typeof AddressCard>;

export const Default: Story = {};

export const WithActions: Story = {
  args: {
    address: { ...address, isDefault: false },
    actions: (
      <Button size="small" onClick={edit} aria-label="Edit the address of Luis Moreno">
        Edit
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Edit the address of Luis Moreno' })).toHaveFocus();
    await expect(edit).toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    address: {
      ...address,
      addressee: 'Southern Arizona Architectural Glass and Mirror Contractors Cooperative, receiving department',
      street1: '12345 North Old Spanish Trail and Camino de la Tierra Frontage Road',
    },
  },
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <AddressCard {...args} />
    </div>
  ),
  parameters: inModes('wide'),
};
