import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { CreditCardForm } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'Saves a card for later orders. Number, expiry and security code are typed into the payment provider’s own element.',
  do: [
    'Call the provider on submit, then post its token as a hidden field.',
    'Pass the provider’s card details: brand, last four digits, expiry.',
  ],
  dont: ['Do not add your own field for the number: it must never reach the shop.'],
  keyboard: [
    ['Tab', 'Cardholder, the provider’s element, the default, the buttons'],
    ['Enter', 'Saves from the cardholder’s name'],
  ],
  anatomy: {
    CreditCardForm:
      'Form data-component="credit-card-form" ({children}, TextField, div data-part="card" (CardName, Expiry, Button), fieldset data-part="provider" (legend (RequiredMark), FieldDescription, {element}, FieldError), Checkbox, FormActions)',
  },
};

const meta: Meta<typeof CreditCardForm> = {
  title: 'Account/Credit card form',
  component: CreditCardForm,
  args: {
    element: <span>The provider’s card fields</span>,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    onCancel: fn(),
  },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof CreditCardForm>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Cardholder|持卡人/), 'Luis Moreno{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const CardEntered: Story = {
  args: {
    card: { brand: 'Visa', last4: '4242', expiryMonth: 8, expiryYear: 2028 },
    defaultValues: { cardholder: 'Luis Moreno', isDefault: true },
    onReplaceCard: fn(),
  },
  parameters: inModes('phone', 'wide', 'chinese'),
};

export const Rejected: Story = {
  args: { errors: { card: 'The card was declined. Try another one.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /declined/ }));
    await expect(canvas.getByRole('group', { name: /Card number/ })).toHaveFocus();
  },
  parameters: inModes('wide', 'dark'),
};

export const Pending: Story = {
  args: { defaultValues: { cardholder: 'Luis Moreno' }, pending: true },
  parameters: inModes('wide'),
};
