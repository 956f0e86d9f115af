import { money } from '@rider/model/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { RefundForm, type RefundChoice } from './index.ts';
import { sampleRefund } from './refund-form.samples.ts';

const guide: ComponentGuide = {
  usage:
    'Requests a refund, with or without a return. It starts with the whole order; a part is chosen by line and quantity.',
  do: [
    'Compute the amount on the server where discounts or freight count: hand it over as a number after each onChoiceChange.',
    'Offer “refund only” alone before the goods are shipped.',
    'Hand over only lines of which something may still be refunded.',
  ],
  dont: ['Do not check the amount in the browser: it is what the server says.'],
  keyboard: [
    ['Tab', 'Moves through the lines, their quantities and the fields'],
    ['Space', 'Selects or deselects a line'],
    ['Arrow up, Arrow down', 'In a quantity: one more, one less. In the kinds: chooses'],
  ],
  anatomy: {
    RefundForm:
      'Form data-component="refund-form" (RequiredNote, fieldset data-part="lines" (legend, Checkbox, ul (li (input, label (Picture), TextField)), FieldError), input, RadioGroup, Select (option), TextArea, FileUpload, p data-part="amount", FormActions)',
  },
};

const meta: Meta<typeof RefundForm> = {
  title: 'Orders/Refund form',
  component: RefundForm,
  args: {
    ...sampleRefund,
    onChoiceChange: fn<(choice: RefundChoice) => void>(),
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof RefundForm>;

export const WholeOrder: Story = { parameters: sectionModes };

export const Part: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /180°/ }));
    const pieces = canvas.getByRole('spinbutton', { name: /Wall-Mount/ });
    await userEvent.clear(pieces);
    await userEvent.type(pieces, '4');
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith({
      kind: 'refund-only',
      lines: [{ id: 'a', quantity: 4 }],
    });
    await expect(canvas.getByText('$146.28')).toBeVisible();
  },
};

export const WrongQuantity: Story = {
  play: async ({ canvas, userEvent }) => {
    const pieces = canvas.getByRole('spinbutton', { name: /Wall-Mount/ });
    await userEvent.type(pieces, '0');
    await expect(pieces).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Rejected: Story = {
  args: {
    errors: { reason: 'Please choose a reason.', remark: 'At most 100 words.' },
    message: 'Your request was not sent.',
    defaultValues: {
      kind: 'return-and-refund',
      lines: [{ id: 'b', quantity: 1 }],
      remark: 'The back plate is scratched.',
      photos: ['/media/products/small/hinge-180-ch.webp', '/media/products/small/hinge-wall-full-ch.webp'],
    },
  },
  parameters: inModes('phone', 'wide', 'chinese', 'dark'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Please choose a reason.' }));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const BeforeShipment: Story = { args: { kinds: ['refund-only'], lines: sampleRefund.lines.slice(0, 1) } };

export const Pending: Story = { args: { pending: true, onCancel: fn<() => void>() } };

export const LongText: Story = {
  args: {
    lines: [
      {
        ...sampleRefund.lines[0],
        id: 'c',
        name: 'Harbor Wall-Mount Shower Hinge with Full Back Plate, Reversible, for Frameless Enclosures of Tempered Glass',
        variant: 'Brushed Nickel with Satin Protective Finish, 10–12 mm (3/8"–1/2"), pair with fixing kit',
        image: '/media/products/small/hinge-wall-full-mb.webp',
        unit: 'pair',
        unitPrice: money(123_657),
        refundable: 12_000,
      },
    ],
    amount: money(1_483_884_000),
  },
  parameters: inModes('phone', 'wide'),
};
