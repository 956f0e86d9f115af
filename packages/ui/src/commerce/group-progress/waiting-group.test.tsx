import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Countdown } from '../../primitives/countdown/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { WaitingGroup } from './index.ts';

const group = { id: '9', promotionId: '2', state: 'open', people: 3, joined: 1, endsAt: 90_000 } as const;
const href = 'https://shop.example/goods_group_detail?id=2&group=9';

test('[R2.6] a waiting order shows free places, deadline, how to join, and what happens otherwise', async () => {
  const { user, container } = renderUi(
    <WaitingGroup group={group} href={href} countdown={<Countdown now={0} until={90_000} frozen />}>
      Your money is returned.
    </WaitingGroup>,
  );
  expect(container).toHaveTextContent('Waiting for the group');
  expect(container).toHaveTextContent('1 of 3 people have joined, 2 more needed. Time left: 01:30.');
  expect(container).toHaveTextContent('Your money is returned.');
  expect(container).toHaveTextContent(href);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Copy the link to this group' })).toHaveFocus();
  await expectNoAxeViolations(container);
});

test('[R2.6] a full group that is not paid shows no invitation, and its deadline', () => {
  const { container } = renderUi(
    <WaitingGroup group={{ ...group, joined: 3 }} href={href}>
      货款将自动退还。
    </WaitingGroup>,
    { locale: 'zh-CN' },
  );
  expect(container).toHaveTextContent('已有 3/3 人参团，须在 1970-01-01 00:01 前成团。');
  expect(container).not.toHaveTextContent('goods_group_detail');
});

test('[R2.6] a group that was not completed in time shows no invitation, and what happens', async () => {
  const { container } = renderUi(
    <WaitingGroup group={{ ...group, state: 'failed' }} href={href}>
      Your money is returned.
    </WaitingGroup>,
  );
  expect(container).toHaveTextContent(/^Note: The group was not completed in timeYour money is returned\.$/);
  expect(screen.queryByRole('button')).toBeNull();
  await expectNoAxeViolations(container);
});
