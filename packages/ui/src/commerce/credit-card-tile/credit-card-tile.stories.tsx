import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { sampleCard } from './credit-card-tile.samples.ts';
import { CreditCardTile, Expiry, CardName } from './index.ts';

const guide: ComponentGuide = {
  usage: 'A saved card in the user area. Only brand, last four digits and expiry are known of it.',
  do: ['Move the focus to the list’s heading when a card is removed.'],
  dont: ['Never pass a full card number, not even masked.'],
  keyboard: [
    ['Tab', 'To the card’s actions'],
    ['Enter', 'Asks before it removes the card; cancel has the initial focus'],
  ],
  pattern: 'Alert dialog',
  anatomy: {
    CreditCardTile:
      'article data-component="credit-card-tile" (Icon, span data-part="card-name" (VisuallyHidden), span data-part="expiry", Badge, div data-part="actions" (Button, ConfirmDialog))',
    CardName: 'span data-part="card-name" (VisuallyHidden)',
  },
};

const meta: Meta<typeof CreditCardTile> = {
  title: 'Account/Credit card tile',
  component: CreditCardTile,
  subcomponents: { Expiry, CardName },
  args: { card: sampleCard, onMakeDefault: fn(), onRemove: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <CreditCardTile {...args} />
    </div>
  ),
  parameters: { guide, ...primitiveModes },
};
export default meta;
type Story = StoryObj<typeof CreditCardTile>;

export const Saved: Story = {};

export const Default: Story = {
  args: { card: { ...sampleCard, isDefault: true } },
  parameters: inModes('wide', 'chinese'),
};

export const Expired: Story = {
  args: { card: { ...sampleCard, brand: 'Mastercard', last4: '0005', expiryYear: 2025, expired: true } },
  parameters: inModes('wide', 'dark'),
};

export const Removing: Story = { args: { pending: 'remove' }, parameters: inModes('wide') };

export const Confirming: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Remove/ }));
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
  parameters: inModes('wide'),
};
