import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { sampleAddress, sampleCountries } from './address-form.samples.ts';
import { AddressForm, AddressFields, PlaceFields } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'Adds or changes a delivery address. The billing address has a form of its own over the same fields; AddressFields and PlaceFields are those fields, for other forms.',
  do: [
    'Pass the countries in the buyer’s language, the likeliest first.',
    'Pass `intent` or another hidden field if a screen has several forms.',
  ],
  dont: ['Do not ask for what the country does not have: a country without a list of states gets a line of text.'],
  keyboard: [
    ['Tab', 'Moves through the fields'],
    ['Up, Down, characters', 'Choose a country or state'],
    ['Enter', 'Saves from any text field'],
  ],
  anatomy: {
    AddressForm:
      'Form data-component="address-form" ({children}, FormGrid (TextField, Select (option), TextField, Select (option, optgroup (option)), TextField, Checkbox), FormActions)',
    AddressFields: 'TextField, Select (option), TextField, Select (option, optgroup (option)), TextField',
    PlaceFields: 'Select (option), TextField, Select (option, optgroup (option)), TextField',
  },
};

const meta: Meta<typeof AddressForm> = {
  title: 'Account/Address form',
  component: AddressForm,
  subcomponents: { AddressFields, PlaceFields },
  args: {
    countries: sampleCountries,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof AddressForm>;

export const Filled: Story = { args: { defaultValues: { ...sampleAddress, isDefault: true }, onCancel: fn() } };

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'CN');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Province' }), 'GD');
    await userEvent.type(canvas.getByLabelText(/Postal code/), '528000{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
  parameters: inModes('wide'),
};

export const CountryWithoutStates: Story = {
  args: { defaultValues: { ...sampleAddress, country: 'NZ', state: 'Otago', city: 'Dunedin', zip: '9016' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'State or province' })).toHaveValue('Otago');
    await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toBeVisible();
  },
  parameters: inModes('wide'),
};

export const Rejected: Story = {
  args: {
    defaultValues: { ...sampleAddress, addressee: '', zip: '8571' },
    errors: { addressee: 'Please enter the name.', zip: 'This postal code is not valid for the country.' },
    message: 'The address was not saved.',
  },
  parameters: inModes('phone', 'wide', 'chinese', 'dark'),
};

export const Pending: Story = { args: { defaultValues: sampleAddress, pending: true }, parameters: inModes('wide') };
