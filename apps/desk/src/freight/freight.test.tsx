import { INITIAL_FREIGHT } from '@rider/model/shipping';
import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import Freight from './freight.tsx';

const COUNTRIES = [
  {
    code: 'US',
    name: 'United States',
    states: [{ code: 'AK', name: 'Alaska' }],
    phoneCode: '1',
    zipPattern: '',
    zipLabel: '',
    stateLabel: '',
  },
];

const show = () => renderDesk(<Freight />, { path: '/freight' });
const serve = () =>
  new DeskServer().answers('operator/freight', { ...INITIAL_FREIGHT, version: 2 }).answers('country_list', COUNTRIES);

describe('[B15] freight at the desk', () => {
  test('gets a zone with its own prices by keyboard', async () => {
    const server = serve();
    const { user, container } = show();
    await screen.findByRole('region', { name: 'All destinations' });
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: 'Add a zone' }));
    const zone = within(screen.getByRole('region', { name: 'New zone' }));
    await user.type(zone.getByRole('textbox', { name: /English/ }), 'Alaska');
    await user.type(zone.getByRole('textbox', { name: /Chinese/ }), '阿拉斯加');
    await user.type(zone.getByRole('combobox', { name: /Add a place/ }), 'alas');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await zone.findByText('United States › Alaska')).toBeVisible();
    const parcel = zone.getByRole('textbox', { name: /Price of a parcel/ });
    await user.clear(parcel);
    await user.type(parcel, '45');
    await user.click(zone.getByRole('button', { name: 'Remove price 1' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The settings are saved. They apply at once.')).toBeVisible();
    expect(server.calls.findLast(({ given }) => 'version' in given)?.given).toMatchObject({
      version: 2,
      cutOffHour: 14,
      offersPickUp: true,
      zones: [
        INITIAL_FREIGHT.zones[0],
        {
          name: { 'en-US': 'Alaska', 'zh-CN': '阿拉斯加' },
          places: ['US-AK'],
          ground: { parcel: 4500, freeFrom: 50_000 },
          pallet: { prices: [{ upToKg: 500 }, { upToKg: null }] },
        },
      ],
    });
  });

  test('shows faults at the fields of their zone', async () => {
    serve();
    const { user } = show();
    const zone = within(await screen.findByRole('region', { name: 'All destinations' }));
    await user.click(zone.getByRole('button', { name: 'Remove Everywhere else' }));
    await user.type(zone.getByRole('textbox', { name: 'Up to kg (3)' }), '9');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await zone.findAllByText('Add the places of this zone.')).at(-1)).toBeVisible();
    expect(zone.getByText(/Leave the last weight empty/)).toBeVisible();
  });

  test('saved by someone else keeps what was typed', async () => {
    const server = serve();
    const { user } = show();
    const length = await screen.findByRole('textbox', { name: /Longest parcel/ });
    server.answers('operator/freight', ({ version }: { version?: number }) => {
      if (version !== undefined) throw new Error('Maya has changed this meanwhile.');
      return { ...INITIAL_FREIGHT, longestParcelMm: 1800, version: 3 };
    });
    await user.clear(length);
    await user.type(length, '2000{Enter}');
    expect(await screen.findByText(/Someone else has changed these settings/)).toBeVisible();
    expect(length).toHaveValue('2000');
    await user.click(screen.getByRole('button', { name: 'Discard and show the saved settings' }));
    expect(await screen.findByRole('textbox', { name: /Longest parcel/ })).toHaveValue('1800');
  });
});
