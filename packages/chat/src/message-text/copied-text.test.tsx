import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MessageList } from '../message-list/index.ts';
import { aMessage, renderChat, ScriptedClient } from '../testing/index.ts';
import { copyWithCodes, parseMessage } from './index.ts';

function copied(from: Element): string | undefined {
  const given = new Map<string, string>();
  const setData = (type: string, text: string) => void given.set(type, text);
  const event = createEvent.copy(from, { clipboardData: { setData } });
  fireEvent(from, event);
  expect(event.defaultPrevented).toBe(given.size > 0);
  return given.get('text/plain');
}

test('[R7.9] copying messages writes emoji as codes; other selections are copied as usual', () => {
  const client = new ScriptedClient({
    messages: [aMessage(1, 'Good morning [em-smile]!'), aMessage(2, 'Thanks [em-joy][em-nope]'), aMessage(3, 'Plain')],
  });
  renderChat(<MessageList client={client} />);
  const select = (text: string) => document.getSelection()?.selectAllChildren(screen.getByText(text, { exact: false }));
  select('Good morning');
  const list = screen.getByRole('list');
  expect(copied(list)).toBe('Good morning [em-smile]!');
  expect(parseMessage(copied(list) ?? '').map(({ type }) => type)).toEqual(['text', 'emoji', 'text']);
  select('Plain');
  expect(copied(list)).toBeUndefined();
  document.getSelection()?.selectAllChildren(list);
  expect(copied(list)).toMatch(/Good morning \[em-smile\]!\n[^]*Thanks \[em-joy\]\[em-nope\]\n[^]*Plain/);
});

test('a page without a selection copies as usual', () => {
  document.getSelection()?.removeAllRanges();
  const fail = () => expect.fail('nothing is selected');
  const clipboardData = { setData: fail } as unknown as DataTransfer;
  copyWithCodes({ currentTarget: document.body, clipboardData, preventDefault: fail });
});
