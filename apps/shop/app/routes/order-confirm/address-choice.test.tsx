// @vitest-environment jsdom
import { createApi } from '@rider/api/transport';
import type { Address } from '@rider/model/address';
import modelMessages from '@rider/model/messages/en-US.json' with { type: 'json' };
import { Button } from '@rider/ui/button';
import uiMessages from '@rider/ui/messages/en-US.json' with { type: 'json' };
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import messages from '../../../messages/en-US.json' with { type: 'json' };
import { withPageApi } from '../../../testing/page-api.ts';
import { setAnswer } from '../../data/changes.ts';
import { countriesQuery } from '../../order/order-queries.ts';
import { AddressChoice } from './address-choice.tsx';

vi.mock('../../messages/other-messages.ts', () => ({ loadOtherMessages: () => Promise.resolve() }));
withPageApi(
  createApi({ fetch: () => Promise.reject(new Error('away')), baseUrl: 'http://shop.test/api', locale: 'en-US' }),
);

const texts: Record<string, string> = { ...modelMessages, ...uiMessages, ...messages };
const ADDRESS: Address = {
  id: '7',
  addressee: 'Luis Vega',
  country: 'US',
  state: 'OR',
  city: 'Portland',
  street1: '12 Glass Street',
  street2: '',
  zip: '97209',
  phone: '5035550142',
  fax: '',
  isDefault: true,
};

test('[R2.7] a checkout whose last address is gone opens the form of a new one', async () => {
  await setAnswer(countriesQuery, [
    { code: 'US', name: 'United States', phoneCode: '1', zipPattern: '', zipLabel: '', stateLabel: '', states: [] },
  ]);
  function Component() {
    const [addresses, setAddresses] = useState([ADDRESS]);
    return (
      <>
        <Button onClick={() => setAddresses([])}>Delete elsewhere</Button>
        <AddressChoice addresses={addresses} chosen="7" onChoose={() => undefined} outcome={undefined} />
      </>
    );
  }
  const Stub = createRoutesStub([{ path: '/', Component }]);
  render(
    <IntlProvider locale="en-US" messages={texts}>
      <Stub />
    </IntlProvider>,
  );
  expect(await screen.findByRole('radio', { name: /Luis Vega/ })).toBeChecked();
  expect(screen.getByLabelText(/Recipient/)).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete elsewhere' }));
  expect(screen.queryByRole('radio', { name: /Luis Vega/ })).toBeNull();
  expect(screen.getByLabelText(/Recipient/)).toBeVisible();
});
