import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { Disclosure } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'For what many skip: answers to questions, technical details, filters on narrow screens. It is HTML’s details: it works without script and is found by the browser’s search.',
  do: ['Say in the summary what is inside.', 'Give several the same name where one at most may be open.'],
  dont: ['Do not fold what everybody needs.', 'Do not put a link or a button into the summary.'],
  keyboard: [['Enter, Space', 'On the summary: opens and closes it']],
  pattern: 'Disclosure',
  anatomy: {
    Disclosure: 'details data-component="disclosure" (summary ({summary}, Icon), div data-part="content" ({children}))',
  },
};

const meta: Meta<typeof Disclosure> = {
  title: 'Content/Disclosure',
  component: Disclosure,
  args: {
    summary: 'How is glass hardware sent?',
    children: 'By parcel up to 30 kg, else by pallet.',
    onOpenChange: fn(),
  },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof Disclosure>;

export const Open: Story = { args: { defaultOpen: true }, parameters: primitiveModes };

export const ByKeyboard: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText('How is glass hardware sent?'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await waitFor(() => expect(canvas.getByText(/By parcel/)).toBeVisible());
  },
};

export const OneOfSeveral: Story = {
  render: () => (
    <div>
      {['Which glass thickness fits?', 'Can finishes be mixed?', 'What is a setback?'].map((question, index) => (
        <Disclosure key={question} name="questions" summary={question} defaultOpen={index === 0}>
          10 and 12 mm (3/8″ and 1/2″).
        </Disclosure>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  parameters: inModes('phone'),
  args: {
    defaultOpen: true,
    summary: 'What happens to an order of goods that were cut to a drawing when the drawing turns out to be wrong?',
    children: 'Goods made to a drawing cannot be returned unless they differ from the drawing. '.repeat(6),
  },
};
