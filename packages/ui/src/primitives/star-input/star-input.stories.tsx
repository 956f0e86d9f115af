import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { StarInput, type Stars } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For a score that somebody gives.',
  otherwise: 'A score that is only shown is a Rating, which also shows fractions.',
  seeAlso: ['Catalogue/Rating'],
  do: ['Name in the label what is rated.', 'Leave it empty at first: a score that nobody gave counts as given.'],
  dont: ['Do not require a score that does not matter to anybody: one that was given cannot be taken back to none.'],
  keyboard: [
    ['Tab', 'Goes to the chosen star, or to the first one'],
    ['Arrow keys', 'Choose the next or previous star, around the ends'],
    ['Space', 'Chooses the star in focus'],
  ],
  pattern: 'Radio group',
  anatomy: {
    StarInput: 'FieldGroup data-component="star-input" (Icon, input, span data-part="meaning")',
  },
};

const meta: Meta<typeof StarInput> = {
  title: 'Forms/Star input',
  component: StarInput,
  args: { label: 'Quality', name: 'quality', onValueChange: fn<(value: Stars) => void>() },
  parameters: { guide, ...primitiveModes },
};
export default meta;
type Story = StoryObj<typeof StarInput>;

export const Playground: Story = {
  args: { required: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1 star: very poor' })).toHaveFocus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole('radio', { name: '4 stars: good' })).toBeChecked();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="x6">
      <StarInput {...args} name="none" label="Not given yet" />
      <StarInput {...args} name="three" label="Three" defaultValue={3} />
      <StarInput {...args} name="five" label="Five" description="Of the goods themselves" defaultValue={5} />
      <StarInput {...args} name="wrong" label="Required" required error="Please rate the quality." />
      <StarInput {...args} name="disabled" label="Disabled" disabled defaultValue={4} />
    </Stack>
  ),
};

export const Chinese: Story = {
  args: { label: '商品质量', defaultValue: 4, required: true },
  parameters: inModes('chinese'),
};
