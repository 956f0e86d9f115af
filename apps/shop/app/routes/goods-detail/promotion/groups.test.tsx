// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import uiTexts from '@rider/ui/messages/en-US.json' with { type: 'json' };
import shopTexts from '../../../../messages/en-US.json' with { type: 'json' };
import type { PromotedProduct } from '../../../promotion/promotion-answers.ts';
import { GroupButtons, Groups } from './groups.tsx';

const texts: Record<string, string> = { ...uiTexts, ...shopTexts };
const group = { id: '9', state: 'open', people: 3, members: [{ id: '1', name: 'L*' }], endsAt: 90_000 } as const;

function show(joined: boolean, address = '/goods_group_detail?id=2'): void {
  const promoted = {
    groups: [{ ...group, joined }],
    now: 0,
    promotion: { id: '2', state: 'active' },
    product: { skus: [{ stock: 5 }] },
  } as unknown as PromotedProduct;
  render(
    <IntlProvider locale="en-US" messages={texts}>
      <MemoryRouter initialEntries={[address]}>
        <GroupButtons promoted={promoted} />
        <Groups promoted={promoted} onEnd={() => undefined} />
      </MemoryRouter>
    </IntlProvider>,
  );
}

test('[R2.6] the buyer’s own group has a link to share and no button to join', () => {
  show(true);
  screen.getByRole('heading', { name: 'Your group' });
  screen.getByText('/goods_group_detail?id=2&group=9');
  screen.getByRole('button', { name: 'Copy the link to this group' });
  expect(screen.queryByRole('button', { name: 'Join this group' })).toBeNull();
});

test('[R2.6] another buyer’s group has a button to join', () => {
  show(false);
  screen.getByRole('heading', { name: 'Groups you can join' });
  screen.getByRole('button', { name: 'Join this group' });
  expect(screen.queryByRole('heading', { name: 'Your group' })).toBeNull();
});

test('[R2.6] while the group of the shared link is not read, no group is started, and it can be tried again', () => {
  show(false, '/goods_group_detail?id=2&group=7');
  screen.getByText('This part of the page could not be loaded.');
  screen.getByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('button', { name: 'Start a group' })).toBeNull();
});

test('[R2.6] a visitor is invited to the group of the shared link that is listed', () => {
  show(false, '/goods_group_detail?id=2&group=9');
  screen.getByRole('heading', { name: /invited/i });
  screen.getByRole('button', { name: 'Start a group' });
  expect(screen.queryByText('This part of the page could not be loaded.')).toBeNull();
});
