import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/index.ts';
import { Banner } from '../banner/index.ts';
import { sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { Heading, Text } from '../text/index.ts';
import { Cluster, Columns, Container, Grid, Page, Stack, Sticky, VisuallyHidden } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'Layout: Container for one of the widths of a page, Page for the main part of a screen, Columns for a wide and a narrow column, Stack, Cluster and Grid for groups.',
  do: [
    'Use `task` for one thing to do or read, `entry` for a few fields, else `full`; all are centred.',
    'Write the columns in reading order, which phones show.',
    'Put totals and the next step into a Sticky beside a long list.',
  ],
  dont: ['Do not write a grid or a gap by hand where one of these does it.', 'Do not nest Containers.'],
  keyboard: [],
};

const meta: Meta = {
  title: 'Foundations/Layout',
  component: Container,
  subcomponents: { Cluster, Grid, Stack, Columns, Page, Sticky, VisuallyHidden },
  parameters: { guide, ...sectionModes },
};
export default meta;

export const Together: StoryObj = {
  render: () => (
    <Container>
      <Stack gap="x6">
        <Cluster justify="between">
          <Badge>Start</Badge>
          <Badge>End</Badge>
        </Cluster>
        <Grid column="200px">
          {['A', 'B', 'C', 'D', 'E'].map((name) => (
            <Banner key={name} title={name}>
              As many columns as fit
            </Banner>
          ))}
        </Grid>
      </Stack>
    </Container>
  ),
};

export const Widths: StoryObj = {
  render: () => (
    <Stack gap="x6">
      {(['full', 'task', 'entry'] as const).map((width) => (
        <Container key={width} width={width}>
          <Banner title={width}>Content in the middle of the screen</Banner>
        </Container>
      ))}
    </Stack>
  ),
};

export const SummaryBeside: StoryObj = {
  render: () => (
    <Page>
      <Heading level={1}>Cart</Heading>
      <Columns>
        <Stack>
          {['First', 'Second', 'Third'].map((name) => (
            <Banner key={name} title={name}>
              A line of the wide column
            </Banner>
          ))}
        </Stack>
        <Sticky as="aside">
          <Banner title="Total">Stays in view beside the list</Banner>
        </Sticky>
      </Columns>
    </Page>
  ),
};

export const NavigationBeside: StoryObj = {
  render: () => (
    <Container>
      <Columns narrow="start">
        <Banner title="Navigation">220 px</Banner>
        <Text>The screen that was chosen there.</Text>
      </Columns>
    </Container>
  ),
};
