import { money } from '@rider/model/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { sampleLine } from './cart-line.samples.ts';
import { CartLine } from './index.ts';

const guide: ComponentGuide = {
  usage: 'One line of the cart.',
  otherwise: 'The list with heads, focus and announcements is CartTable.',
  seeAlso: ['Cart and checkout/Cart table'],
  do: [
    'Show new quantities immediately and prices as last confirmed; set pending meanwhile.',
    'Show a failure on its line, with a retry for the requested quantity.',
  ],
  dont: ['Do not remove lines that cannot be ordered: say why, and let the buyer remove them.'],
  keyboard: [
    ['Tab', 'Goes through name, quantity and removal'],
    ['Up, Down', 'In the quantity: one pack more or less'],
    ['Enter', 'In the quantity: sends it'],
  ],
  anatomy: {
    CartLine:
      'article data-component="cart-line" (Picture, Link, Price, PromotionNote, form (input, QuantityStepper, noscript (Button)), form (input, IconButton), output (Icon), Button)',
  },
};

const meta: Meta<typeof CartLine> = {
  title: 'Cart and checkout/Cart line',
  component: CartLine,
  args: { line: sampleLine, onQuantityChange: fn(), onRemove: fn() },
  parameters: { guide, ...inModes('phone', 'wide') },
};
export default meta;
type Story = StoryObj<typeof CartLine>;

export const Orderable: Story = {
  parameters: { ...sectionModes },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '44{Enter}');
    await expect(args.onQuantityChange).toHaveBeenCalledWith(44);
    canvasElement.querySelector<HTMLElement>('button[value="remove"]')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = { args: { pending: true } };
export const LongText: Story = {
  args: {
    line: {
      ...sampleLine,
      name: 'Round Spigot, Base Plate, for 12 to 17.52 mm Laminated Glass, Duplex 2205, with Cover and Two Rubber Gaskets',
      variant: 'Brushed stainless steel, 17.52 mm laminated, with levelling plate and concealed anchors',
      skuCode: 'RD-SPIGOT-BASE-ROUND-DUPLEX-2205-BSS-1752-LEVELLING',
      unitPrice: money(1_234_567),
      listPrice: money(1_499_000),
      lineTotal: money(49_382_680),
    },
  },
};
export const Presale: Story = {
  args: {
    line: {
      ...sampleLine,
      listPrice: null,
      promotion: { kind: 'presale', endsAt: Date.UTC(2026, 10, 23, 22), shipsAt: Date.UTC(2026, 11, 12, 18) },
    },
  },
};
export const PromotionLost: Story = { args: { line: { ...sampleLine, lostPromotion: 'ended' } } };
export const NotEnoughStock: Story = { args: { line: { ...sampleLine, stock: 5, problem: 'not-enough-stock' } } };
export const OutOfStock: Story = { args: { line: { ...sampleLine, stock: 0, problem: 'out-of-stock' } } };
export const ProductMissing: Story = { args: { line: { ...sampleLine, problem: 'gone' } } };
export const Failed: Story = {
  args: { failure: 'The shop did not answer.', failedQuantity: 60, onRetry: fn() },
  parameters: inModes('phone', 'wide', 'contrast'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again with 60' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
