// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { ApiError } from '@rider/api/error';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { beforeEach, expect, test, vi } from 'vitest';
import uiMessages from '@rider/ui/messages/en-US.json' with { type: 'json' };
import messages from '../../messages/en-US.json' with { type: 'json' };
import { browserLoader, loadInBrowser } from './browser-load.ts';
import { Part } from './part.tsx';
import { partQuery, query } from './query.ts';
import { requestScope } from './request-scope.ts';
import { loadOnServer, serverLoader } from './server-load.ts';
import { withPageApi } from '../../testing/page-api.ts';

withPageApi({});
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});
const texts: Record<string, string> = { ...uiMessages, ...messages };

const fails = (kind: 'transport' | 'session') => () => Promise.reject(new ApiError(kind, 'failed'));
const main = query(['product', '1'], () => Promise.resolve('Hinge'));
const reviews = partQuery(['reviews', '1'], fails('transport'));

/** The scope and the arguments of a document's loaders. */
function documentArgs() {
  const scope = { api: {}, answers: [] as unknown[], running: new Map(), isPartial: false, origin: 'http://shop.test' };
  const context = { get: (key: unknown) => (key === requestScope ? scope : undefined) };
  const request = new Request('http://shop.test/goods_detail/1');
  return { scope, args: { context, request } as never };
}

/** The scope after a document's queries, or the status of its response. */
async function load(...queries: Parameters<typeof loadOnServer>[1]) {
  const { scope, args } = documentArgs();
  await loadOnServer(args, queries);
  return scope;
}

test('[R8.6] a document opens without the part whose call failed, and is not shared', async () => {
  expect(await load(main, reviews)).toMatchObject({ answers: [[['product', '1'], 'Hinge']], isPartial: true });
  expect(await load(main)).toMatchObject({ isPartial: false });
});

test('[R10.2] a document makes a call that several of its queries need once', async () => {
  const call = vi.fn(() => Promise.resolve('Hinge'));
  const [one, other] = [query(['product', '1'], call), query(['product', '1'], call)];
  expect((await load(one, other)).answers).toHaveLength(2);
  expect(call).toHaveBeenCalledOnce();
});

test('[R8.6] a document opens although all calls beside its main call fail', async () => {
  // The frame, and what a page loads after its main call.
  expect(await load(reviews)).toMatchObject({ answers: [], isPartial: true });
  expect(await loadInBrowser([reviews])).toBeNull();
});

test('[R8.6] a screen of parts alone fails when all their calls fail', async () => {
  await expect(serverLoader([reviews])(documentArgs().args)).rejects.toMatchObject({ init: { status: 503 } });
  await expect(browserLoader([reviews])({} as never)).rejects.toMatchObject({ init: { status: 503 } });
});

test('[R8.6] a document fails with its main call and with a session that is over', async () => {
  await expect(load(query(['product', '2'], fails('transport')), reviews)).rejects.toMatchObject({
    init: { status: 503 },
  });
  await expect(load(main, partQuery(['favourite', '1'], fails('session')))).rejects.toHaveProperty('status', 302);
});

test('[R8.6] a navigation opens without the part whose call failed, which can be tried again', async () => {
  let isAway = true;
  const part = partQuery(['reviews', '2'], () => (isAway ? fails('transport')() : Promise.resolve('Good')));
  await loadInBrowser([main, part]);
  render(
    <IntlProvider locale="en-US" messages={texts}>
      <Part query={part}>{(answer) => <p>{answer}</p>}</Part>
    </IntlProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This part of the page could not be loaded.');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Good')).toBeVisible();
});
