import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes, type ComponentGuide } from '../../../docs/index.ts';
import { Text } from '../text/index.ts';
import { FailureBoundary } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'Once around everything, outside of all providers. Its page shows where the error page itself has failed, so it has no styles and texts of its own.',
  do: ['Give it the language of the document and the address of the home page.'],
  dont: ['Do not use it for failures of a screen or of data: ErrorPage says what can be done.'],
  keyboard: [['Tab', 'Walks through the button and the link of its page']],
};

const meta: Meta<typeof FailureBoundary> = {
  title: 'Feedback/Failure boundary',
  component: FailureBoundary,
  args: { locale: 'en-US', homeHref: '#', children: <Text>Nothing has failed.</Text> },
  parameters: { guide, ...inModes('wide') },
};
export default meta;

export const Unharmed: StoryObj<typeof FailureBoundary> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has failed.')).toBeVisible();
  },
};
