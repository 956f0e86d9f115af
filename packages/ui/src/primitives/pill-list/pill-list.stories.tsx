import type { Meta, StoryObj } from '@storybook/react-vite';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { PillList } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For short ways to what is near: neighbours of a page, popular words.',
  otherwise: 'What was chosen and can go is a Tag.',
  do: ['Put it into a nav with a name where it leads through the shop.'],
  dont: ['Do not use it for what happens here: those are Buttons.'],
  keyboard: [['Tab, Enter', 'From pill to pill; follows it']],
  anatomy: {
    PillList: 'ul data-component="pill-list" (li (Link))',
  },
};

const meta: Meta<typeof PillList> = {
  title: 'Navigation/Pill list',
  component: PillList,
  args: {
    items: ['Wall-Mount Hinges', 'Glass-to-Glass 180°', 'Glass-to-Glass 90° / 135°', 'Pivot Hinges'].map(
      (label, index) => ({
        href: `#${index}`,
        label,
        current: index === 0 ? 'page' : undefined,
      }),
    ),
  },
  parameters: { guide, ...primitiveModes },
};
export default meta;
type Story = StoryObj<typeof PillList>;

export const Wrapping: Story = { parameters: inModes('phone', 'wide', 'dark', 'contrast', 'forced') };
export const OneRow: Story = { args: { oneRow: true }, parameters: inModes('phone') };
