// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

// The build makes the texts.
vi.mock('../messages/other-messages.ts', () => ({ loadOtherMessages: async () => undefined }));

const load = async () => ({ Pieces: ({ count }: { count: number }) => <b>{count} pieces</b> });

test('[R8.3] a loaded lazy part renders in the same commit as its surroundings', async () => {
  // What `act` flushes together would hide a change that comes later.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const Pieces = lazyPart(load, 'Pieces');
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const show = (count: number) =>
    root.render(
      <MemoryRouter>
        {count} chosen, <Pieces count={count} />
      </MemoryRouter>,
    );
  window.dispatchEvent(new Event('pointerdown'));
  show(1);
  await screen.findByText('1 pieces');
  show(2);
  await screen.findByText('2 pieces');
  flushSync(() => show(3));
  expect(container.textContent).toBe('3 chosen, 3 pieces');
  flushSync(() => root.unmount());
  container.remove();
});
