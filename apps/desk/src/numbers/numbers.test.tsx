import { INITIAL_NUMBERS } from '@rider/model/order';
import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import Numbers from './numbers.tsx';

test('[B15] number formats show an example while they are typed, and are saved by keyboard', async () => {
  const server = new DeskServer().answers('operator/numbers', { ...INITIAL_NUMBERS, version: 0 });
  const { user, container } = renderDesk(<Numbers />, { path: '/numbers' });
  const orders = within(await screen.findByRole('region', { name: 'Orders' }));
  await expectNoAxeViolations(container);
  const prefix = orders.getByRole('textbox', { name: /Prefix/ });
  await user.clear(prefix);
  await user.type(prefix, 'ng1');
  await user.click(orders.getByRole('checkbox', { name: /Contains the year/ }));
  expect(orders.getByText('Example: NG1001234')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await orders.findAllByText(/with no digit at the end/)).at(-1)).toBeVisible();
  await user.type(prefix, '-{Enter}');
  expect(await screen.findByText('The settings are saved. They apply at once.')).toBeVisible();
  expect(server.calls.findLast(({ given }) => 'version' in given)?.given).toEqual({
    ...INITIAL_NUMBERS,
    order: { prefix: 'NG1-', digits: 6, showsYear: false, restartsYearly: false },
    version: 0,
  });
});
