import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Select, TextField } from '../field/index.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { Form, FormActions, FormGrid, FormSection, RequiredNote, FormCard } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'The frame of every form: it shows the server’s errors, by field or for the whole form, and posts as a plain form without script. Pass your router’s form component as `form`.',
  do: [
    'Validate on the server with the same rules and pass the results as `errors`, by field name.',
    'Preserve the input when a form is rejected.',
    'Split a form of more than eight fields into sections.',
  ],
  dont: [
    'Do not disable the button until a form is complete: let it be sent and show what is missing.',
    'Do not build a new `errors` object on each render: it would take the focus each time.',
  ],
  keyboard: [
    ['Tab', 'Moves through fields and buttons in reading order'],
    ['Enter', 'Submits the form from any text field'],
  ],
  anatomy: {
    Form: 'FormErrors (Element (ErrorSummary, Banner ({message}), Banner ({success})))',
    FormActions: 'Button ({submit}), Button',
    FormSection: 'fieldset data-component="form-section" (legend (Heading ({title})), {description})',
    FormCard: 'Heading ({title}), Text ({description}), {children}, div data-part="foot" ({footer})',
  },
};

const meta: Meta<typeof Form> = {
  title: 'Forms/Form',
  component: Form,
  subcomponents: { FormActions, FormGrid, FormSection, RequiredNote, FormCard },
  args: {
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    children: (
      <>
        <RequiredNote />
        <FormSection title="Your business" description="As on your license.">
          <TextField label="Company" name="company" required />
          <TextField label="License number" name="license" />
        </FormSection>
        <FormSection title="Delivery">
          <Select label="Yard" name="yard">
            <option>Tucson</option>
            <option>Phoenix</option>
          </Select>
        </FormSection>
        <FormActions submit="Save" onCancel={() => undefined} />
      </>
    ),
  },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof Form>;

export const Sections: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Company/), 'Luis Glass{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Rejected: Story = {
  args: { errors: { company: 'Please enter the company.' }, message: 'Nothing was saved.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Please enter the company.' }));
    await expect(canvas.getByLabelText(/Company/)).toHaveFocus();
  },
};

export const Pending: Story = {
  args: {
    pending: true,
    children: (
      <>
        <FormGrid>
          <TextField label="Company" name="company" defaultValue="Luis Glass" />
        </FormGrid>
        <FormActions submit="Save" pending />
      </>
    ),
  },
  parameters: inModes('wide'),
};
