import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleAddress, sampleCountries } from '../address-form/address-form.samples.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { BillingForm } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The address that goes on invoices.',
  otherwise: 'There is one per account; delivery addresses have AddressForm.',
  seeAlso: ['Account/Address form'],
  do: ['Offer to copy the default delivery address.'],
  dont: ['Do not rebuild address fields: AddressFields is shared by all forms with an address.'],
  keyboard: [
    ['Tab', 'Moves through the fields'],
    ['Enter', 'Saves from any text field'],
  ],
  anatomy: {
    BillingForm: 'Form data-component="billing-form" ({children}, Button, FormGrid (AddressFields), FormActions)',
  },
};

const meta: Meta<typeof BillingForm> = {
  title: 'Account/Billing form',
  component: BillingForm,
  args: {
    countries: sampleCountries,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof BillingForm>;

export const Empty: Story = {
  args: { delivery: sampleAddress },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Copy the delivery address|使用收货地址/ }));
    await expect(canvas.getByLabelText(/City|城市/)).toHaveValue('Tucson');
  },
};

export const Rejected: Story = {
  args: { defaultValues: sampleAddress, errors: { phone: 'Please enter a valid phone number.' } },
  parameters: inModes('wide'),
};

export const Pending: Story = { args: { defaultValues: sampleAddress, pending: true }, parameters: inModes('wide') };
