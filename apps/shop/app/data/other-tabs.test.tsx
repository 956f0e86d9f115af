// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followOtherTabs, invalidate } from './changes.ts';
import { query } from './query.ts';
import { useOptionalQuery } from './use-query.ts';
import { withPageApi } from '../../testing/page-api.ts';

withPageApi({});

/** Node's channels deliver in a later task; `sent` has what this tab sent. */
class Channel {
  static all: Channel[] = [];
  listener?: (event: { data: unknown }) => void;
  addEventListener(_type: string, listener: (event: { data: unknown }) => void) {
    this.listener = listener;
  }
  sent: unknown[] = [];
  constructor() {
    Channel.all.push(this);
  }
  postMessage(data: unknown) {
    this.sent.push(data);
  }
  close() {
    Channel.all = Channel.all.filter((each) => each !== this);
  }
}

const reload = vi.fn();
let leave: ReturnType<typeof followOtherTabs>;

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('location', { reload });
  leave = followOtherTabs('7');
});

afterEach(() => {
  leave?.();
  vi.unstubAllGlobals();
  reload.mockClear();
});

const hear = (data: unknown) => Channel.all[0]?.listener?.({ data });

test('[R6.10] a cart that changed in another tab is refetched once and not broadcast again', async () => {
  let pieces = 0;
  const count = query(['cart-count'], () => Promise.resolve({ pieces: (pieces += 40) }));
  render(createElement(() => <p>{useOptionalQuery(count).data?.pieces}</p>));
  await screen.findByText('40');
  hear({ change: 'favourite' });
  hear({ change: 'cart' });
  await screen.findByText('80');
  expect(pieces).toBe(80);
  expect(Channel.all[0]?.sent).toEqual([{ buyer: '7' }]);
  invalidate('order');
  expect(Channel.all[0]?.sent).toEqual([{ buyer: '7' }, { change: 'order' }]);
});

test('[R4.5] the document is reloaded when another buyer signs in in another tab', () => {
  hear({ buyer: '7' });
  expect(reload).not.toHaveBeenCalled();
  hear({ buyer: '8' });
  expect(reload).toHaveBeenCalledOnce();
});

test('[R4.5] the document is reloaded when another tab shows a visitor’s, however the session ended', () => {
  const broadcast = vi.spyOn(Channel.prototype, 'postMessage');
  followOtherTabs('');
  const [reported] = broadcast.mock.lastCall ?? [];
  expect(Channel.all).toHaveLength(1);
  hear(reported);
  expect(reload).toHaveBeenCalledOnce();
});
