import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../story-page/index.ts';
import { NoticeBar } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'For announcements of the shop to everyone, in a strip above the page: holidays, freight, new goods. What belongs to one part of the page is a Notice, what follows an action a Toast.',
  do: [
    'Keep each to a line, and link to the whole text.',
    'Remember that it was closed, by the ids of its notices, so that new ones show again.',
  ],
  dont: ['Do not show more than a handful.', 'Do not put errors into it.'],
  keyboard: [
    ['Tab', 'Link of the shown notice, pause, next, close; while the focus is inside nothing turns'],
    ['Enter, Space', 'On the buttons: stops or goes on, shows the next notice, closes'],
  ],
  pattern: 'Carousel, without its region of slides: the strip has one line',
};

const meta: Meta<typeof NoticeBar> = {
  title: 'Feedback/Notice bar',
  component: NoticeBar,
  args: {
    notices: [
      { id: '1', text: 'We are closed from 1 to 5 October. Orders ship from the 6th.', href: '#holiday' },
      { id: '2', text: 'Satin brass is here for all wall mount hinges.', href: '#brass' },
      { id: '3', text: 'Freight is free above $500.' },
    ],
    defaultPaused: true,
    onDismiss: fn(),
  },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof NoticeBar>;

export const Several: Story = {};

export const Stepped: Story = {
  parameters: inModes('wide'),
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: /next|下一/i });
    await userEvent.click(next);
    await expect(canvas.getByText(/Satin brass/)).toBeVisible();
    await expect(canvas.getByText(/closed from/)).not.toBeVisible();
  },
};

export const One: Story = {
  parameters: inModes('wide'),
  args: { notices: [{ id: '1', text: 'Freight is free above $500.', href: '#freight' }] },
};

export const LongText: Story = {
  parameters: inModes('phone', 'forced'),
  args: {
    notices: [
      {
        id: '1',
        text: 'From the first of March all tempered glass clamps come with gaskets for 10 and 12 mm (3/8″ and 1/2″), so that one article fits both.',
        href: '#clamps',
      },
      { id: '2', text: '国庆期间（10月1日至5日）暂停发货，6日起恢复。' },
    ],
  },
};
