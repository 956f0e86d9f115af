import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderDesk } from '../testing/render-desk.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';

function Changed() {
  useLeaveWarning(true);
  return null;
}

test('[B15] the Back button asks before it leaves unsaved changes, and returns after a no', async () => {
  window.history.replaceState({ idx: 4 }, '', '/list');
  window.history.pushState({ idx: 5 }, '', '/form');
  const onMove = vi.fn<() => void>();
  window.addEventListener('popstate', onMove);
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  renderDesk(<Changed />);
  act(() => window.history.back());
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
  expect(onMove).not.toHaveBeenCalled();
  ask.mockReturnValue(true);
  act(() => window.history.back());
  await waitFor(() => expect(onMove).toHaveBeenCalledOnce());
  expect(window.location.pathname).toBe('/list');
  window.removeEventListener('popstate', onMove);
});
