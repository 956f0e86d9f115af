// @vitest-environment jsdom
import { getAddress } from '@rider/api/address';
import { createApi } from '@rider/api/transport';
import modelMessages from '@rider/model/messages/en-US.json' with { type: 'json' };
import uiMessages from '@rider/ui/messages/en-US.json' with { type: 'json' };
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import messages from '../../messages/en-US.json' with { type: 'json' };
import { browserApi } from '../data/browser-load.ts';
import { setAnswer } from '../data/changes.ts';
import { regionsQuery } from '../order/order-queries.ts';
import { AddressEditor } from './address-editor.tsx';
// The form would wait for its code.
import './region-fields.tsx';
import { withPageApi } from '../../testing/page-api.ts';

vi.mock('../messages/other-messages.ts', () => ({ loadOtherMessages: () => Promise.resolve() }));

/** Answers as CRMEB does, and records what is sent. */
const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
withPageApi(createApi({ fetch, baseUrl: 'http://shop.test/api', locale: 'en-US' }));

const REGIONS: Record<string, { id: string; name: string }[]> = {
  '0': [
    { id: '61', name: '陕西省' },
    { id: '13', name: '河北省' },
  ],
  '61': [{ id: '6101', name: '西安市' }],
  '6101': [{ id: '610113', name: '雁塔区' }],
};
/** A stored address, whose district the list no longer has. */
const ROW = {
  id: 7,
  real_name: '王师傅',
  phone: '13800138000',
  province: '陕西省',
  city: '西安市',
  district: '曲江新区',
  city_id: 646579,
  detail: '高新路 1 号',
  post_code: '710065',
  is_default: 1,
};

const texts: Record<string, string> = { ...modelMessages, ...uiMessages, ...messages };

/** Opens the form of a new or stored address; returns what it sends. */
async function open(addressId?: string) {
  const sent: unknown[] = [];
  fetch.mockImplementation((url, { body }) => {
    if (typeof body === 'string') sent.push(JSON.parse(body));
    const [, parentId] = /get_city\/(\d+)/.exec(url) ?? [];
    const data = parentId ? (REGIONS[parentId] ?? []).map(({ id, name }) => ({ city_id: id, name })) : ROW;
    return Promise.resolve(Response.json({ status: 200, msg: 'success', data }));
  });
  for (const [parentId, regions] of Object.entries(REGIONS)) await setAnswer(regionsQuery(parentId), regions);
  const address = addressId === undefined ? undefined : await getAddress(await browserApi(), addressId);
  const Component = () => <AddressEditor countries={[]} address={address} onSaved={() => undefined} />;
  const Stub = createRoutesStub([{ path: '/', Component }]);
  render(
    <IntlProvider locale="en-US" messages={texts}>
      <Stub />
    </IntlProvider>,
  );
  await screen.findByRole('combobox', { name: /Province/ });
  return { sent, user: userEvent.setup() };
}

const field = (label: string) => screen.getByRole('combobox', { name: new RegExp(label) });

/** The names that a field offers. */
async function offered(user: UserEvent, label: string) {
  await user.click(field(label));
  await user.keyboard('{ArrowDown}');
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  return names;
}

test('[R6.8] a region is chosen level by level from the lists of the backend', async () => {
  const { sent, user } = await open();
  expect(await offered(user, 'Province')).toEqual(['陕西省', '河北省']);
  await user.type(field('Province'), '陕西省');
  expect(await offered(user, 'City')).toEqual(['西安市']);
  await user.type(field('City'), '西安市');
  expect(await offered(user, 'District')).toEqual(['雁塔区']);
  await user.type(field('District'), '碑林区');
  await user.type(screen.getByLabelText(/Recipient/), '王师傅');
  await user.type(screen.getByLabelText(/Street/), '高新路 1 号');
  await user.type(screen.getByLabelText(/Phone/), '13800138000{Enter}');
  await expect.poll(() => field('District')).toHaveAccessibleDescription(/Choose one from the list/);
  expect(field('City')).toHaveValue('西安市');
  await user.clear(field('District'));
  await user.type(field('District'), '雁塔区');
  await user.click(screen.getByRole('button', { name: /Save/ }));
  const address = { province: '陕西省', city: '西安市', district: '雁塔区', city_id: 6101 };
  await expect.poll(() => sent).toMatchObject([{ address }]);
});

test('[R6.8] of a stored address only what changed is sent changed', async () => {
  const { sent, user } = await open('7');
  expect(field('City')).toHaveValue('西安市');
  expect(screen.getByLabelText(/Postal code/)).not.toBeRequired();
  await user.clear(screen.getByLabelText(/Phone/));
  await user.type(screen.getByLabelText(/Phone/), '13900139000{Enter}');
  const { province, city, district, city_id, id, ...row } = ROW;
  const address = { province, city, district, city_id };
  await expect.poll(() => sent).toMatchObject([{ ...row, id: String(id), address, phone: '13900139000' }]);
});

test('[R6.8] another province empties city and district', async () => {
  const { user } = await open('7');
  await user.clear(field('Province'));
  await user.type(field('Province'), '河北省');
  expect(field('City')).toHaveValue('');
  expect(field('District')).toHaveValue('');
});
