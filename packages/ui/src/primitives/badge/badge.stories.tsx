import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/index.ts';
import { Cluster, Stack } from '../layout/index.ts';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { Badge, CountBadge } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For the state of one thing in a word: of an order, a coupon, an article. A CountBadge counts over an icon.',
  do: [
    'Let the word say it; the tone only repeats it.',
    'Say what a CountBadge counts in the name of what it sits on.',
  ],
  dont: ['Do not press it: a choice that can be taken back is a Tag.', 'Do not put a sentence into it.'],
  keyboard: [],
};

const meta: Meta<typeof Badge> = {
  title: 'Content/Badge',
  component: Badge,
  subcomponents: { CountBadge },
  args: { children: 'Pending payment' },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof Badge>;

export const Tones: Story = {
  parameters: primitiveModes,
  render: (args) => (
    <Cluster>
      {(['neutral', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Badge key={tone} {...args} tone={tone} />
      ))}
    </Cluster>
  ),
};

export const Counts: Story = {
  parameters: primitiveModes,
  render: () => (
    <Cluster>
      {[0, 3, 42, 120].map((count) => (
        <span key={count}>
          <Icon name="cart" label={`Cart, ${count} articles`} />
          <CountBadge count={count} />
        </span>
      ))}
    </Cluster>
  ),
};

export const LongText: Story = {
  parameters: inModes('phone'),
  render: () => (
    <Stack>
      <Cluster>
        <Badge tone="warning">Waiting for the goods to come back</Badge>
        <Badge tone="warning">等待退货</Badge>
      </Cluster>
    </Stack>
  ),
};
