import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import Company from './company.tsx';

const same = (text: string) => ({ 'en-US': text, 'zh-CN': text });
const COMPANY = {
  siteName: { 'en-US': 'North Glass', 'zh-CN': '北方玻璃' },
  titleText: same(''),
  description: same(''),
  keywords: same(''),
  phone: '+1 (626) 555-0142',
  email: 'sales@north.test',
  address: same('1 Foundry Row'),
  businessHours: same(''),
  copyright: same(''),
  recordNumber: same(''),
  logo: '/media/brand/logo.svg',
  version: 3,
};

const show = () => renderDesk(<Company />, { path: '/company' });

describe('[B15] the company’s data at the desk', () => {
  test('are edited in both languages, and saved again without loading the page', async () => {
    const server = new DeskServer().answers('operator/company', COMPANY);
    const { user, container } = show();
    const name = await screen.findByRole('textbox', { name: /Name of the shop.*Chinese/ });
    expect(name).toHaveValue('北方玻璃');
    await expectNoAxeViolations(container);
    for (const version of [3, 4]) {
      await user.type(name, '!{Enter}');
      expect(await screen.findByText('The settings are saved. They apply at once.')).toBeVisible();
      expect(server.calls.findLast(({ given }) => 'phone' in given)?.given).toMatchObject({
        version,
        logo: COMPANY.logo,
      });
    }
  });

  test('show what is missing at its field', async () => {
    new DeskServer().answers('operator/company', COMPANY);
    const { user } = show();
    await user.clear(await screen.findByRole('textbox', { name: /Name of the shop.*English/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('Enter the name of the shop.')).at(-1)).toBeVisible();
  });
});
