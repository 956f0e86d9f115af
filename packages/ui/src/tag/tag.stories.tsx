import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Cluster } from '../layout/index.ts';
import { inModes, primitiveModes, type ComponentGuide } from '../story-page/index.ts';
import { Swatch } from '../swatch/index.ts';
import { Tag, TagList, type TagItem } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For choices that were made and can be taken back: filters above a list. A TagList keeps the focus in place.',
  do: ['Use removeHref where the choice is in the address: it works without script.'],
  dont: ['Do not show a state with it: that is a Badge.', 'Do not choose with it: those are checkboxes.'],
  keyboard: [
    ['Tab', 'From one sign to the next'],
    ['Enter, Space', 'Removes it; the focus goes to the tag that takes its place. A link takes Enter only'],
  ],
};

const meta: Meta<typeof Tag> = {
  title: 'Content/Tag',
  component: Tag,
  args: { children: '10 mm glass' },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof Tag>;

export const Kinds: Story = {
  parameters: primitiveModes,
  render: (args) => (
    <Cluster>
      <Tag {...args} />
      <Tag {...args} onRemove={() => undefined} />
      <Tag removeHref="#all" start={<Swatch color="#b8b4ab" />}>
        Brushed nickel
      </Tag>
    </Cluster>
  ),
};

const filters: TagItem[] = ['Brushed nickel', '10 mm', 'In stock'].map((label) => ({ id: label, label }));

function Filters() {
  const [items, setItems] = useState(filters);
  return (
    <TagList label="Chosen filters" items={items} onRemove={(id) => setItems(items.filter((item) => item.id !== id))} />
  );
}

export const Removed: Story = {
  render: () => <Filters />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /10 mm/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /In stock/ })).toHaveFocus();
    await expect(canvas.queryByText('10 mm')).toBeNull();
  },
};

export const LongText: Story = {
  parameters: inModes('phone'),
  args: {
    children: 'Stainless steel 1.4404 with a finish of satin brass, sealed against salt water and cleaning agents',
    onRemove: () => undefined,
  },
};
