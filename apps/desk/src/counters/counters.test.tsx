import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import Counters from './counters.tsx';

const COUNTRIES = [
  {
    code: 'US',
    name: 'United States',
    states: [{ code: 'CA', name: 'California' }],
    phoneCode: '1',
    zipPattern: '',
    zipLabel: '',
    stateLabel: '',
  },
];
const same = (text: string) => ({ 'en-US': text, 'zh-CN': text });
const PASADENA = {
  id: 4,
  offered: true,
  name: same('Pasadena'),
  place: 'US-CA',
  city: 'Pasadena',
  zip: '91105',
  address: '1480 Foundry Row',
  phone: '+1 (626) 555-0142',
  hours: same('Mon-Fri'),
  transferDays: 0,
};

test('[B15] a counter is added before another by keyboard, with the tax of its place', async () => {
  const server = new DeskServer()
    .answers('operator/counters', { counters: [PASADENA], version: 1 })
    .answers('country_list', COUNTRIES);
  const { user, container } = renderDesk(<Counters />, { path: '/counters' });
  await screen.findByRole('region', { name: 'Pasadena' });
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Add a counter' }));
  const added = within(screen.getByRole('region', { name: 'New counter' }));
  await user.type(added.getByRole('textbox', { name: /^Name .*English/ }), 'Fresno');
  await user.type(added.getByRole('textbox', { name: /^Name .*Chinese/ }), '弗雷斯诺');
  await user.type(added.getByRole('textbox', { name: /Address/ }), '5 Mill Lane, Fresno');
  await user.type(added.getByRole('textbox', { name: /City/ }), 'Fresno');
  await user.type(added.getByRole('combobox', { name: /State or country/ }), 'calif');
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await added.findAllByText('Please enter the phone number.')).at(-1)).toBeVisible();
  await user.type(added.getByRole('textbox', { name: /Phone/ }), '+1 559 555 0111');
  await user.click(added.getByRole('button', { name: 'Move New counter up' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The settings are saved. They apply at once.')).toBeVisible();
  expect(server.calls.findLast(({ given }) => 'version' in given)?.given).toMatchObject({
    version: 1,
    counters: [{ id: 5, offered: true, city: 'Fresno', place: 'US-CA', transferDays: 0 }, PASADENA],
  });
});
