import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { parseRichText } from '../rich-text-parser/index.ts';
import { inModes, type ComponentGuide } from '../../../docs/index.ts';
import { attacks } from './attacks.samples.ts';
import { RichText } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'For HTML that editors wrote elsewhere: descriptions, news, announcements. parseRichText (rich-text-parser) reads it into nodes that hold allowed elements and attributes only; RichText shows these as React nodes. Nothing is ever set as HTML.',
  do: [
    'Read the HTML where the data is fetched: the page then needs no parser.',
    'Add an element or attribute to rules.ts only with an attack on it in the corpus.',
  ],
  dont: ['Do not pass anything but the parser’s nodes.', 'Do not clean HTML by other means.'],
  keyboard: [
    ['Tab', 'From link to link, and to tables, which may scroll'],
    ['Arrows', 'On a table that does not fit: scroll it'],
  ],
};

const html = `<h1>Wall mount hinge</h1><p>Solid <b>brass</b>, see <a href="/goods_cate">all hinges</a> and
<a href="https://example.com/">the standard</a>.</p>
<ul><li>90&deg; both ways<li>10&ndash;12 mm glass<ol><li>without gasket<li>with gasket</ol></ul>
<blockquote>Tempered glass cannot be cut again.</blockquote>
<table><caption>Finishes</caption><tr><th>Finish<th>Code<tr><td>Brushed nickel<td>BN<tr><td>拉丝镍<td>BN</table>
<pre>SH-90-BN-010</pre><p>H<sub>2</sub>O, 3 m<sup>2</sup>, <em>not</em> <s>sealed</s><hr><small>Prices without freight.</small>`;

const meta: Meta<typeof RichText> = {
  title: 'Content/Rich text',
  component: RichText,
  args: { content: parseRichText(html) },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof RichText>;

export const Description: Story = {
  parameters: inModes('phone', 'desktop', 'wide', 'chinese', 'dark', 'contrast', 'forced'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'all hinges' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'the standard' })).toHaveAttribute('rel', 'noopener nofollow');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Finishes' })).toHaveFocus();
  },
};

const row = (cell: string) =>
  `<tr>${Array.from({ length: 9 }, (_, index) => `<${cell}>Thickness ${index + 6} mm`).join('')}`;

export const WideTable: Story = {
  parameters: inModes('phone'),
  args: { content: parseRichText(`<table>${row('th')}${row('td')}${row('td')}</table>`) },
};

const withoutPicture = (attack: string) => !attack.includes('<img');

/** The rendered corpus of attacks, without pictures, which would use the network. */
export const Attacks: Story = {
  args: {
    content: parseRichText(
      attacks
        .filter(withoutPicture)
        .map((attack) => `<div>${attack}</div>`)
        .join(''),
    ),
  },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-component="rich-text"]');
    await expect(root?.querySelector('script, style, svg, iframe, form, [onerror], [onclick], [style]')).toBeNull();
  },
};
