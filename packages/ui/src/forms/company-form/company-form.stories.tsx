import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { CompanyForm, CompanyFields } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The company profile in the user area.',
  otherwise: 'AccountRequestForm asks for the same fields.',
  seeAlso: ['Account/Account request form'],
  do: ['Confirm the save with `success`.'],
  dont: ['Do not rebuild these fields: CompanyFields is shared.'],
  keyboard: [
    ['Tab', 'Moves through the fields'],
    ['Enter', 'Saves from any field'],
  ],
  anatomy: {
    CompanyForm: 'Form data-component="company-form" ({children}, FormGrid (TextField), FormActions)',
  },
};

const meta: Meta<typeof CompanyForm> = {
  title: 'Account/Company form',
  component: CompanyForm,
  subcomponents: { CompanyFields },
  args: {
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof CompanyForm>;

const values = {
  company: 'Luis Glass & Mirror',
  licenseNumber: 'ROC 312450',
  ownerName: 'Luis Moreno',
  phone: '(520) 555-0111',
};

export const Filled: Story = {
  args: { defaultValues: values },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Business owner|企业负责人/), ' Ortega{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Saved: Story = { args: { defaultValues: values, success: 'Saved.' }, parameters: inModes('wide') };

export const Rejected: Story = {
  args: {
    defaultValues: values,
    errors: { licenseNumber: 'Please enter the license number.' },
    message: 'Nothing was saved.',
  },
  parameters: inModes('wide'),
};

export const Pending: Story = { args: { defaultValues: values, pending: true }, parameters: inModes('wide') };
