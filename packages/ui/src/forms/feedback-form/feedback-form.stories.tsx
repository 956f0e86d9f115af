import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { FeedbackForm } from './index.ts';

const guide: ComponentGuide = {
  usage: 'A message to the shop on the contact page, from visitors as from buyers.',
  do: [
    'Fill in what is known of a signed-in buyer.',
    'Thank with `success`, and give the form a new key so that it is empty again.',
  ],
  dont: ['Do not use it for questions about an order: these go to the chat, with the order attached.'],
  keyboard: [
    ['Tab', 'Moves through the fields'],
    ['Enter', 'Sends from any line of text; in the message it begins a new line'],
  ],
  anatomy: {
    FeedbackForm:
      'Form data-component="feedback-form" ({children}, FormGrid (Select (option), TextField, TextArea, FormPictures), FormActions)',
  },
};

const meta: Meta<typeof FeedbackForm> = {
  title: 'Account/Feedback form',
  component: FeedbackForm,
  args: {
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof FeedbackForm>;

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

export const Empty: Story = {
  args: { words: { count: countWords, max: 150 }, maxPhotos: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Message|留言/), 'Do you stock{Enter}brass?');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/Your name|姓名/), 'Luis Moreno{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Brief: Story = { args: { brief: true }, parameters: inModes('wide') };

export const Rejected: Story = {
  args: { defaultValues: { name: 'Luis Moreno' }, errors: { message: 'Please write a message.' } },
  parameters: inModes('wide'),
};

export const Submitted: Story = {
  args: { success: 'Thank you. We answer within one working day.' },
  parameters: inModes('wide'),
};

export const Pending: Story = { args: { pending: true }, parameters: inModes('wide') };
