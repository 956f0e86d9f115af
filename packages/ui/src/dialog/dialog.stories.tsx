import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Cluster } from '../layout/index.ts';
import { Popover } from '../popover/index.ts';
import { TextField } from '../field/index.ts';
import { ConfirmDialog, Dialog } from './index.ts';

const meta: Meta<typeof Dialog> = { title: 'Overlays/Dialog and popover', component: Dialog };
export default meta;

export const Open: StoryObj<typeof Dialog> = {
  args: {
    title: 'Ask about this product',
    description: 'We answer within one working day.',
    defaultOpen: true,
    children: <TextField label="Question" />,
    footer: <Button variant="primary">Send</Button>,
  },
};

export const Confirm: StoryObj = {
  render: () => (
    <ConfirmDialog
      open
      danger
      title="Cancel this order?"
      description="The goods go back into stock. This cannot be undone."
      confirmLabel="Cancel the order"
      cancelLabel="Keep it"
      onConfirm={() => undefined}
    />
  ),
};

export const Drawer: StoryObj = {
  render: () => (
    <Cluster>
      <Dialog title="Filters" place="end" trigger={<Button icon="filter">Filters</Button>}>
        Finish, glass thickness, price
      </Dialog>
      <Popover label="Delivery" trigger={<Button>Delivery</Button>}>
        Ships from Ontario, California, within two days.
      </Popover>
    </Cluster>
  ),
};
