import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleCategories, sampleCategoriesChinese } from './category-navigation.samples.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { CategoryNavigation } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The category tree under the header, on every screen.',
  otherwise: 'As content take CategoryTiles.',
  seeAlso: ['Catalogue/Category tiles'],
  do: ['Link each category to a screen with its children: without script the panels do not open.'],
  dont: ['Do not turn it into a menu: its items are links.'],
  keyboard: [
    ['Tab', 'Goes from category to category, and to the button that shows its children'],
    ['Enter', 'Follows a link'],
    ['Enter, Space', 'On the button: shows or hides the children'],
    ['Escape', 'Hides them and returns the focus'],
  ],
  pattern: 'Disclosure Navigation',
  anatomy: {
    CategoryNavigation:
      'nav data-component="category-navigation" (Button, PanelHead, ul (li (Link, button, ul (li (Picture, Link, ul (li (Link)))), Link (img))))',
  },
};

const meta: Meta<typeof CategoryNavigation> = {
  title: 'Navigation/Category navigation',
  component: CategoryNavigation,
  args: { categories: sampleCategories },
  parameters: { guide, layout: 'fullscreen', ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof CategoryNavigation>;

/** Returns the button of the first category in the bar, or the one that opens the sheet. */
function firstButton(canvasElement: HTMLElement): HTMLElement {
  const buttons = [...canvasElement.querySelectorAll('button')];
  const seen = buttons.find((button) => button.checkVisibility());
  if (!seen) throw new Error('no button shows');
  return seen;
}

export const English: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const show = firstButton(canvasElement);
    show.focus();
    await userEvent.keyboard('{Enter}');
    if (show.ariaExpanded === null) {
      await expect(canvas.getAllByRole('link')[0]).toBeVisible();
      return;
    }
    await expect(show).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(show).toHaveAttribute('aria-expanded', 'false');
    await expect(show).toHaveFocus();
  },
};
export const Open: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(firstButton(canvasElement));
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(1);
  },
  decorators: [(Story) => <div style={{ minBlockSize: 480 }}>{Story()}</div>],
};
export const Chinese: Story = { args: { categories: sampleCategoriesChinese }, parameters: inModes('chinese') };
