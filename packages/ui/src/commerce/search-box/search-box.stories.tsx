import { money } from '@rider/model/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { SearchBox, type SuggestedProducts } from './index.ts';

const found: SuggestedProducts = {
  products: [
    {
      id: '1001',
      name: 'Harbor Wall-Mount Shower Hinge',
      code: 'RD-HINGE-WF-CH-8',
      image: '/media/products/small/hinge-wall-full-ch.webp',
      price: money(3850),
    },
    {
      id: '1002',
      name: 'Harbor Glass-to-Glass Hinge 180°',
      code: 'RD-HINGE-180-MB-10',
      image: '/media/products/small/hinge-180-mb.webp',
      price: money(4200),
    },
  ],
  categories: [{ id: '111', name: 'Wall-Mount Hinges' }],
};

const guide: ComponentGuide = {
  usage: 'The shop’s search, once, in the header.',
  otherwise: 'To filter a list take a SearchField of its own or FilterBar.',
  seeAlso: ['Forms/Choice', 'Catalogue/Filter bar'],
  do: ['Pass hot keywords as soon as the field has the focus.', 'Abort loadSuggestions on its signal.'],
  dont: ['Do not search while a word is being composed: Enter then ends the composition.'],
  keyboard: [
    ['Enter', 'Searches for the text, or follows the marked suggestion'],
    ['Down, Up', 'Mark the next or previous suggestion'],
    ['Escape', 'Closes the suggestions'],
  ],
  pattern: 'Combobox with list autocomplete',
  anatomy: {
    SearchBox:
      'search data-component="search-box" (form (input, button (Icon, VisuallyHidden), VisuallyHidden, Picture))',
  },
};

const meta: Meta<typeof SearchBox> = {
  title: 'Navigation/Search box',
  component: SearchBox,
  args: {
    action: '/goods_search',
    hotKeywords: ['shower hinge', 'spigot', 'U-channel', 'matte black', 'floor spring'],
    loadSuggestions: () => Promise.resolve(found),
  },
  decorators: [(Story) => <div style={{ maxWidth: 620, minHeight: 360 }}>{Story()}</div>],
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof SearchBox>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('option', { name: 'shower hinge' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'shower hinge' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};
export const Suggestions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'hinge');
    await expect(await canvas.findByRole('option', { name: /Harbor Wall-Mount/ })).toBeVisible();
  },
};
export const Corrected: Story = {
  args: { loadSuggestions: () => Promise.resolve({ ...found, searched: 'hinge' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'hinje');
    // Results may appear for the first characters; the note contains the whole word.
    await expect(await canvas.findByText(/“hinje”/, { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: /Harbor Wall-Mount/ })).toBeVisible();
  },
  parameters: inModes('wide'),
};
export const NoMatch: Story = {
  args: { loadSuggestions: () => Promise.resolve({ products: [], categories: [] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzzz');
    await expect(await canvas.findByText(/zzzz/, { selector: 'p' })).toBeVisible();
  },
  parameters: inModes('wide'),
};
export const Rejected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement();
  },
  parameters: inModes('wide', 'contrast'),
};
export const WithTerm: Story = { args: { defaultValue: 'hinge' }, parameters: inModes('wide') };
export const Chinese: Story = {
  args: { hotKeywords: ['淋浴房铰链', '立柱夹', 'U型槽'] },
  parameters: inModes('chinese'),
};
