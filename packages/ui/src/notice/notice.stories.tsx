import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, CountBadge } from '../badge/index.ts';
import { Cluster, Stack } from '../layout/index.ts';
import { Notice } from './index.ts';

const meta: Meta<typeof Notice> = { title: 'Feedback/Notice and badge', component: Notice };
export default meta;

export const Tones: StoryObj<typeof Notice> = {
  render: () => (
    <Stack>
      {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
        <Notice key={tone} tone={tone} title="Two lines changed" live={false}>
          The price of one line went up since it was put into the cart.
        </Notice>
      ))}
      <Cluster>
        {(['neutral', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            Pending payment
          </Badge>
        ))}
        <CountBadge count={3} />
        <CountBadge count={120} />
      </Cluster>
    </Stack>
  ),
};
