// @vitest-environment jsdom
import { ApiError } from '@rider/api/error';
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
import { userQuery } from '../../data/queries.ts';
import Overview from './overview.tsx';
import { withPageApi } from '../../../testing/page-api.ts';

vi.mock('../../page-head/page-head.tsx', () => ({ PageHead: () => null }));
withPageApi({ get: () => Promise.reject(new ApiError('transport', 'failed')) });

const texts: Record<string, string> = { ...uiMessages, ...messages };

test('[R6.1] [R8.6] shows the account without the recent orders if their call failed', async () => {
  const orderCounts = { unpaid: 2, toShip: 0, toReceive: 0, toReview: 0, refunds: 0 };
  await setAnswer(userQuery, { nickname: 'Luis', company: '', balance: 1200, coupons: 3, orderCounts } as never);
  const Stub = createRoutesStub([{ path: '/user', Component: Overview }]);
  render(
    <IntlProvider locale="en-US" messages={texts}>
      <LinkProvider screens={screens}>
        <Stub initialEntries={['/user']} />
      </LinkProvider>
    </IntlProvider>,
  );
  expect(await screen.findByText('$12.00')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
