import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster, Stack } from '../layout/index.ts';
import { expect, fn } from 'storybook/test';
import { primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { Button, IconButton, LinkButton } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'For something that happens here: adding to the cart, saving, opening. What leads to another page is a link; in the looks of a button it is a LinkButton.',
  do: [
    'Name what will happen: “Add to cart”, “Cancel the order”.',
    'Take one primary button per view.',
    'Set pending while the action is in progress: the button stays focused and is announced as busy.',
  ],
  dont: [
    'Do not disable a button to say that a form is incomplete: let it be pressed and show what is missing.',
    'Do not use danger for what can be undone.',
  ],
  keyboard: [['Enter, Space', 'Presses the button']],
  pattern: 'Button',
  anatomy: {
    Button: 'button data-component="button" (Icon, {children})',
    IconButton: 'button data-component="icon-button" (Icon, {badge})',
    LinkButton: 'Link data-component="link-button" (Icon, {children})',
  },
};

const meta: Meta<typeof Button> = {
  title: 'Actions/Button',
  component: Button,
  subcomponents: { IconButton, LinkButton },
  args: { children: 'Add to cart', onClick: fn() },
  parameters: { guide, ...primitiveModes },
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Cluster key={size}>
          <Button {...args} variant="primary" size={size} icon="cart" />
          <Button {...args} variant="secondary" size={size} />
          <Button {...args} variant="quiet" size={size} />
          <Button {...args} variant="danger" size={size} />
          <LinkButton href="#" size={size}>
            Go to cart
          </LinkButton>
          <IconButton icon="heart" label="Favourite" size={size} />
        </Cluster>
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Cluster>
      <Button {...args} variant="primary" disabled />
      <Button {...args} disabled />
      <Button {...args} variant="quiet" disabled />
      <Button {...args} variant="primary" pending />
      <Button {...args} pending />
      <IconButton icon="heart" label="Favourite" filled aria-pressed />
    </Cluster>
  ),
};

export const LongText: Story = {
  args: { children: 'Add the whole kit of hinges, clamps and seals to the cart of this project', icon: 'cart' },
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <Button {...args} />
    </div>
  ),
};
