import { INITIAL_CHAT_SETTINGS } from '@rider/model/chat';
import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import ChatSettings from './chat-settings.tsx';

test('[R7.2] an operator sets the hours of each day, and an end before its start is shown there', async () => {
  const server = new DeskServer().answers('operator/chat_settings', { ...INITIAL_CHAT_SETTINGS, version: 0 });
  const { user, container } = renderDesk(<ChatSettings />, { path: '/chat-settings' });
  await user.click(await screen.findByRole('checkbox', { name: /Show when agents answer/ }));
  await expectNoAxeViolations(container);
  const monday = within(screen.getByRole('group', { name: 'Monday' }));
  const until = monday.getByRole('textbox', { name: /Until/ });
  await user.clear(until);
  await user.type(until, '07:00');
  await user.click(within(screen.getByRole('group', { name: 'Friday' })).getByRole('checkbox', { name: 'Friday' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await monday.findAllByText('The end must be after the start.')).at(-1)).toBeVisible();
  await user.clear(until);
  await user.type(until, '16:30{Enter}');
  expect(await screen.findByText('The settings are saved. They apply at once.')).toBeVisible();
  expect(server.calls.findLast(({ given }) => 'version' in given)?.given).toMatchObject({
    hasHours: true,
    emailsReplies: true,
    days: { 0: { isOpen: true, from: '08:00', until: '16:30' }, 4: { isOpen: false } },
  });
});
