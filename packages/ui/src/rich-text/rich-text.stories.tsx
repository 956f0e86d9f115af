import type { Meta, StoryObj } from '@storybook/react-vite';
import { parseRichText } from '../rich-text-parser/index.ts';
import { RichText } from './index.ts';

const html = `<h1>Wall mount hinge</h1><p>Solid <b>brass</b>, see <a href="/goods_cate">all hinges</a>.</p>
<ul><li>90&deg; both ways<li>10&ndash;12 mm glass</ul>
<table><tr><th>Finish<th>Code<tr><td>Brushed nickel<td>BN</table><script>alert(1)</script>`;

const meta: Meta<typeof RichText> = {
  title: 'Content/Rich text',
  component: RichText,
  args: { content: parseRichText(html) },
};
export default meta;

export const Description: StoryObj<typeof RichText> = {};
