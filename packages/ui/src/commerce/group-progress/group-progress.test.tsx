import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Countdown } from '../../primitives/countdown/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { GroupProgress } from './index.ts';

const members = ['Dana Whitfield', 'Jorge Ruiz'].map((name, index) => ({ id: String(index), name }));
const time = <Countdown now={0} until={90_000} frozen />;

test('[R2.6] an open group shows members, free places and deadline', async () => {
  const { user, container } = renderUi(
    <GroupProgress state="open" people={3} members={members} countdown={time} actions={<a href="/join">Join</a>} />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.lastChild?.textContent)).toEqual([
    'Dana Whitfield, started the group',
    'Jorge Ruiz',
  ]);
  expect(container.querySelectorAll('[data-part="free"]')).toHaveLength(1);
  expect(container).toHaveTextContent('1 more person needed');
  expect(container).toHaveTextContent('Time left: 01:30');
  await user.tab();
  expect(screen.getByRole('link', { name: 'Join' })).toHaveFocus();
  await expectNoAxeViolations(container);
});

test('[R2.6] a complete or failed group shows neither deadline nor free places', async () => {
  const { container, rerender } = renderUi(
    <GroupProgress state="complete" people={2} members={members} countdown={time} />,
    { locale: 'zh-CN' },
  );
  expect(container).toHaveTextContent('拼团成功');
  expect(screen.queryByRole('timer')).toBeNull();
  rerender(<GroupProgress state="failed" people={5} members={members} />);
  expect(container).toHaveTextContent('拼团失败');
  expect(container.querySelector('[data-part="free"]')).toBeNull();
  await expectNoAxeViolations(container);
});

test('[R2.6] a large group is shown as a number', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ id: String(index), name: `Buyer ${index}` }));
  renderUi(<GroupProgress state="open" people={50} members={many} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(9);
  expect(screen.getByText('+42')).toBeVisible();
});
