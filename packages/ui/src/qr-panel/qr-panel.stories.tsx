import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Countdown } from '../countdown/index.ts';
import { Cluster } from '../layout/index.ts';
import { inModes, primitiveModes, type ComponentGuide } from '../story-page/index.ts';
import { QrPanel } from './index.ts';

/** Looks like a code; not scannable. */
const drawing = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 21" shape-rendering="crispEdges"><path d="${[
    'M0 0h7v7h-7zM1 1v5h5v-5zM2 2h3v3h-3z',
    'M14 0h7v7h-7zM15 1v5h5v-5zM16 2h3v3h-3z',
    'M0 14h7v7h-7zM1 15v5h5v-5zM2 16h3v3h-3z',
    'M8 0h1v3h2v1h-3zM11 2h2v4h-1v1h-3v-2h2zM8 8h2v2h3v-1h2v3h-2v1h-2v2h-3zM16 9h3v2h2v3h-2v-1h-3zM0 9h3v1h2v2h-5zM9 17h2v1h3v-2h4v2h2v3h-5v-1h-6z',
  ].join('')}" fill-rule="evenodd"/></svg>`,
)}`;

const guide: ComponentGuide = {
  usage: 'A code to scan: to pay by WeChat or Alipay, or to find the shop there.',
  do: ['Give the words behind the code: not everybody can scan.', 'Ask the backend until it is paid, and set `done`.'],
  dont: ['Do not let a code expire without offering another.'],
  keyboard: [['Enter, Space', 'On an expired code: gets another']],
};

const meta: Meta<typeof QrPanel> = {
  title: 'Cart and checkout/QR panel',
  component: QrPanel,
  args: { title: 'Pay with WeChat', picture: drawing, state: 'waiting', onRenew: fn() },
  parameters: { guide, ...primitiveModes },
};
export default meta;
type Story = StoryObj<typeof QrPanel>;

export const Waiting: Story = {
  args: {
    children: <Countdown now={0} until={5 * 60_000} frozen />,
    text: 'weixin://wxpay/bizpayurl?pr=RD20418',
  },
};

export const States: Story = {
  render: (args) => (
    <Cluster gap="x4" align="stretch">
      {(['loading', 'ready', 'done', 'expired'] as const).map((state) => (
        <QrPanel key={state} {...args} state={state} />
      ))}
    </Cluster>
  ),
  parameters: inModes('wide', 'dark'),
};

export const Expired: Story = {
  args: { state: 'expired' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Get a new code|刷新二维码/ }));
    await expect(args.onRenew).toHaveBeenCalledTimes(1);
  },
  parameters: inModes('wide', 'chinese'),
};

export const Renewing: Story = { args: { state: 'expired', pending: true }, parameters: inModes('wide') };
