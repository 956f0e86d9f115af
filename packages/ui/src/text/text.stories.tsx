import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/index.ts';
import { Heading, Text } from './index.ts';

const meta: Meta = { title: 'Foundations/Text' };
export default meta;

export const Scale: StoryObj = {
  render: () => (
    <Stack>
      <Heading level={1}>Hinges for frameless showers</Heading>
      <Heading level={2}>Wall to glass, 90°</Heading>
      <Heading level={3}>10–12 mm (3/8″–1/2″) 浴室夹</Heading>
      <Text size="large">A large introduction.</Text>
      <Text measure>
        Solid brass, stainless screws, nylon gaskets. Opens 90° both ways and closes by itself from 25°. One pair
        carries a door of up to 45 kg at a width of 900 mm.
      </Text>
      <Text size="small" tone="quiet">
        Small and quiet
      </Text>
      <Text mono>SKU SH-90-BN-010</Text>
      <Text tone="danger">Danger</Text>
      <Text tone="success">Success</Text>
      <Text tone="warning">Warning</Text>
    </Stack>
  ),
};
