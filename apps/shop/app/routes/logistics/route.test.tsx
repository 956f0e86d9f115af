// @vitest-environment jsdom
import type { Order } from '@rider/model/order';
import { screens } from '@rider/model/screens';
import { LinkProvider } from '@rider/ui/link';
import uiMessages from '@rider/ui/messages/en-US.json' with { type: 'json' };
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import messages from '../../../messages/en-US.json' with { type: 'json' };
import { setAnswer } from '../../data/changes.ts';
import { orderQuery, parcelTrackQuery } from '../../order/order-queries.ts';
import Logistics from './route.tsx';

vi.mock('../../page-head/page-head.tsx', () => ({ PageHead: () => null }));
vi.mock('../../messages/all-messages.ts', () => ({}));
const texts: Record<string, string> = { ...uiMessages, ...messages };

test.each([
  ['deliver', 'UPS 1Z999', true],
  ['virtual', 'UPS 1Z999', false],
] as const)(
  '[R6.1] without a tracking service an order sent by %s names its courier: %s',
  async (method, text, named) => {
    const [courier = '', trackingNumber = ''] = text.split(' ');
    const shipping = { method, courier, trackingNumber, person: '', personPhone: '', content: '' };
    const parcels = [{ id: '', shippedAt: null, shipping, href: '', lines: [] }];
    const order = { number: 'cp1', address: '12 Glass Street', lines: [], shipping, parcels } as unknown as Order;
    await setAnswer(orderQuery('cp1'), order);
    await setAnswer(parcelTrackQuery('cp1', ''), null);
    const Stub = createRoutesStub([
      { path: '/', Component: Logistics, loader: () => ({ number: 'cp1', parcelId: '' }), HydrateFallback: () => null },
    ]);
    render(
      <IntlProvider locale="en-US" messages={texts}>
        <LinkProvider screens={screens}>
          <Stub />
        </LinkProvider>
      </IntlProvider>,
    );
    await screen.findByRole('heading', { level: 1 });
    expect(document.body.textContent.includes('UPS') && document.body.textContent.includes('1Z999')).toBe(named);
  },
);
