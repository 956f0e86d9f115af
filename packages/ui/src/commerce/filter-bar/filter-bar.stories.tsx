import { money } from '@rider/model/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { FilterBar, writeFilterChoice, FilterChips } from './index.ts';

const guide: ComponentGuide = {
  usage: 'Filters beside a list of products. On phones they are a panel behind a button.',
  do: [
    'Beside a column show what is chosen as FilterChips, in the SortBar.',
    'Offer all values of the list, with 0 for those without results, so that nothing moves.',
    'Pass category, term and order in keep.',
  ],
  dont: ['Do not require a button: each choice applies immediately; only prices need one.'],
  keyboard: [
    ['Tab', 'Goes through chips and fields'],
    ['Space', 'Chooses a value'],
    ['Enter', 'In a price applies it; on a chip removes it'],
    ['Escape', 'On a phone closes the panel'],
  ],
  anatomy: {
    FilterBar:
      'section data-component="filter-bar" (button (Icon), ul data-component="filter-chips" (li (Link (VisuallyHidden, Icon)), li (Link)), PanelHead, form (input, details (summary, fieldset (label (input, Swatch))), details (summary, label (input)), details (summary, input, button)), button)',
    FilterChips: 'ul data-component="filter-chips" (li (Link (VisuallyHidden, Icon)), li (Link))',
  },
};

const meta: Meta<typeof FilterBar> = {
  title: 'Catalogue/Filter bar',
  component: FilterBar,
  subcomponents: { FilterChips },
  args: {
    facets: [
      {
        key: 'finish',
        name: 'Finish',
        values: [
          { key: 'CH', label: 'Polished Chrome', count: 42, color: '#d7dade' },
          { key: 'BN', label: 'Brushed Nickel', count: 31, color: '#b3aa9c' },
          { key: 'MB', label: 'Matte Black', count: 38, color: '#26282b' },
        ],
      },
      {
        key: 'glass',
        name: 'Glass thickness',
        values: [
          { key: '6', label: '6 mm (1/4")', count: 0, color: null },
          { key: '8', label: '8 mm (5/16")', count: 20, color: null },
          { key: '10', label: '10 mm (3/8")', count: 27, color: null },
        ],
      },
    ],
    value: { facets: {}, inStock: false, priceMin: null, priceMax: null },
    getHref: (choice) => `/goods_list?${writeFilterChoice(choice).toString()}`,
  },
  decorators: [(Story) => <div style={{ maxWidth: 260 }}>{Story()}</div>],
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof FilterBar>;

export const Nothing: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const boxes = canvas.queryAllByRole('checkbox');
    if (boxes.length === 0) {
      await userEvent.click(canvas.getByRole('button', { name: /Filter|筛选/ }));
    }
    await userEvent.click(canvas.getByRole('checkbox', { name: /Matte Black/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith(expect.objectContaining({ facets: { finish: ['MB'] } }));
  },
};
export const Chosen: Story = {
  args: { value: { facets: { finish: ['CH', 'MB'] }, inStock: true, priceMin: money(1000), priceMax: money(5000) } },
};
export const ManyValues: Story = {
  args: {
    facets: [
      {
        key: 'series',
        name: 'Series',
        values: Array.from({ length: 18 }, (_, index) => ({
          key: String(index),
          label:
            index === 3 ? 'Harbor, full back plate with reversible cover and concealed screws' : `Series ${index + 1}`,
          count: 240 - index * 13,
          color: null,
        })),
      },
    ],
  },
  parameters: inModes('wide'),
};
export const OnlyStockAndPrice: Story = { args: { facets: [] }, parameters: inModes('wide') };
