import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/index.ts';
import { Notice } from '../notice/index.ts';
import { Cluster, Container, Grid, Stack } from './index.ts';

const meta: Meta = { title: 'Foundation/Layout' };
export default meta;

export const Page: StoryObj = {
  render: () => (
    <Container>
      <Stack gap="x6">
        <Cluster justify="between">
          <Badge>Start</Badge>
          <Badge>End</Badge>
        </Cluster>
        <Grid column="200px">
          {['A', 'B', 'C', 'D', 'E'].map((name) => (
            <Notice key={name} title={name}>
              As many columns as fit
            </Notice>
          ))}
        </Grid>
      </Stack>
    </Container>
  ),
};
