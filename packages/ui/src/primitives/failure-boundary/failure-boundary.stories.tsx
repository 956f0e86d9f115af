import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes, type ComponentGuide } from '../../../docs/index.ts';
import { Text } from '../text/index.ts';
import { FailureBoundary } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'Once around everything, outside all providers. Its page is shown if the error page itself fails, so it depends on no styles and messages.',
  do: ['Give it the language of the document and the address of the home page.'],
  dont: ['Do not use it for failures of a screen or of data: ErrorPage says what can be done.'],
  keyboard: [['Tab', 'Moves through the button and the link of its page']],
};

const meta: Meta<typeof FailureBoundary> = {
  title: 'Feedback/Failure boundary',
  component: FailureBoundary,
  args: { locale: 'en-US', homeHref: '#', children: <Text>Nothing has failed.</Text> },
  parameters: { guide, ...inModes('wide') },
};
export default meta;

export const Children: StoryObj<typeof FailureBoundary> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has failed.')).toBeVisible();
  },
};
