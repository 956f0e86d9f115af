import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { SpecificationTable } from './index.ts';

test('[R2.5] names are row headers of their values', async () => {
  const { container } = renderUi(
    <SpecificationTable rows={[{ key: 'load', name: 'Door weight', value: '45 kg (99 lb)' }]} />,
  );
  expect(screen.getByRole('table', { name: 'Specifications' })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'Door weight' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: '45 kg (99 lb)' })).toBeTruthy();
  await expectNoAxeViolations(container);
});
