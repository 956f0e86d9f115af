import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import english from '../../messages/en-US.json' with { type: 'json' };
import chinese from '../../messages/zh-CN.json' with { type: 'json' };
import { ChatProvider, type ChatLocale, type ChatMessages } from '../provider/index.ts';

const messages: Record<ChatLocale, ChatMessages> = { 'en-US': english, 'zh-CN': chinese };

/** Wraps a part of the chat in its providers. */
export function inChat(node: ReactNode, locale: ChatLocale = 'en-US') {
  return (
    <ChatProvider locale={locale} messages={messages[locale]} timeZone="UTC" signInHref="/login">
      <div lang={locale}>{node}</div>
    </ChatProvider>
  );
}

/** Renders a part of the chat, with a user to operate it. */
export function renderChat(node: ReactNode, locale: ChatLocale = 'en-US') {
  const view = render(inChat(node, locale));
  return { user: userEvent.setup(), ...view, rerender: (next: ReactNode) => view.rerender(inChat(next, locale)) };
}

/** Runs axe over an element. Contrast is tested with the tokens, as jsdom has no layout. */
export async function expectNoAxeViolations(container: Element): Promise<void> {
  const result = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  const findings = result.violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(', ')})`,
  );
  expect(findings).toEqual([]);
}
