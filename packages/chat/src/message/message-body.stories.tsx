import { inModes, primitiveModes, type ComponentGuide } from '@rider/ui/docs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inChatStory } from '../testing/in-chat-story.tsx';
import { HINGE, ORDER } from '../testing/scenes.ts';
import { MessageBody } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'The content of a message, by its kind: text with emoji and links, a picture, a product, an order. Lists of messages show it.',
  do: [
    'Set `unsent` for messages that the server has not confirmed, so that their cards are not shown as unavailable.',
  ],
  dont: ['Do not put markup into a text: it is shown as plain text.'],
  keyboard: [['Enter', 'Follows a card or a link, enlarges a picture']],
};

const meta: Meta<typeof MessageBody> = {
  title: 'Chat/Message',
  component: MessageBody,
  args: { own: false, pictureLabel: 'Picture from Maya, 9:30 AM', content: { kind: 'text', text: 'Good morning!' } },
  decorators: [inChatStory],
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof MessageBody>;

export const Text: Story = {
  args: { content: { kind: 'text', text: 'Here it is: https://rider.example/downloads/sh-90.pdf [em-smile]' } },
  parameters: primitiveModes,
};
export const Own: Story = { args: { own: true }, parameters: primitiveModes };
export const EmojiAlone: Story = {
  args: { content: { kind: 'emoji', text: '[em-smile][em-joy]' } },
  render: (args) => (
    <>
      <MessageBody {...args} />
      <MessageBody own={false} pictureLabel="" content={{ kind: 'text', text: 'Among words: [em-smile]' }} />
    </>
  ),
};
export const LongText: Story = { args: { content: { kind: 'text', text: 'Glass and what holds it. '.repeat(120) } } };
export const Picture: Story = { args: { content: { kind: 'image', url: '/media/banners/home-shower.webp' } } };
export const PictureMissing: Story = { args: { content: { kind: 'image', url: 'data:image/png;base64,AAAA' } } };
export const Product: Story = {
  args: { content: { kind: 'product', productId: '31', product: HINGE } },
  parameters: primitiveModes,
};
export const ProductOutOfStock: Story = {
  args: { content: { kind: 'product', productId: '31', product: { ...HINGE, stock: 0 } } },
};
export const ProductGone: Story = { args: { content: { kind: 'product', productId: '1', product: null } } };
export const Order: Story = {
  args: { content: { kind: 'order', orderNumber: ORDER.number, order: ORDER } },
  parameters: inModes('wide', 'chinese'),
};
export const OrderUnsent: Story = {
  args: { unsent: true, content: { kind: 'order', orderNumber: ORDER.number, order: null } },
};
export const Unknown: Story = { args: { content: { kind: 'unknown', type: 42, text: '' } } };
