import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Cluster, Stack } from '../layout/index.ts';
import { inModes, type ComponentGuide } from '../../../docs/index.ts';
import { Notice } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For a message in the flow of the page, beside what it is about.',
  otherwise:
    'What became of an action that is seen nowhere is a Toast; errors of a form stand at its fields and in the ErrorSummary.',
  seeAlso: ['Feedback/Toast', 'Forms/Choice'],
  do: [
    'Say what is the case, and what to do about it.',
    'Set live where it appears after an action of the visitor; errors always are.',
  ],
  dont: ['Do not set live on what stands there from the start.', 'Do not stack several: write a list into one.'],
  keyboard: [],
  pattern: 'Alert (errors), status (live ones)',
  anatomy: {
    Notice: 'div data-component="notice" (Icon, VisuallyHidden, {title}, {children})',
  },
};

const meta: Meta<typeof Notice> = {
  title: 'Feedback/Notice',
  component: Notice,
  args: { title: 'Two lines changed', children: 'The price of one line went up since it was put into the cart.' },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof Notice>;

export const Tones: Story = {
  parameters: inModes('phone', 'wide', 'chinese', 'dark', 'contrast', 'forced'),
  render: (args) => (
    <Stack>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Notice key={tone} {...args} tone={tone} live={false} />
      ))}
    </Stack>
  ),
};

export const WithAction: Story = {
  args: {
    tone: 'danger',
    title: 'The orders could not be loaded',
    children: (
      <Cluster>
        Check your connection.
        <Button size="small">Try again</Button>
      </Cluster>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: The orders could not be loaded');
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const LongText: Story = {
  parameters: inModes('phone'),
  args: {
    tone: 'warning',
    children: 'SH90BN010SH90BN010SH90BN010SH90BN010 is sold out until the first of March. '.repeat(4),
  },
};
