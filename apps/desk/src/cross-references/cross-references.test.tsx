import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import CrossReferences from './cross-references.tsx';

const SIMILAR = {
  id: 4,
  competitor: 'CRL',
  number: 'V1E-037',
  sku: 'RD-HINGE-CH',
  differs: { 'en-US': 'Back plate 5 mm wider', 'zh-CN': '底板宽 5 毫米' },
  version: 3,
};

const show = () => renderDesk(<CrossReferences />, { path: '/cross-references' });

test('[B11] lists competitors’ numbers with the difference, changes it, and removes one', async () => {
  const server = new DeskServer()
    .answers('operator/cross_references', { items: [SIMILAR], total: 1 })
    .answers('operator/cross_references/4/remove', undefined);
  const { container, user } = show();
  const row = await screen.findByRole('row', { name: /CRL V1E-037 RD-HINGE-CH Back plate 5 mm wider/ });
  await expectNoAxeViolations(container);
  await user.click(within(row).getByRole('button', { name: 'Edit V1E-037 of CRL for RD-HINGE-CH' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit the difference' });
  await user.clear(within(dialog).getByRole('textbox', { name: /English/ }));
  await user.clear(within(dialog).getByRole('textbox', { name: /Chinese/ }));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The cross-reference is saved.')).toBeVisible();
  expect(server.calls.filter(({ given }) => 'sku' in given).map(({ given }) => given)).toEqual([
    { competitor: 'CRL', number: 'V1E-037', sku: 'RD-HINGE-CH', differs: { 'en-US': '', 'zh-CN': '' }, version: 3 },
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove V1E-037 of CRL for RD-HINGE-CH' }));
  expect(await screen.findByText('V1E-037 of CRL is removed.')).toBeVisible();
});

test('[B11] adds a number by keyboard and reports missing fields', async () => {
  const server = new DeskServer().answers('operator/cross_references', { items: [], total: 0 });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Add a cross-reference' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a cross-reference' });
  await expectNoAxeViolations(dialog);
  await user.type(within(dialog).getByRole('textbox', { name: 'Competitor' }), 'CRL{Enter}');
  expect((await within(dialog).findAllByText('Enter the competitor’s part number.')).at(-1)).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: 'Competitor’s number' }), 'V1E-037');
  await user.type(within(dialog).getByRole('textbox', { name: 'Our part no.' }), 'rd-hinge-ch{Enter}');
  expect(await screen.findByText('The cross-reference is saved.')).toBeVisible();
  expect(server.calls.find(({ given }) => 'sku' in given)?.given).toMatchObject({
    number: 'V1E-037',
    sku: 'RD-HINGE-CH',
  });
});
