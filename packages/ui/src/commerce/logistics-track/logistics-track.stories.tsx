import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { LogisticsTrack } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The events of a parcel, in the courier’s words.',
  otherwise: 'The progress of the whole order is an OrderTimeline.',
  seeAlso: ['Orders/Order timeline'],
  do: ['Pass the events newest first.', 'Link the number to the courier’s page where there is one.'],
  dont: ['Do not translate the courier’s words.'],
  keyboard: [
    ['Tab', 'Goes to the number’s link, to the button that copies it, and to the phone'],
    ['Enter, Space', 'On the button: copies the number'],
  ],
  anatomy: {
    LogisticsTrack:
      'section data-component="logistics-track" (dl (dt ({term}), dd ({carrier}), dt ({term}), dd (Link ({number}), IconButton), dt ({term}), dd (a ({phone}))), ol (li data-part="event" (time, {text}, {place})))',
  },
};

const HOUR = 3_600_000;
const arrived = Date.UTC(2026, 10, 24, 17, 20);

const meta: Meta<typeof LogisticsTrack> = {
  title: 'Orders/Logistics track',
  component: LogisticsTrack,
  args: {
    by: 'courier',
    carrier: 'Desert Freight',
    number: 'DF8820047711',
    phone: '+1 520 555 0148',
    events: [
      { at: arrived, text: 'Out for delivery', place: 'Tucson, AZ' },
      { at: arrived - 7 * HOUR, text: 'Arrived at the local depot', place: 'Tucson, AZ' },
      { at: arrived - 22 * HOUR, text: 'Left the sorting center', place: 'Phoenix, AZ' },
      { at: arrived - 49 * HOUR, text: 'Collected from the sender' },
    ],
  },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof LogisticsTrack>;

export const InTransit: Story = {
  parameters: inModes('phone', 'desktop', 'wide', 'chinese', 'dark', 'forced'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
    await expect(canvasElement.querySelector('[aria-current="step"]')).toHaveTextContent('Out for delivery');
  },
};
export const Linked: Story = { args: { href: 'https://example.com/track/DF8820047711' } };
export const NoNews: Story = { args: { events: [] } };
export const ByPerson: Story = {
  args: { by: 'person', carrier: 'Miguel Ortega', number: null, events: [{ at: arrived, text: 'On the way to you' }] },
};
export const LongText: Story = {
  args: {
    carrier: 'Rocky Mountain Architectural Freight and Glass Rack Carriers',
    number: 'DF88200477118820047711882004771188200477118820047711',
    events: [
      {
        at: arrived,
        text: 'The recipient was not at home; the parcel is stored for seven days at the branch in the backyard of the building, entrance from the side street',
        place: 'South Tucson Industrial Park, Building 14, Gate C',
      },
      { at: arrived - 7 * HOUR, text: 'A'.repeat(120) },
    ],
  },
  parameters: inModes('phone', 'wide'),
};
export const ChineseText: Story = {
  args: {
    carrier: '顺达速运',
    events: [
      { at: arrived, text: '快件正在派送中，请保持电话畅通', place: '佛山市南海区' },
      { at: arrived - 7 * HOUR, text: '快件已到达佛山分拨中心' },
    ],
  },
  parameters: sectionModes,
};
