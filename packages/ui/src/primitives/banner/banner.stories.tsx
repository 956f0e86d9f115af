import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Cluster, Stack } from '../layout/index.ts';
import { inModes, type ComponentGuide } from '../../../docs/index.ts';
import { Banner } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For a message in the flow of the page, beside its subject.',
  otherwise:
    'The result of an action that nothing else shows is a Toast; form errors belong at the fields and in the ErrorSummary.',
  seeAlso: ['Feedback/Toast', 'Forms/Choice'],
  do: [
    'State the fact, and what to do about it.',
    'Set live where it appears after an action; errors always are live.',
  ],
  dont: ['Do not set live on a banner that is there from the start.', 'Do not stack several: put a list into one.'],
  keyboard: [],
  pattern: 'Alert (errors), status (live ones)',
  anatomy: {
    Banner: 'div data-component="banner" (Icon, VisuallyHidden, {title}, {children})',
  },
};

const meta: Meta<typeof Banner> = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { title: 'Two lines changed', children: 'The price of one line went up since it was put into the cart.' },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof Banner>;

export const Tones: Story = {
  parameters: inModes('phone', 'wide', 'chinese', 'dark', 'contrast', 'forced'),
  render: (args) => (
    <Stack>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Banner key={tone} {...args} tone={tone} live={false} />
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
