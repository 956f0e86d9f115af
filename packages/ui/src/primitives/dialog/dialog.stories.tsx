import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Checkbox, TextArea, TextField } from '../field/index.ts';
import { Stack } from '../layout/index.ts';
import { Menu } from '../menu/index.ts';
import { framed, inModes, type ComponentGuide } from '../../../docs/index.ts';
import { Text } from '../text/index.ts';
import { ConfirmDialog, Dialog } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For a short task that interrupts the page.',
  otherwise:
    'A ConfirmDialog asks before something that cannot be undone; a panel beside the page, such as filters, has place=end; something small that may be ignored is a Popover.',
  seeAlso: ['Overlays/Popover'],
  do: [
    'Name the task in the title; the buttons repeat its verb: “Cancel the order”, “Keep it”.',
    'Veto Esc (onEscapeKeyDown) only over words that would be lost, and ask then.',
    'Give the page’s nonce to CspNonce once when its policy allows no inline styles.',
    'Import it lazily on pages that must be light.',
  ],
  dont: [
    'Do not open it by itself when a page loads.',
    'Do not ask what can simply be undone.',
    'Do not put a whole form with sections into it: that is a page.',
  ],
  keyboard: [
    ['Enter, Space', 'On the button: opens it; the focus goes into it'],
    ['Tab, Shift + Tab', 'Go round in it'],
    ['Arrows', 'On content that does not fit: scroll it'],
    ['Esc', 'Closes the topmost one; the focus returns to its opener'],
  ],
  pattern: 'Dialog (modal), Alert dialog',
  anatomy: {
    ConfirmDialog:
      'Button ({confirmLabel}), {trigger}, Radix.Content data-component="dialog" ({title}, IconButton, ScrollRegion ({description}, {children}), {footer})',
    Dialog:
      '{trigger}, Radix.Content data-component="dialog" ({title}, IconButton, ScrollRegion ({description}, {children}), {footer})',
  },
};

const meta: Meta<typeof Dialog> = {
  title: 'Overlays/Dialog',
  component: Dialog,
  subcomponents: { ConfirmDialog },
  args: {
    title: 'Ask about this product',
    description: 'We answer within one working day.',
    trigger: <Button>Ask</Button>,
    children: <TextField label="Question" />,
    footer: <Button variant="primary">Send</Button>,
  },
  parameters: { guide, ...framed, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof Dialog>;

export const Open: Story = {
  args: { defaultOpen: true },
  parameters: inModes('phone', 'wide', 'chinese', 'dark', 'contrast', 'forced'),
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Ask' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Ask about this product' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const LongContent: Story = {
  parameters: inModes('phone', 'wide'),
  args: {
    defaultOpen: true,
    title: 'Terms of sale for hardware that was cut, drilled or finished to your drawing',
    children: Array.from({ length: 12 }, (_, index) => (
      <Text key={index}>
        {index + 1}. Goods made to a drawing cannot be returned unless they differ from the drawing. Tell us within
        fourteen days of delivery, with pictures.
      </Text>
    )),
  },
};

export const AtTheEnd: Story = {
  parameters: inModes('phone', 'wide', 'dark'),
  args: {
    defaultOpen: true,
    place: 'end',
    title: 'Filters',
    description: '',
    trigger: <Button icon="filter">Filters</Button>,
    children: (
      <Stack gap="x2">
        {['Polished chrome', 'Brushed nickel', 'Matt black', 'Satin brass', 'Oil-rubbed bronze'].map((finish) => (
          <Checkbox key={finish} label={finish} />
        ))}
      </Stack>
    ),
    footer: <Button variant="primary">Show 24 products</Button>,
  },
};

export const Widths: Story = {
  args: { defaultOpen: true, size: 'large', title: 'Large: for pictures and tables' },
};

const onConfirm = fn();

export const Confirm: StoryObj = {
  parameters: inModes('phone', 'wide', 'dark', 'forced'),
  render: () => (
    <ConfirmDialog
      open
      danger
      title="Cancel this order?"
      description="The goods go back into stock. This cannot be undone."
      confirmLabel="Cancel the order"
      cancelLabel="Keep it"
      onConfirm={onConfirm}
    />
  ),
  play: async ({ userEvent }) => {
    onConfirm.mockClear();
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
};

export const ConfirmPending: StoryObj = {
  render: () => (
    <ConfirmDialog
      open
      pending
      title="Delete this address?"
      confirmLabel="Delete"
      description="Orders keep the address they were sent to."
      onConfirm={onConfirm}
    />
  ),
};

function UnsavedText() {
  const [words, setWords] = useState('');
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <Dialog
      title="Write a review"
      trigger={<Button>Review</Button>}
      open={open}
      onOpenChange={setOpen}
      onEscapeKeyDown={(event) => {
        if (words === '') return;
        event.preventDefault();
        setAsking(true);
      }}
    >
      <TextArea label="Review" value={words} onChange={(event) => setWords(event.target.value)} />
      <Menu trigger={<Button>Insert</Button>} items={[{ id: 'size', label: 'Glass thickness' }]} />
      <ConfirmDialog
        danger
        title="Throw the review away?"
        confirmLabel="Throw away"
        cancelLabel="Go on writing"
        open={asking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          setOpen(false);
          setWords('');
        }}
      />
    </Dialog>
  );
}

/** With unsaved text, Esc opens a confirmation instead of closing; Esc there closes only the confirmation. */
export const NestedAndVetoed: StoryObj = {
  render: () => <UnsavedText />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    const words = await screen.findByRole('textbox', { name: 'Review' });
    await userEvent.type(words, 'Fits well');
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(words).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
  },
};
