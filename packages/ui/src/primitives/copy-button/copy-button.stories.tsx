import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { Cluster } from '../layout/index.ts';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { Text } from '../text/index.ts';
import { CopyButton } from './index.ts';

const guide: ComponentGuide = {
  usage: 'Beside something that people need elsewhere: an order or tracking number, a code, an address.',
  do: ['Say in the label what is copied.', 'Keep the text itself on the page, to be selected by hand.'],
  dont: ['Do not copy something other than what is seen.'],
  keyboard: [['Enter, Space', 'Copies; the button says for two seconds that it did']],
  pattern: 'Button',
  anatomy: {
    CopyButton: 'IconButton, Button',
  },
};

const meta: Meta<typeof CopyButton> = {
  title: 'Actions/Copy button',
  component: CopyButton,
  args: { value: '2026030900017', label: 'Copy the order number', onCopy: fn() },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof CopyButton>;

export const Beside: Story = {
  parameters: primitiveModes,
  render: (args) => (
    <Cluster>
      <Text mono>2026030900017</Text>
      <CopyButton {...args} />
      <CopyButton {...args} iconOnly />
      <CopyButton {...args} disabled />
    </Cluster>
  ),
};

export const Copied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith('2026030900017'));
    await expect(canvas.getByRole('button')).toHaveAttribute('data-state', 'copied');
    write.mockRestore();
  },
};

export const Rejected: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('data-state', 'failed'));
    write.mockRestore();
  },
};
