import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Combobox } from '../combobox/index.ts';
import { DateField } from '../date-field/index.ts';
import { DateRange } from '../date-range/index.ts';
import { Form, FormActions, FormSection, RequiredNote } from '../form/index.ts';
import { NumberField } from '../number-field/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { sectionModes, inModes, type ComponentGuide } from '../../../docs/index.ts';
import { Switch } from '../switch/index.ts';
import { Checkbox, CheckboxGroup, RadioGroup, Select, TextArea, TextField, type FieldErrors } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'How a form is put together: every control has the same label, description and error, is posted under its name, and gets the server’s errors by that name from the one Form around them.',
  seeAlso: ['Forms/Form'],
  do: [
    'Give every control the name under which the server knows it: its errors find it then.',
    'Return the submitted values with the errors, so that nothing is typed twice.',
    'Group more than eight fields in sections.',
  ],
  dont: ['Do not wire ids, aria-describedby or errors by hand.', 'Do not show errors in a toast.'],
  keyboard: [
    ['Tab', 'Moves through the controls in reading order'],
    ['Enter', 'Submits the form from a text field; on a link of the summary moves to its field'],
  ],
};

const ERRORS: FieldErrors = {
  company: 'Enter the company.',
  country: 'Choose a country.',
  width: 'Enter the width of the opening.',
  carriers: 'Choose at least one carrier.',
  pay: 'Choose how to pay.',
  delivery: 'Enter the day of delivery.',
  from: 'Enter the first day on site.',
  password: 'Enter your password.',
  terms: 'Please agree to the terms.',
};

/** Errors as a server returns them: each missing required field by name. */
function errorsOf(data: FormData): FieldErrors {
  return Object.fromEntries(Object.entries(ERRORS).filter(([name]) => !data.get(name)));
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

function EveryControl({ pending = false }: { pending?: boolean }) {
  const [answer, setAnswer] = useState<{ errors: FieldErrors; saved: boolean }>({ errors: {}, saved: false });
  return (
    <Form
      errors={answer.errors}
      pending={pending}
      success={answer.saved && 'Saved.'}
      onSubmit={(event) => {
        event.preventDefault();
        const errors = errorsOf(new FormData(event.currentTarget));
        setAnswer({ errors, saved: Object.keys(errors).length === 0 });
      }}
    >
      <RequiredNote />
      <FormSection title="Who">
        <TextField label="Company" name="company" autoComplete="organization" required />
        <Combobox label="Country" name="country" options={countries} required />
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
        <Select label="Yard" name="yard">
          <option>Tucson</option>
          <option>Phoenix</option>
        </Select>
      </FormSection>
      <FormSection title="What">
        <NumberField label="Width of the opening" name="width" end="mm" min={300} max={3000} required />
        <RadioGroup label="Payment" name="pay" options={payments} required />
        <CheckboxGroup label="Carriers" name="carriers" options={carriers} required />
        <TextArea label="Message" name="message" words={{ count: countWords, max: 150 }} />
      </FormSection>
      <FormSection title="When">
        <DateField label="Delivery" name="delivery" today="2026-11-21" min="2026-11-21" required />
        <DateRange label="On site" startName="from" endName="to" today="2026-11-21" required />
        <Switch label="Order updates by e-mail" name="updates" value="yes" defaultChecked />
        <Checkbox label="I agree to the terms" name="terms" value="yes" required />
      </FormSection>
      <FormActions submit="Send" pending={pending} />
    </Form>
  );
}

const countries = ['United States', 'Canada', 'México', '中国'].map((label) => ({ value: label, label }));
const payments = [
  { value: 'balance', label: 'Balance', description: '$2,500.00 left' },
  { value: 'card', label: 'Card' },
];
const carriers = [
  { value: 'freight', label: 'Freight' },
  { value: 'parcel', label: 'Parcel' },
];

const meta: Meta<typeof EveryControl> = {
  title: 'Forms/Every control in a form',
  component: EveryControl,
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof EveryControl>;

export const Rejected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company' }), 'Luis Glass');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const summary = canvas.getByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(summary.querySelectorAll('a')).toHaveLength(5);
    await expect(summary).toHaveTextContent(/3 (more|处)/);
    for (const [link, field] of [
      ['Choose a country.', canvas.getByRole('combobox', { name: 'Country' })],
      ['Enter the width of the opening.', canvas.getByRole('spinbutton', { name: 'Width of the opening' })],
      ['Choose at least one carrier.', canvas.getByRole('checkbox', { name: 'Freight' })],
      ['Choose how to pay.', canvas.getByRole('radio', { name: 'Balance' })],
    ] as const) {
      await userEvent.click(canvas.getByRole('link', { name: link }));
      await expect(field).toHaveFocus();
    }
  },
};

export const FilledByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Company' }));
    await userEvent.keyboard('Luis Glass{Tab}can{ArrowDown}{Enter}');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'Glass1234');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Width of the opening' }), '900');
    await userEvent.click(canvas.getByRole('radio', { name: 'Balance' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Parcel' }));
    await userEvent.click(canvas.getByRole('spinbutton', { name: /day, *Delivery/ }));
    await userEvent.keyboard('24122026');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose in a calendar' }));
    await userEvent.click(screen.getByRole('button', { name: 'This month' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree to the terms' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByText('Saved.')).toBeVisible());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
  parameters: inModes('wide'),
};

export const Pending: Story = { args: { pending: true }, parameters: inModes('wide') };
