import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { Disclosure } from './index.ts';

test('is a group that opens and closes, and exposes its state', async () => {
  const onOpenChange = vi.fn();
  const ref = createRef<HTMLDetailsElement>();
  const { user, container } = renderUi(
    <Disclosure ref={ref} summary="Freight" onOpenChange={onOpenChange}>
      By pallet
    </Disclosure>,
  );
  await user.click(screen.getByText('Freight'));
  await waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith(true));
  expect(ref.current?.open).toBe(true);
  await user.click(screen.getByText('Freight'));
  await waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith(false));
  await expectNoAxeViolations(container);
});

test('controlled, it reports and does not change', async () => {
  const onOpenChange = vi.fn();
  const { user, container } = renderUi(<Disclosure summary="Freight" open={false} onOpenChange={onOpenChange} />);
  await user.click(screen.getByText('Freight'));
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(true));
  expect(container.querySelector('details')?.open).toBe(false);
});

test('hydrates open and closed', async () => {
  const complaint = vi.spyOn(console, 'error');
  const node = <Disclosure summary="Freight" defaultOpen name="faq" />;
  const place = document.createElement('div');
  place.innerHTML = renderToString(node);
  expect(place.querySelector('details')).toHaveAttribute('name', 'faq');
  const root = await act(async () => hydrateRoot(place, node));
  expect(complaint).not.toHaveBeenCalled();
  act(() => root.unmount());
});
