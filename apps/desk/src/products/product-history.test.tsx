import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { ProductHistory } from './product-history.tsx';

test('[B15] the history of a product names the fields that changed', async () => {
  const detail = [
    ['name.zh-CN: 铰链 → 合页', 'Name (Chinese): 铰链 → 合页'],
    ['variants.RD-1.5-CH.price: 38.50 → 40.00', 'Price of RD-1.5-CH: 38.50 → 40.00'],
    ['variants.RD-1.values.finish: CH → BN', 'Option finish of RD-1: CH → BN'],
    ['imageTexts./media/products/a.webp.en-US:  → Open: yes', 'Alternative text (English) of a.webp:  → Open: yes'],
    ['specifications.1.value.en-US: Brass → Steel', 'Value of Specification 2 (English): Brass → Steel'],
    ['options.0.values.1.label.en-US: A → B', 'Value of Option 1 (English): A → B'],
    ['images.0:  → /media/b.webp', 'Picture 1:  → /media/b.webp'],
    ['state: draft → published', 'State: Draft → Published'],
    ['<p>a line of a description</p>', '<p>a line of a description</p>'],
    ['future.field: 1 → 2', 'future.field: 1 → 2'],
  ] as const;
  const entry = { id: '1', action: 'product.change', subject: '1001 Hinge', operator: 'Maya', at: 0 };
  new DeskServer().answers('operator/products/1001/history', {
    items: [{ ...entry, detail: detail.map(([logged]) => logged).join('\n') }],
    total: 1,
  });
  renderDesk(<ProductHistory id="1001" />);
  const changes = await screen.findByText(/合页/);
  expect(changes.textContent?.split('\n')).toEqual(detail.map(([, shown]) => shown));
});

test('[B15] a history that could not be loaded is not shown as empty, and loads again', async () => {
  const server = new DeskServer().isDownFor('operator/products/1001/history');
  const { user } = renderDesk(<ProductHistory id="1001" />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('No changes yet.')).toBeNull();
  server.answers('operator/products/1001/history', { items: [], total: 0 });
  await user.click(retry);
  expect(await screen.findByText('No changes yet.')).toBeVisible();
});
