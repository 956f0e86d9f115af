import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import {
  Checkbox,
  ErrorSummary,
  FormErrors,
  RadioGroup,
  Select,
  TextArea,
  TextField,
  type FieldErrors,
} from './index.ts';

const meta: Meta = { title: 'Forms/Field' };
export default meta;
type Story = StoryObj;

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

const carriers = [
  { value: 'freight', label: 'Freight', description: 'Pallets and glass racks' },
  { value: 'parcel', label: 'Parcel' },
  { value: 'pickup', label: 'Pick up', disabled: true },
];

export const Fields: Story = {
  render: () => (
    <Stack style={{ maxInlineSize: 420 }}>
      <TextField label="Company" defaultValue="Luis Glass" required />
      <TextField label="E-mail" type="email" description="Invoices go here" placeholder="name@company.com" />
      <TextField label="Licence number" error="Enter your licence number" />
      <TextField label="Account" defaultValue="luisglass" disabled />
      <TextArea label="Message" words={{ count: countWords, max: 6 }} defaultValue="Deliver to the back of the yard" />
      <Select label="Country" defaultValue="US">
        <option value="US">United States</option>
        <option value="CN">China</option>
      </Select>
      <Checkbox label="Use as default address" />
      <Checkbox label="I agree to the terms" required error="Please agree to the terms" />
      <Checkbox label="All lines" indeterminate />
      <RadioGroup label="Shipping" name="shipping" options={carriers} defaultValue="freight" />
    </Stack>
  ),
};

function RefusedForm() {
  const [errors, setErrors] = useState<FieldErrors>({});
  return (
    <form
      noValidate
      style={{ maxInlineSize: 420 }}
      onSubmit={(event) => {
        event.preventDefault();
        setErrors({ name: 'Enter the recipient’s name', city: 'Enter a city' });
      }}
    >
      <FormErrors errors={errors}>
        <Stack>
          <ErrorSummary />
          <TextField label="Recipient" name="name" required />
          <TextField label="City" name="city" required />
          <Button type="submit" variant="primary">
            Save
          </Button>
        </Stack>
      </FormErrors>
    </form>
  );
}

export const RefusedByTheServer: Story = { render: () => <RefusedForm /> };
