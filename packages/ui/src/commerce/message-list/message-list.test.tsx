import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { sampleMessages } from './message-list.samples.ts';
import { MessageList } from './index.ts';

const onRead = vi.fn<(ids: readonly string[]) => void>();
const onDelete = vi.fn<(ids: readonly string[]) => void>();

/** A host that carries out what is requested. */
function Host() {
  const [messages, setMessages] = useState(sampleMessages);
  return (
    <MessageList
      messages={messages}
      onRead={(ids) => {
        onRead(ids);
        setMessages(messages.map((each) => (ids.includes(each.id) ? { ...each, read: true } : each)));
      }}
      onDelete={(ids) => {
        onDelete(ids);
        setMessages(messages.filter(({ id }) => !ids.includes(id)));
      }}
    />
  );
}

test('[R2.10] names unread messages; opening one marks it as read, once', async () => {
  onRead.mockClear();
  const { user, container } = renderUi(<Host />);
  expect(screen.getByText('2 unread')).toBeVisible();
  const [first] = screen.getAllByRole('listitem');
  if (!first) throw new Error('there are messages');
  expect(within(first).getByText('New')).toBeVisible();
  await user.click(within(first).getByText('Your order has left our warehouse'));
  expect(await within(first).findByText(/two parcels/)).toBeVisible();
  expect(await screen.findByText('1 unread')).toBeVisible();
  await user.click(within(first).getByText('Your order has left our warehouse'));
  await user.click(within(first).getByText('Your order has left our warehouse'));
  expect(onRead.mock.calls).toEqual([[['31']]]);
  await expectNoAxeViolations(container);
});

test('[R2.10] marks the selected or all messages as read', async () => {
  onRead.mockClear();
  const { user } = renderUi(<Host />);
  await user.click(screen.getByRole('checkbox', { name: 'Select “Your refund was approved”' }));
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toHaveProperty('indeterminate', true);
  await user.click(screen.getByRole('button', { name: 'Mark as read' }));
  expect(onRead).toHaveBeenLastCalledWith(['30']);
  await user.click(screen.getByRole('checkbox', { name: 'Select “Your refund was approved”' }));
  const readAll = screen.getByRole('button', { name: 'Mark all as read' });
  await user.click(readAll);
  expect(onRead).toHaveBeenLastCalledWith(['31']);
  await user.click(readAll);
  expect(onRead).toHaveBeenCalledTimes(2);
  expect(readAll).toHaveFocus();
});

test('[R2.10] deletes by keyboard after confirmation, and the focus stays', async () => {
  onDelete.mockClear();
  const { user } = renderUi(<Host />);
  await user.tab();
  await user.keyboard(' ');
  await user.tab();
  await user.tab();
  const remove = screen.getByRole('button', { name: 'Delete' });
  expect(remove).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alertdialog', { name: 'Delete 3 messages?' })).toBeVisible();
  await expectNoAxeViolations(document.body);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onDelete).toHaveBeenCalledWith(['31', '30', '24']);
  expect(screen.getByRole('heading', { name: 'No messages' })).toBeVisible();
  expect(remove).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('[R2.10] supports controlled selection, pending and Chinese', async () => {
  const select = vi.fn<(ids: readonly string[]) => void>();
  const { user, container } = renderUi(
    <MessageList
      messages={sampleMessages}
      onRead={onRead}
      onDelete={onDelete}
      pending="delete"
      selected={['24', 'gone']}
      onSelectedChange={select}
    />,
    { locale: 'zh-CN' },
  );
  await user.click(screen.getByRole('checkbox', { name: '全选' }));
  expect(select).toHaveBeenCalledWith(['31', '30', '24']);
  await user.click(screen.getByRole('button', { name: '删除' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByText('2 条未读')).toBeVisible();
  await expectNoAxeViolations(container);
});
