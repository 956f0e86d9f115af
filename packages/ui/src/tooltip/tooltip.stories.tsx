import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { inModes, type ComponentGuide } from '../story-page/index.ts';
import { Tooltip } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'For a few words that help with a control and are not needed to use it. What must be read stands on the page; what has a link or a button in it is a Popover.',
  do: ['Describe, do not repeat the name of the control.', 'Put it only on what takes the focus.'],
  dont: [
    'Do not hide a price, a rule or an error in it: fingers cannot hover.',
    'Do not put it on a disabled button, which takes no focus: say beside it why.',
    'Do not put it on an IconButton that its label explains; the browser shows that one.',
  ],
  keyboard: [
    ['Tab', 'Onto the control: shows the hint at once; away from it: takes it away'],
    ['Esc', 'Takes the hint away; focus and what is around stay'],
  ],
  pattern: 'Tooltip',
};

const meta: Meta<typeof Tooltip> = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'From the wall to the middle of the glass',
    children: <Button>Setback</Button>,
  },
  decorators: [(Story) => <div style={{ padding: 80 }}>{Story()}</div>],
  parameters: { guide, ...inModes('phone', 'wide', 'dark', 'contrast', 'forced') },
};
export default meta;
type Story = StoryObj<typeof Tooltip>;

export const OnFocus: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const tip = canvas.getByRole('tooltip');
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip).not.toBeVisible());
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.click(canvasElement);
    await userEvent.tab();
    await waitFor(() => expect(tip).toBeVisible());
  },
};

export const OnHover: Story = {
  parameters: inModes('wide'),
  args: { side: 'bottom' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    const tip = canvas.getByRole('tooltip', { hidden: true });
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.hover(tip);
    await expect(tip).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: inModes('phone', 'wide'),
  args: {
    text: 'The distance from the finished wall to the middle of the glass, measured at the narrowest place, because walls are seldom straight.',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
  },
};
