import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster, Stack } from '../layout/index.ts';
import { Button, IconButton, LinkButton } from './index.ts';

const meta: Meta<typeof Button> = { title: 'Actions/Button', component: Button, args: { children: 'Add to cart' } };
export default meta;
type Story = StoryObj<typeof Button>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {(['small', 'normal', 'large'] as const).map((size) => (
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
