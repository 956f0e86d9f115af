import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster, Grid, Stack } from '../layout/index.ts';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { Text } from '../text/index.ts';
import { Icon, iconNames } from './index.ts';

const guide: ComponentGuide = {
  usage: 'Beside words, or in an IconButton. An icon is drawn in the colour of the text around it.',
  seeAlso: ['Actions/Button'],
  do: [
    'Leave the label out beside words that say the same: the icon is decoration then.',
    'Add a shape to shapes.ts on the 20 × 20 grid, as one path of strokes 1.5 px wide with round ends.',
  ],
  dont: ['Do not let an icon alone say what matters, except in an IconButton, which has a name.'],
  keyboard: [],
};

const meta: Meta<typeof Icon> = {
  title: 'Foundations/Icon',
  component: Icon,
  args: { name: 'cart' },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof Icon>;

export const All: Story = {
  parameters: primitiveModes,
  render: () => (
    <Grid column="110px">
      {iconNames.map((name) => (
        <Stack key={name} gap="x1">
          <Icon name={name} size="large" />
          <Text size="caption">{name}</Text>
        </Stack>
      ))}
    </Grid>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Cluster>
      <Icon name="heart" size="small" label="Favourite" />
      <Icon name="heart" label="Favourite" />
      <Icon name="heart" size="large" label="Favourite" />
      <Icon name="heart" size="large" filled label="Favourite, chosen" />
    </Cluster>
  ),
};
