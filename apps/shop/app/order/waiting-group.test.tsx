// @vitest-environment jsdom
import { expectNoAxeViolations } from '@rider/ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import uiTexts from '@rider/ui/messages/en-US.json' with { type: 'json' };
import shopTexts from '../../messages/en-US.json' with { type: 'json' };
import { WaitingGroup } from './waiting-group.tsx';

const texts: Record<string, string> = { ...uiTexts, ...shopTexts };
const group = { id: '9', promotionId: '2', state: 'open', people: 3, joined: 1, endsAt: 90_000 } as const;

function shown(change: Partial<Parameters<typeof WaitingGroup>[0]['group']> = {}) {
  return render(
    <IntlProvider locale="en-US" messages={texts}>
      <MemoryRouter>
        <WaitingGroup group={{ ...group, ...change }} now={0} onEnd={() => undefined} />
      </MemoryRouter>
    </IntlProvider>,
  ).container;
}

test('[R2.6] a waiting order says who is missing, until when, how others join, and that the money comes back', async () => {
  const container = shown();
  expect(container.textContent).toContain('Waiting for the group');
  expect(container.textContent).toMatch(/1 of 3 people have joined, 2 more needed\. Time left: /);
  expect(container.textContent).toContain('your money is returned automatically');
  expect(container.textContent).toContain('/goods_group_detail?id=2&group=9');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy the link to this group' }));
  await expectNoAxeViolations(container);
});

test('[R2.6] all have joined, and not all have paid: nobody is invited', () => {
  const container = shown({ joined: 3 });
  expect(container.textContent).toContain('3 of 3 people have joined. Time left: ');
  expect(container.textContent).not.toContain('goods_group_detail');
});
