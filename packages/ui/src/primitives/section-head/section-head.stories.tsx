import type { Meta, StoryObj } from '@storybook/react-vite';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { SectionHead, MoreLink } from './index.ts';

const guide: ComponentGuide = {
  usage: 'Above a row of products, categories or articles that shows some of its kind. MoreLink is its link by itself.',
  do: ['Give `more` where another wording says better what comes: “All in Shower hardware”.'],
  dont: ['Do not put buttons beside the title: actions belong into the section.'],
  keyboard: [['Enter', 'Follows the link']],
  anatomy: {
    MoreLink: 'Link (VisuallyHidden ({of}), Icon)',
    SectionHead: 'div data-component="section-head" (Heading ({title}), Link (VisuallyHidden ({of}), Icon))',
  },
};

const meta: Meta<typeof SectionHead> = {
  title: 'Navigation/Section head',
  component: SectionHead,
  subcomponents: { MoreLink },
  args: { title: 'Best sellers', href: '/goods_list' },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof SectionHead>;

export const WithMore: Story = {};
export const CustomText: Story = {
  args: { title: 'Shower hardware', more: 'All in Shower hardware' },
  parameters: inModes('wide'),
};
export const TitleOnly: Story = {
  args: { title: 'Related goods' },
  render: () => <SectionHead title="Related goods" />,
};
export const LongTitle: Story = {
  args: { title: 'What installers of frameless enclosures order together with wall-mount hinges' },
  parameters: inModes('phone'),
};
