import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { TaxCertificateForm } from './index.ts';

const guide: ComponentGuide = {
  usage: 'A company sends the certificate by which it buys without sales tax in a state.',
  do: ['List the certificates that were sent, with their states, beside the form.'],
  dont: ['Do not promise an order without tax before the certificate is approved.'],
  keyboard: [
    ['Tab', 'Moves through the fields and the segments of the date'],
    ['Space, Enter', 'Opens the choice of files'],
    ['↑, ↓', 'In a segment of the date: later, earlier'],
  ],
  anatomy: {
    TaxCertificateForm:
      'Form data-component="tax-certificate-form" ({children}, FormGrid (Select (option), TextField, DateField, FormPictures), FormActions)',
  },
};

const meta: Meta<typeof TaxCertificateForm> = {
  title: 'Account/Tax certificate form',
  component: TaxCertificateForm,
  args: {
    states: [
      { code: 'AZ', name: 'Arizona' },
      { code: 'CA', name: 'California' },
    ],
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof TaxCertificateForm>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'CA');
    await userEvent.type(canvas.getByRole('textbox'), 'SR KH 100-1234{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Rejected: Story = {
  args: {
    defaultValues: { region: 'AZ', number: 'AZ-5000A-77', lastDay: '2026-03-31' },
    errors: { lastDay: 'This certificate has already ended.', document: 'Please add a picture of the certificate.' },
  },
  parameters: inModes('wide'),
};

export const Pending: Story = {
  args: { defaultValues: { region: 'AZ', number: 'AZ-5000A-77', lastDay: '2027-03-31' }, pending: true },
  parameters: inModes('wide'),
};
