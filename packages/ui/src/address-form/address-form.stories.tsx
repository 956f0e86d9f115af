import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressForm } from './index.ts';

const countries = [
  {
    code: 'US',
    name: 'United States',
    zipLabel: 'ZIP code',
    stateLabel: 'State',
    states: [
      { code: 'AZ', name: 'Arizona' },
      { code: 'CA', name: 'California' },
    ],
  },
  {
    code: 'CN',
    name: 'China',
    zipLabel: 'Postal code',
    stateLabel: 'Province',
    states: [{ code: 'GD', name: 'Guangdong' }],
  },
];

const meta: Meta<typeof AddressForm> = { component: AddressForm, args: { countries } };
export default meta;

type Story = StoryObj<typeof AddressForm>;

export const Empty: Story = {};
export const Filled: Story = {
  args: {
    values: {
      addressee: 'Luis Moreno',
      country: 'US',
      state: 'AZ',
      city: 'Tucson',
      street1: '2210 Mesquite Ave',
      zip: '85713',
    },
  },
};
export const Refused: Story = {
  args: { errors: { addressee: 'Please enter the name.', zip: 'This postal code does not fit the country.' } },
};
export const Pending: Story = { args: { pending: true } };
