import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import english from '../../../messages/en-US.json' with { type: 'json' };
import { FileUpload } from './index.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

test('hydrates without warnings, and adopts files chosen before', async () => {
  const complaint = vi.spyOn(console, 'error');
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  const upload = () => Promise.resolve({ url: '/uploads/early.png' });
  const page = (
    <IntlProvider locale="en-US" messages={english}>
      <form>
        <FileUpload label="Photos" name="photos" maxFiles={3} upload={upload} defaultValue={['/1.png']} />
      </form>
    </IntlProvider>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  const input = screen.getByLabelText(/Photos/);
  expect(input).toHaveAttribute('name', 'photos');
  await userEvent.upload(input, new File([new Uint8Array(PNG)], 'early.png', { type: 'image/png' }));

  const root = await act(() => Promise.resolve(hydrateRoot(container, page)));
  const posted = () => new FormData(container.querySelector('form') as HTMLFormElement).getAll('photos');
  await waitFor(() => expect(posted()).toEqual(['/1.png', '/uploads/early.png']));
  expect(screen.getByLabelText(/Photos/)).toBe(input);
  expect(input).not.toHaveAttribute('name');
  expect(complaint).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});
