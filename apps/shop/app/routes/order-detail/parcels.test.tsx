// @vitest-environment jsdom
import type { Order } from '@rider/model/order';
import { screens } from '@rider/model/screens';
import { LinkProvider } from '@rider/ui/link';
import uiMessages from '@rider/ui/messages/en-US.json' with { type: 'json' };
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import messages from '../../../messages/en-US.json' with { type: 'json' };
import { Parcels } from './parcels.tsx';
import { Parts } from './parts.tsx';

const texts: Record<string, string> = { ...uiMessages, ...messages };

const parcel = { id: '5', shipping: { method: 'express', courier: 'UPS', trackingNumber: '1Z1' }, lines: [] };

test.each([
  ['pending-shipment', [parcel], ['Parcel 1']],
  ['to-receive', [parcel, { ...parcel, id: '6' }], ['Parcel 1 of 2', 'Parcel 2 of 2']],
])('[R6.1] the parcels of an order %s are counted once all are shipped', (state, parcels, names) => {
  const order = { number: 'R-1', state, parcels, lines: [] } as unknown as Order;
  render(
    <IntlProvider locale="en-US" messages={texts}>
      <LinkProvider screens={screens}>
        <Parcels order={order} />
      </LinkProvider>
    </IntlProvider>,
  );
  expect(screen.getAllByText(/^Parcel \d/).map(({ textContent }) => textContent)).toEqual(names);
});

test('[R6.3] the parts of an order that was divided are linked, each with its state', () => {
  render(
    <IntlProvider locale="en-US" messages={texts}>
      <LinkProvider screens={screens}>
        <Parts
          parts={[
            { number: 'cp1', state: 'to-receive' },
            { number: 'cp2', state: 'refunded' },
          ]}
        />
      </LinkProvider>
    </IntlProvider>,
  );
  const parts = screen.getAllByRole('listitem');
  expect(parts.map(({ textContent }) => textContent)).toEqual(['cp1 To be received', 'cp2 Refunded']);
  expect(screen.getByRole('link', { name: 'cp2' }).getAttribute('href')).toBe('/order_detail?orderId=cp2');
});
