import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { QuantityStepper } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The quantity of a variant, on its page and in the cart: with minimum, pack size and stock.',
  otherwise: 'Other numbers are a NumberField.',
  seeAlso: ['Forms/Number field'],
  do: [
    'Show the terms where the quantity is first chosen, with showTerms.',
    'Preserve the requested quantity when the server rejects it, and pass the reason as problem.',
  ],
  dont: ['Do not correct the input: the stepper offers the nearest quantity.'],
  keyboard: [
    ['↑, ↓', 'The next quantity that can be ordered'],
    ['Enter', 'Accepts the input'],
    ['Tab', 'Moves through the field and its buttons'],
  ],
  pattern: 'Spinbutton',
  anatomy: {
    QuantityStepper: 'div data-component="quantity-stepper" (StepButton, input, StepButton, output, button)',
  },
};

const meta: Meta<typeof QuantityStepper> = {
  title: 'Cart and checkout/Quantity stepper',
  component: QuantityStepper,
  args: { value: 20, minimum: 10, pack: 5, stock: 240, showTerms: true, onValueCommit: fn() },
  parameters: { guide, ...primitiveModes },
};
export default meta;
type Story = StoryObj<typeof QuantityStepper>;

export const Normal: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Quantity' }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(25);
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease quantity' }));
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(20);
  },
};

export const Small: Story = { args: { size: 'small', showTerms: false } };

export const OffPack: Story = {
  args: { value: 12 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use 15' }));
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(15);
    await userEvent.clear(canvas.getByRole('spinbutton'));
    await userEvent.type(canvas.getByRole('spinbutton'), '12');
  },
};

export const NotEnoughStock: Story = {
  args: { value: 1000 },
  parameters: inModes('phone', 'wide', 'chinese'),
};

export const OutOfStock: Story = { args: { stock: 0 }, parameters: inModes('wide', 'chinese') };
