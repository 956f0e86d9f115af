import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { inModes, type ComponentGuide } from '../../../docs/index.ts';
import { ProgressBar } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'Once in the root, active while a page is on its way. It shows after 200 ms, fills by itself in 5 s, and stays for at least 200 ms. With `value` it shows how much of a form with files is sent.',
  do: ['Let it follow the navigation; single parts of a page have skeletons.'],
  dont: ['Do not give it the progress of one picture among several: each has its own bar in FileUpload.'],
  keyboard: [],
};

const meta: Meta<typeof ProgressBar> = {
  title: 'Feedback/Progress bar',
  component: ProgressBar,
  args: { active: true },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof ProgressBar>;

export const Loading: Story = {
  parameters: inModes('wide', 'dark', 'contrast', 'forced'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading' })).toHaveAttribute('data-state', 'filling');
  },
};

function Loaded() {
  const [active, setActive] = useState(true);
  return (
    <>
      <ProgressBar active={active} />
      <Button onClick={() => setActive(false)}>Arrive</Button>
    </>
  );
}

export const Finished: Story = {
  render: () => <Loaded />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('progressbar');
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  },
};
