import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/index.ts';
import { inModes, type ComponentGuide } from '../../../docs/index.ts';
import { Heading, Text } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For all words of a page: Heading for the outline, Text for the rest.',
  do: [
    'Take the level from the outline and the size from the look: they may differ.',
    'Limit running text to a readable width with measure.',
    'Write codes and article numbers mono.',
  ],
  dont: ['Do not skip a level.', 'Do not say with a tone what the words do not say.'],
  keyboard: [],
};

const meta: Meta = {
  title: 'Foundations/Text',
  component: Text,
  subcomponents: { Heading },
  parameters: { guide, ...inModes('wide') },
};
export default meta;

export const Scale: StoryObj = {
  parameters: inModes('phone', 'wide', 'chinese', 'dark', 'contrast', 'forced'),
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

export const LongText: StoryObj = {
  parameters: inModes('phone'),
  render: () => (
    <Stack>
      <Heading level={1}>Wandmontageduschtürscharnierabdeckkappensatz für rahmenlose Ganzglasanlagen</Heading>
      <Text>SH90BN010SH90BN010SH90BN010SH90BN010SH90BN010SH90BN010</Text>
      <Text>淋浴房玻璃门合页，实心黄铜，不锈钢螺丝，尼龙垫片，双向开启九十度，小于二十五度时自动关闭。</Text>
    </Stack>
  ),
};
