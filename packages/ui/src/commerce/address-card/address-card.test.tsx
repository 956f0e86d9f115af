import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { AddressCard } from './index.ts';

test('[R6.8] shows an address line by line and marks the default', async () => {
  const { container } = renderUi(
    <AddressCard
      address={{
        addressee: 'Luis Moreno',
        country: 'United States',
        state: 'Arizona',
        city: 'Tucson',
        street1: '2210 Mesquite Ave',
        street2: '',
        zip: '85713',
        phone: '5205550111',
        isDefault: true,
      }}
    />,
  );
  expect(screen.getByText('Tucson, Arizona, 85713')).toBeVisible();
  expect(screen.getByText('Default')).toBeVisible();
  await expectNoAxeViolations(container);
});
