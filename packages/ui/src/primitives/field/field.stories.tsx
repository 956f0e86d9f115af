import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { SearchField, TextField, Field, ErrorSummary, FormErrors } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For a line of text.',
  otherwise:
    'Numbers with a unit are a NumberField, passwords a PasswordField, days a DateField; several lines are a TextArea.',
  seeAlso: ['Forms/Date field', 'Forms/Number field', 'Forms/Password field'],
  do: [
    'Name the value in a word or two; put the rule into the description, where it stays visible.',
    'Set type, inputMode and autoComplete: phones bring the right keys, browsers fill the rest.',
    'Make the field about as long as its answer.',
  ],
  dont: [
    'Do not use a placeholder as the label: it disappears with the first character.',
    'Do not reject input while it is typed: validate when the form is submitted.',
  ],
  keyboard: [
    ['Enter', 'Sends the form; while a Chinese text is composed it only ends the composition'],
    ['Esc', 'Empties a search field'],
  ],
  anatomy: {
    ErrorSummary: 'div data-component="error-summary" (Icon, ul (li (a)))',
    Field:
      'label, div data-part="description" ({children}), {children}, div data-part="error" (Icon, {children}), {footnote}',
    SearchField:
      'label, div data-part="description" ({children}), input, span data-part="frame" ({before}, {children}, {after}, {buttons}), div data-part="error" (Icon, {children}), {footnote}',
    TextField:
      'label, div data-part="description" ({children}), input, span data-part="frame" ({before}, {children}, {after}, {buttons}), div data-part="error" (Icon, {children}), {footnote}',
  },
};

const meta: Meta<typeof TextField> = {
  title: 'Forms/Text field',
  component: TextField,
  subcomponents: { SearchField, Field, ErrorSummary, FormErrors },
  args: { label: 'Company', name: 'company', onChange: fn() },
  parameters: { guide, ...primitiveModes },
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <TextField {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof TextField>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveFocus();
    await userEvent.keyboard('Luis Glass');
    await expect(args.onChange).toHaveBeenCalledTimes(10);
  },
};

export const States: Story = {
  render: () => (
    <Stack style={{ maxInlineSize: 360 }}>
      <TextField label="Empty" placeholder="name@company.com" type="email" />
      <TextField label="Filled" defaultValue="Luis Glass" required />
      <TextField label="With description" description="Invoices go here" defaultValue="luis@glass.example" />
      <TextField label="Refused" error="Enter your licence number" />
      <TextField label="Read only" defaultValue="10007" readOnly />
      <TextField label="Locked" defaultValue="luisglass" disabled />
    </Stack>
  ),
};

export const WithUnit: Story = {
  render: () => (
    <Stack style={{ maxInlineSize: 360 }}>
      <TextField label="Credit limit" start="$" inputMode="decimal" defaultValue="2,500.00" />
      <TextField label="Glass thickness" end="mm" inputMode="decimal" defaultValue="10" error="6 to 12 mm" />
      <SearchField label="Search orders" placeholder="Number, article or buyer" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Credit limit' })).toHaveAccessibleDescription('$');
  },
};

export const LongText: Story = {
  args: {
    label: 'Name of the company as it appears in the commercial register of the state you are registered in',
    description: 'We compare it with your licence; abbreviations such as LLC and Inc. may be left out.',
    defaultValue: 'Southwestern Frameless Shower Doors and Storefront Installation Incorporated',
    error: 'This name differs from your licence. Upload the licence again or correct the name.',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 220 }}>
      <TextField {...args} />
    </div>
  ),
  parameters: inModes('wide', 'chinese'),
};
