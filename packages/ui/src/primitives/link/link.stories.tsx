import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { Text } from '../text/index.ts';
import { Link, LinkProvider, type LinkProps } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'For all that leads somewhere. All components take their links from it, so that one LinkProvider in the root gives them the host’s router.',
  otherwise: 'In the looks of a button it is a LinkButton.',
  seeAlso: ['Actions/Button'],
  do: [
    'Write paths of the shop without the prefix of the language: the host’s link adds it.',
    'Let its words say where it leads, without the sentence around.',
  ],
  dont: ['Do not act with a link, nor lead somewhere with a button.', 'Do not open other windows by default.'],
  keyboard: [['Enter', 'Follows it']],
  pattern: 'Link',
};

const meta: Meta<typeof Link> = {
  title: 'Navigation/Link',
  component: Link,
  subcomponents: { LinkProvider },
  args: { href: '#goods', children: 'All hinges' },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof Link>;

export const InText: Story = {
  parameters: primitiveModes,
  render: (args) => (
    <Text measure>
      Solid brass, stainless screws. See <Link {...args} />, or read{' '}
      <Link href="https://example.com/">the standard</Link>.
    </Text>
  ),
};

const navigate = fn();

function HostLink({ children, ...props }: LinkProps) {
  return (
    <a
      {...props}
      href={`/zh-CN${props.href}`}
      onClick={(event) => {
        event.preventDefault();
        navigate(props.href);
      }}
    >
      {children}
    </a>
  );
}

export const OfTheHost: Story = {
  args: { href: '/goods_list' },
  render: (args) => (
    <LinkProvider component={HostLink} screens={null}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/zh-CN/goods_list');
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/goods_list');
  },
};
