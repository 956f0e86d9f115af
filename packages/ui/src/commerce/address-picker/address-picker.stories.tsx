import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FormErrors } from '../../primitives/field/index.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { sampleAddresses } from './address-picker.samples.ts';
import { AddressPicker } from './index.ts';

const guide: ComponentGuide = {
  usage: 'To choose one of the buyer’s addresses at checkout.',
  otherwise: 'Where addresses are managed, take AddressCard with actions.',
  seeAlso: ['Account/Address card'],
  do: ['Start with the default address chosen.', 'Pass `form` when the picker is outside its form.'],
  dont: ['Do not put buttons into the cards: the whole card is the option.'],
  keyboard: [
    ['Tab', 'Goes to the chosen address, or to the first'],
    ['Arrow keys', 'Choose the next or previous address'],
    ['Space', 'Chooses the address that has the focus'],
  ],
  pattern: 'Radio group',
  anatomy: {
    AddressPicker: 'div data-component="address-picker" (OptionCards)',
  },
};

const meta: Meta<typeof AddressPicker> = {
  title: 'Cart and checkout/Address picker',
  component: AddressPicker,
  args: { label: 'Deliver to', addresses: sampleAddresses, defaultValue: '1', onValueChange: fn() },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof AddressPicker>;

export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Dana Whitfield/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Site office/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('2');
  },
};

export const One: Story = { args: { addresses: sampleAddresses.slice(0, 1) }, parameters: inModes('wide') };

export const Rejected: Story = {
  args: { defaultValue: '' },
  parameters: inModes('wide', 'contrast'),
  render: (args) => (
    <FormErrors errors={{ addressId: 'Please choose where the order goes.' }}>
      <AddressPicker {...args} />
    </FormErrors>
  ),
};
