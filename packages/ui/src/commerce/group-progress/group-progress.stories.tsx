import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { Countdown } from '../../primitives/countdown/index.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { GroupProgress, WaitingGroup } from './index.ts';

const guide: ComponentGuide = {
  usage: 'On the page of a group buy and in the list of open groups: members and free places.',
  do: [
    'Put the possible actions into `actions`: join, invite, start another group.',
    'Show names only as their owners agreed to.',
  ],
  dont: ['Do not show a countdown for a group that is complete.'],
  keyboard: [['Tab', 'Goes to the actions']],
  anatomy: {
    GroupProgress:
      'div data-component="group-progress" (ul (li data-part="member" (Avatar, VisuallyHidden), li data-part="free" (Icon), li), div data-part="actions" ({actions}))',
  },
};

const join = fn();
const meta: Meta<typeof GroupProgress> = {
  title: 'Catalogue/Group progress',
  component: GroupProgress,
  subcomponents: { WaitingGroup },
  args: {
    state: 'open',
    people: 3,
    members: [{ id: '1', name: 'Dana Whitfield', picture: null }],
    countdown: <Countdown now={0} until={4_353_000} frozen />,
    actions: (
      <Button variant="primary" onClick={() => void join()}>
        Join this group
      </Button>
    ),
  },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof GroupProgress>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('timer')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(join).toHaveBeenCalled();
  },
};
const members = ['Dana Whitfield', '王晓明', 'Jorge Ruiz'].map((name, index) => ({ id: String(index), name }));
export const Complete: Story = { args: { state: 'complete', members, actions: null }, parameters: inModes('wide') };
export const Failed: Story = {
  args: { state: 'failed', members: members.slice(0, 2), actions: <Button>Start another group</Button> },
  parameters: inModes('wide'),
};
export const ManyPeople: Story = {
  args: {
    people: 50,
    members: Array.from({ length: 12 }, (_, index) => ({ id: String(index), name: `Buyer ${index + 1}` })),
  },
  parameters: inModes('phone', 'wide'),
};
export const WaitingOrder: Story = {
  render: ({ countdown }) => (
    <WaitingGroup
      group={{ id: '9', promotionId: '2', state: 'open', people: 3, joined: 1, endsAt: 4_353_000 }}
      href="https://shop.example/goods_group_detail?id=2&group=9"
      countdown={countdown}
    >
      Your money is returned automatically if the group is not complete in time.
    </WaitingGroup>
  ),
  parameters: inModes('phone', 'wide'),
};
