import { expect, test } from 'vitest';
import { mayUse, STAFF_ROLES } from './index.ts';

test('[B15] only owners manage people and the company, read e-mails with codes, and issue keys', () => {
  for (const area of ['people', 'outbox', 'partners', 'company'] as const)
    expect(STAFF_ROLES.filter((role) => mayUse(role, area))).toEqual(['owner']);
});

test('[B15] roles reach the sections of their work', () => {
  const rolesOf = (area: Parameters<typeof mayUse>[1]) => STAFF_ROLES.filter((role) => mayUse(role, area));
  expect(rolesOf('orders')).toEqual(['owner', 'manager', 'warehouse', 'accounts']);
  expect(rolesOf('payments')).toEqual(['owner', 'manager', 'accounts']);
  expect(rolesOf('feedback')).toEqual(['owner', 'manager', 'support']);
  expect(rolesOf('coupons')).toEqual(['owner', 'manager']);
  expect(rolesOf('stock')).toEqual(['owner', 'manager', 'warehouse']);
  expect(rolesOf('imports')).toEqual(['owner', 'manager', 'warehouse', 'accounts']);
  expect(rolesOf('log')).toEqual(['owner', 'manager']);
  for (const area of ['log', 'news', 'announcements', 'pages', 'banners'] as const)
    expect(rolesOf(area)).toEqual(['owner', 'manager']);
});
