import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FormErrors, TextField } from '../field/index.ts';
import { Stack } from '../layout/index.ts';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { CodeField, type SendCode } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'Verifies an e-mail address when an account is requested or a password was forgotten. Put it after the address field.',
  do: ['Let the backend say how long to wait for the next code.', 'Answer a wrong address at its own field.'],
  dont: [
    'Do not say whether an address has an account.',
    'Do not let sendCode reject: resolve with the message to show.',
  ],
  keyboard: [
    ['Tab', 'The code, then the button'],
    ['Enter, Space', 'On the button: requests a code'],
  ],
  anatomy: {
    CodeField: 'Field (div data-component="code-field" (input, Button))',
  },
};

const meta: Meta<typeof CodeField> = {
  title: 'Forms/Code field',
  component: CodeField,
  args: { sendCode: fn<SendCode>((to) => Promise.resolve({ to, waitSeconds: 60 })) },
  render: (args) => (
    <form>
      <Stack style={{ maxInlineSize: 400 }}>
        <TextField label="E-mail" name="email" type="email" defaultValue="luis@glass.example" />
        <CodeField {...args} />
      </Stack>
    </form>
  ),
  parameters: { guide, ...primitiveModes },
};
export default meta;
type Story = StoryObj<typeof CodeField>;

export const Initial: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(args.sendCode).toHaveBeenCalledWith('luis@glass.example');
    await expect(await canvas.findByRole('button', { name: /Send again/ })).toHaveFocus();
  },
};

export const Waiting: Story = {
  args: { sent: { to: 'luis@glass.example', waitSeconds: 60 } },
  parameters: inModes('wide', 'chinese'),
};

export const Rejected: Story = {
  args: { sendCode: () => Promise.resolve({ reason: 'Too many codes were sent today. Try again tomorrow.' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText(/Try again tomorrow/, { selector: '[data-part="error"]' })).toBeVisible();
  },
  parameters: inModes('wide'),
};

export const WrongCode: Story = {
  decorators: [
    (Story) => (
      <FormErrors errors={wrongCode}>
        <Story />
      </FormErrors>
    ),
  ],
  parameters: inModes('wide'),
};

const wrongCode = { code: 'The verification code is incorrect' };

export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <CodeField {...args} sent={{ to: 'purchasing.department@southern-arizona-glass.example', waitSeconds: 60 }} />
    </div>
  ),
  parameters: inModes('wide'),
};
