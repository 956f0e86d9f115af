import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Stack } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import { Icon, iconNames } from './index.ts';

const meta: Meta<typeof Icon> = { title: 'Foundations/Icon', component: Icon, args: { name: 'cart' } };
export default meta;

export const All: StoryObj<typeof Icon> = {
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
