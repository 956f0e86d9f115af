import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { ReturnLogisticsForm } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For a refund whose goods are to be returned: who carries them, and under which number.',
  do: ['Say where the goods go.', 'Hand over the shop’s list of companies; without one the name is typed.'],
  dont: ['Do not ask for it before the shop agreed to the return.'],
  keyboard: [
    ['Tab', 'Moves through the fields'],
    ['Enter', 'Sends the form from a line of text'],
  ],
  anatomy: {
    ReturnLogisticsForm:
      'Form data-component="return-logistics-form" ({children}, dl (dt, dd ({returnTo})), RequiredNote, FormGrid (TextField, Select (option), TextField, FileUpload), FormActions)',
  },
};

const meta: Meta<typeof ReturnLogisticsForm> = {
  title: 'Orders/Return logistics form',
  component: ReturnLogisticsForm,
  args: {
    companies: [
      { value: 'df', label: 'Desert Freight' },
      { value: 'rp', label: 'Rapid Parcel' },
    ],
    returnTo: 'RIDER Returns\n4 Dock Street, Gate C\nTucson, AZ 85713',
    upload: () => Promise.resolve({ url: '/media/products/small/hinge-wall-full-ch.webp' }),
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof ReturnLogisticsForm>;

export const Empty: Story = {
  parameters: sectionModes,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'rp');
    await userEvent.type(canvas.getAllByRole('textbox')[0] as HTMLElement, 'RP-17{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};
export const Rejected: Story = {
  args: {
    errors: { company: 'Please choose a company.', slipNumber: 'Please enter the tracking number.' },
    defaultValues: { phone: '520 555 0148' },
  },
  parameters: inModes('phone', 'wide', 'dark'),
};
export const Filled: Story = {
  args: {
    companies: [],
    defaultValues: {
      company: 'Desert Freight',
      slipNumber: 'DF8820047711',
      phone: '520 555 0148',
      photos: ['/media/products/small/hinge-180-ch.webp'],
    },
    onCancel: fn<() => void>(),
  },
};
export const Pending: Story = { args: { pending: true } };
