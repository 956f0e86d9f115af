import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
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

const meta: Meta<typeof AddressCard> = { component: AddressCard, args: { address } };
export default meta;

export const Default: StoryObj<typeof AddressCard> = {};
export const WithActions: StoryObj<typeof AddressCard> = {
  args: { address: { ...address, isDefault: false }, actions: <Button size="small">Edit</Button> },
};
