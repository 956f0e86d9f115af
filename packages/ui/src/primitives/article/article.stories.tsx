import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { parseRichText } from '../rich-text-parser/index.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { Article } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For a page that is read: a piece of news, a notice, a policy.',
  otherwise: 'Its text is RichText: untrusted HTML as nodes.',
  seeAlso: ['Content/Rich text'],
  do: ['Put it into the main part of the page: its title is the h1.', 'Read the HTML where the data is fetched.'],
  dont: ['Do not put a card’s synopsis before the text: it says the same twice.'],
  keyboard: [
    ['Tab, Enter', 'Reaches the links of the text and the neighbours, and follows them'],
    ['Arrows', 'On a table that does not fit: scroll it'],
  ],
  anatomy: {
    Article: 'article data-component="article" (header (Heading ({title}), {category}, time), RichText, nav (Link))',
  },
};

const html = `<p>Walls are seldom straight. A pane that is cut to <b>one</b> measure fits at one height only, so
<a href="#tools">three heights</a> are measured.</p>
<h2>What you need</h2>
<ul><li>A laser or a long spirit level<li>A tape in mm and inch<li>Two pairs of hands</ul>
<h2>Tolerances</h2>
<table><tr><th>Glass<th>Gap at the wall<th>Gap between panes<tr><td>8 mm (5/16″)<td>5 mm<td>3 mm<tr><td>10 mm (3/8″)<td>6 mm<td>4 mm</table>
<blockquote>Measure twice, cut never: tempered glass cannot be cut again.</blockquote>
<p>Write to <a href="mailto:hello@example.com">us</a> or read <a href="https://example.com/standard">the standard</a>.</p>`;

const meta: Meta<typeof Article> = {
  title: 'Content/Article',
  component: Article,
  args: {
    title: 'How a frameless shower is measured',
    content: parseRichText(html),
    publishedAt: Date.UTC(2026, 2, 9, 12),
    category: 'Guides',
    previous: { title: 'Satin brass for all wall mount hinges', href: '#previous' },
    next: { title: 'Free freight above $500', href: '#next' },
  },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof Article>;

export const News: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'three heights' })).toHaveFocus();
  },
};

export const Policy: Story = {
  parameters: inModes('wide'),
  args: {
    title: '隐私政策',
    content: parseRichText('<p>我们仅为处理订单而保存您的资料。</p><h2>保存期限</h2><p>十年。</p>'),
    publishedAt: undefined,
    category: undefined,
    previous: undefined,
    next: undefined,
  },
};
