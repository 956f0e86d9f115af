import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { inModes, type ComponentGuide } from '../../../docs/index.ts';
import { dismissToast, notify, Toasts, type Toast } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'The result of an action that the page itself does not show: call notify(). Toasts is mounted once in the root of the application and loads its code with the first message.',
  otherwise: 'What must be read stays on the page as a Banner.',
  seeAlso: ['Feedback/Banner'],
  do: [
    'Say what happened in a few words; offer one thing to do about it at most.',
    'Let errors stay (tone danger): they go when they are dismissed.',
  ],
  dont: [
    'Do not use it for errors of a form’s fields: they are shown at the fields.',
    'Do not put the only way to do something into it.',
  ],
  keyboard: [
    ['Tab', 'Reaches the buttons of the toasts; their time is paused meanwhile'],
    ['Enter, Space', 'On its button: does it and dismisses the toast'],
    ['Esc', 'Inside a toast: dismisses it; the focus moves to the next, or returns'],
  ],
  pattern: 'Alert (errors), status (all others)',
  anatomy: {
    Toasts: 'section data-component="toasts" (div data-part="toast" (Icon, Button, IconButton data-part="dismiss"))',
  },
};

const onAction = fn();
const added: Toast = { message: 'Added to the cart', tone: 'success', action: { label: 'Undo', onAction } };
const failed: Toast = { message: 'Could not reach the shop', tone: 'danger' };

function Shown({ toasts }: { toasts: readonly Toast[] }) {
  useEffect(() => {
    // They stay, so that pictures do not depend on timing.
    const ids = toasts.map((toast) => notify({ duration: 3_600_000, ...toast }));
    return () => ids.forEach(dismissToast);
  }, [toasts]);
  return (
    <div style={{ minBlockSize: 320 }}>
      <Button onClick={() => notify({ message: 'Saved' })}>Save</Button>
      <Toasts />
    </div>
  );
}

const meta: Meta<typeof Shown> = {
  title: 'Feedback/Toast',
  component: Shown,
  subcomponents: { Toasts },
  args: { toasts: [added, failed, { message: 'The price of one line went up.' }] },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof Shown>;

/** Returns the text of the toasts without the live region, which repeats it for a while. */
function wordsOfToasts(canvasElement: HTMLElement): string {
  return [...canvasElement.querySelectorAll('[data-part="toast"]')].map((toast) => toast.textContent).join('\n');
}

/** The toasts' code is loaded with the first of them. */
const untilShown: Story['play'] = async ({ args, canvasElement }) => {
  await waitFor(() => expect(wordsOfToasts(canvasElement)).toContain(args.toasts.at(-1)?.message));
};

export const Tones: Story = {
  play: untilShown,
  parameters: inModes('phone', 'wide', 'dark', 'contrast', 'forced'),
};

const many: Toast[] = ['One', 'Two', 'Three', 'Four', 'Five'].map((message) => ({ message }));

/** Shows three at a time and queues the others. */
export const Queue: Story = {
  args: { toasts: many },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Three');
    await expect(canvasElement.querySelectorAll('[data-part="toast"]')).toHaveLength(3);
    const [first] = canvas.getAllByRole('button', { name: 'Dismiss' });
    first?.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(wordsOfToasts(canvasElement)).toContain('Four'));
    await expect(wordsOfToasts(canvasElement)).not.toContain('One');
  },
};

export const Action: Story = {
  args: { toasts: [added] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    onAction.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(wordsOfToasts(canvasElement)).toBe(''));
  },
};

const long: Toast[] = [
  {
    message: 'The order could not be sent because one of its articles is sold out: wall mount hinge, satin brass',
    tone: 'danger',
  },
  { message: '已加入购物车', tone: 'success' },
];

export const LongText: Story = { args: { toasts: long }, play: untilShown, parameters: inModes('phone', 'wide') };
