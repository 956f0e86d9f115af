import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { TextArea } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'For several lines: a message to the seller, the reason of a refund. It counts words where their number is limited.',
  do: ['Count with the rule that the server applies.', 'Let too much be written and say how much it is too much.'],
  dont: ['Do not cut off what is typed or pasted.', 'Do not ask for a line of text with it.'],
  keyboard: [['Enter', 'Starts a new line']],
  anatomy: {
    TextArea:
      'span data-part="counter", label, div data-part="description" ({children}), textarea, div data-part="error" (Icon, {children}), {footnote}',
  },
};

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

const meta: Meta<typeof TextArea> = {
  title: 'Forms/Text area',
  component: TextArea,
  args: { label: 'Message', name: 'message', words: { count: countWords, max: 6 } },
  parameters: { guide, ...primitiveModes },
  render: (args) => (
    <div style={{ maxInlineSize: 420 }}>
      <TextArea {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof TextArea>;

export const WordCount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Deliver to the back of the yard');
    await expect(canvas.getAllByText('1 word too many')[0]).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <Stack style={{ maxInlineSize: 420 }}>
      <TextArea label="Empty" placeholder="Anything the driver should know" />
      <TextArea label="Refused" error="Say what is broken" description="In your own words" required />
      <TextArea label="Read only" defaultValue="Deliver to the back of the yard." readOnly />
      <TextArea label="Locked" defaultValue="Deliver to the back of the yard." disabled />
    </Stack>
  ),
};

export const ChineseWordCount: Story = {
  args: {
    label: '留言',
    words: { count: (text: string) => text.replaceAll(/\s/g, '').length, max: 150 },
    defaultValue: '请送到后院。',
  },
  parameters: inModes('chinese'),
};
