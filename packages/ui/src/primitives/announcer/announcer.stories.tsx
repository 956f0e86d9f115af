import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { inModes, type ComponentGuide } from '../../../docs/index.ts';
import { announce, Announcer } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'For what is seen at once but not heard: a count that changed, a line that went away. Call announce(); Announcer goes once into the root and is the page’s only polite live region.',
  do: ['Say what changed in a few words.', 'Say it once; messages of the same moment are said together.'],
  dont: [
    'Do not announce what takes the focus anyway: it is read out twice.',
    'Do not write aria-live elsewhere. Errors that interrupt belong in a Banner or a Toast.',
  ],
  keyboard: [],
  pattern: 'Status message (WCAG 4.1.3)',
};

const meta: Meta<typeof Announcer> = {
  title: 'Feedback/Announcer',
  component: Announcer,
  parameters: { guide, ...inModes('wide') },
  // The page around the stories has its own announcer.
  render: () => <Button onClick={() => announce('3 products found')}>Filter</Button>,
};
export default meta;

export const Announced: StoryObj<typeof Announcer> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 products found'));
  },
};
