import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { ErrorPage } from './index.ts';

const guide: ComponentGuide = {
  usage: 'In the main part of a page that could not be shown: not found (404), or failed. It brings its own texts.',
  do: ['Answer with the status of the case, and set the title of the document.', 'Offer to try again after a failure.'],
  dont: ['Do not show it for an empty list: that is an EmptyState.', 'Do not show what went wrong inside.'],
  keyboard: [['Tab, Enter', 'Reaches the way home and further buttons, and takes them']],
  anatomy: {
    ErrorPage:
      'div data-component="error-page" (svg data-part="illustration", Heading, Text, Cluster (LinkButton, {actions}))',
  },
};

const meta: Meta<typeof ErrorPage> = {
  title: 'Feedback/Error page',
  component: ErrorPage,
  args: { kind: 'not-found' },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof ErrorPage>;

export const NotFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/');
  },
};
export const Failure: Story = { args: { kind: 'failure', actions: <Button>Try again</Button> } };
export const CustomTexts: Story = {
  parameters: inModes('wide', 'forced'),
  args: { kind: 'failure', title: 'We are counting our stock.', note: 'The shop is back at noon, Pacific time.' },
};
