import { act } from '@testing-library/react';
import { getNonce, setNonce } from 'get-nonce';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '../dialog/index.ts';
import { renderUi } from '../../testing/index.ts';
import { CspNonce } from './index.ts';

const dialog = <Dialog title="Delete address" defaultOpen />;

// Dialogs of other files leave their style elements behind.
beforeEach(() => document.head.replaceChildren());
afterEach(() => setNonce(''));

test("an open dialog's style elements carry the page's nonce", () => {
  renderUi(
    <>
      <CspNonce nonce="r4nd0m" />
      {dialog}
    </>,
  );
  const styles = [...document.head.querySelectorAll('style')];
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.map((style) => style.nonce)).toEqual(styles.map(() => 'r4nd0m'));
});

test('the browser uses the server’s nonce, without a hydration warning', async () => {
  const complaint = vi.spyOn(console, 'error');
  document.head.innerHTML = renderToString(<CspNonce nonce="from-server" />);
  const place = document.body.appendChild(document.createElement('div'));
  const root = await act(async () => hydrateRoot(place, <CspNonce />));
  expect(getNonce()).toBe('from-server');
  expect(document.querySelectorAll('meta[property="csp-nonce"]')).toHaveLength(1);
  expect(complaint).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  place.remove();
});

test('does nothing without a nonce', () => {
  renderUi(<CspNonce />);
  expect(getNonce()).toBeFalsy();
});
