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

test('[R6.8] a Chinese address begins with its province', () => {
  const { container } = renderUi(
    <AddressCard
      address={{
        addressee: '王师傅',
        country: '',
        state: '浙江省',
        city: '杭州市 西湖区',
        street1: '文三路 9 号',
        street2: '',
        zip: '310012',
        phone: '13900000004',
        isDefault: false,
      }}
    />,
  );
  const lines = [...container.querySelectorAll('address > span')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['浙江省 杭州市 西湖区 310012', '文三路 9 号', '13900000004']);
});
