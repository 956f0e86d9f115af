import { money } from '@rider/model/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { PromotionNote } from './index.ts';

const guide: ComponentGuide = {
  usage: 'Marks products of a promotion among others: on cards, product pages, cart and order lines.',
  otherwise: 'A list of promotions uses PromotionCards.',
  seeAlso: ['Catalogue/Promotion card'],
  do: ['Omit the price where it is shown beside the note.', 'Put terms that apply here only into the children.'],
  dont: ['Do not count down in a list: show the end.'],
  keyboard: [],
  anatomy: {
    PromotionNote: 'span data-component="promotion-note" ({children})',
  },
};

const meta: Meta<typeof PromotionNote> = {
  title: 'Catalogue/Promotion note',
  component: PromotionNote,
  args: { promotion: { kind: 'flashSale', price: money(1890), endsAt: Date.UTC(2026, 10, 23, 22) } },
  parameters: { guide, ...primitiveModes },
};
export default meta;
type Story = StoryObj<typeof PromotionNote>;

export const FlashSale: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Flash sale|^秒杀/)).toBeVisible();
  },
};
export const Presale: Story = {
  args: { promotion: { kind: 'presale', shipsAt: Date.UTC(2026, 11, 12, 18) } },
  parameters: inModes('wide', 'chinese'),
};
export const GroupBuy: Story = {
  args: { promotion: { kind: 'groupBuy', price: money(570) } },
  parameters: inModes('wide'),
};
