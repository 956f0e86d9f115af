import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { ReviewForm } from './index.ts';

const guide: ComponentGuide = {
  usage: 'To judge one line of an order. An order of several lines has a form for each.',
  do: ['Bring the order’s line as a hidden field.', 'Keep scores and words when the form comes back rejected.'],
  dont: ['Do not choose stars beforehand.'],
  keyboard: [
    ['Tab', 'Goes to each group of stars, the text, the pictures and the button'],
    ['Arrow keys', 'Choose a star'],
  ],
  anatomy: {
    ReviewForm:
      'Form data-component="review-form" ({children}, Picture, Heading, RequiredNote, StarInput, TextArea, FileUpload, FormActions)',
  },
};

const pictures = ['hinge-wall-full-ch', 'hinge-180-ch', 'hinge-wall-full-mb'].map(
  (name) => `/media/products/small/${name}.webp`,
);

const meta: Meta<typeof ReviewForm> = {
  title: 'Orders/Review form',
  component: ReviewForm,
  args: {
    product: {
      name: 'Harbor Wall-Mount Shower Hinge, Full Back Plate',
      variant: 'Matte Black, 10 mm (3/8")',
      image: '/media/products/small/hinge-wall-full-mb.webp',
    },
    upload: () => Promise.resolve({ url: pictures[0] ?? '' }),
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof ReviewForm>;

export const Empty: Story = { parameters: sectionModes };
export const Sent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('radio')[3] as HTMLElement);
    await userEvent.click(canvas.getAllByRole('radio')[9] as HTMLElement);
    await userEvent.type(canvas.getByRole('textbox'), 'The back plates sit flat.');
    await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};
export const Rejected: Story = {
  args: {
    errors: { quality: 'Please rate the quality.', comment: 'Please write a review.' },
    defaultValues: { service: 4, photos: pictures },
  },
  parameters: inModes('phone', 'wide', 'dark'),
};
export const Pending: Story = {
  args: {
    pending: true,
    defaultValues: { quality: 5, service: 5, description: 4, comment: 'The back plates sit flat.' },
  },
};
export const LongText: Story = {
  args: {
    product: {
      name: 'Harbor Wall-Mount Shower Hinge with Full Back Plate, Reversible, for Frameless Enclosures of Tempered Glass',
      variant: 'Brushed Nickel with Satin Protective Finish, 10–12 mm (3/8"–1/2"), pair with fixing kit',
      image: '/media/products/small/hinge-wall-full-mb.webp',
    },
  },
  parameters: inModes('phone', 'wide'),
};
