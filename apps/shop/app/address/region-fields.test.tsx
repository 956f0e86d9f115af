// @vitest-environment jsdom
import type { Api } from '@rider/api/transport';
import '@testing-library/jest-dom/vitest';
import { FormErrors } from '@rider/ui/field';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import uiChinese from '@rider/ui/messages/zh-CN.json' with { type: 'json' };
import uiEnglish from '@rider/ui/messages/en-US.json' with { type: 'json' };
import chinese from '../../messages/zh-CN.json' with { type: 'json' };
import english from '../../messages/en-US.json' with { type: 'json' };
import { withPageApi } from '../../testing/page-api.ts';
import RegionFields from './region-fields.tsx';

const REGIONS: Record<string, string[]> = {
  '0': ['陕西省', '河北省'],
  陕西省: ['西安市', '咸阳市'],
  西安市: ['雁塔区'],
};
/** Answers as CRMEB does; a region's id is its name. */
const get = (path: string) => {
  const parent = decodeURIComponent(path.split('/').at(-1) ?? '');
  return Promise.resolve({ data: (REGIONS[parent] ?? []).map((name) => ({ city_id: name, name })) });
};
withPageApi({ get } as unknown as Api);

const SAVED = { state: '陕西省', city: '西安市', district: '曲江新区' };

const messages: Record<string, Record<string, string>> = {
  'en-US': { ...uiEnglish, ...english },
  'zh-CN': { ...uiChinese, ...chinese },
};

function form(values: Partial<typeof SAVED>, locale: 'en-US' | 'zh-CN' = 'en-US') {
  return (
    <IntlProvider locale={locale} messages={messages[locale] ?? {}}>
      <form aria-label="Address">
        <RegionFields values={values} />
      </form>
    </IntlProvider>
  );
}

const field = (label: string) => screen.getByRole<HTMLInputElement>('combobox', { name: new RegExp(`^${label}`) });
const names = () => screen.getAllByRole<HTMLInputElement>('combobox').map(({ value }) => value);
/** Waits until a field offers these names, by keyboard; closes its list again. */
async function offers(user: UserEvent, label: string, offered: string[]) {
  act(() => field(label).focus());
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.queryAllByRole('option').map(({ textContent }) => textContent)).toEqual(offered));
  await user.keyboard('{Escape}');
}

/** The axe violations of the form; contrast needs a browser. */
const violations = async () =>
  (await axe.run(screen.getByRole('form'), { rules: { 'color-contrast': { enabled: false } } })).violations;

test('[R6.8] a region is chosen by keyboard alone, without axe violations', async () => {
  const user = userEvent.setup();
  render(form({}));
  await offers(user, 'Province', ['陕西省', '河北省']);
  await user.keyboard('陕{ArrowDown}{Enter}');
  await offers(user, 'City', ['西安市', '咸阳市']);
  await user.keyboard('{ArrowDown}{Enter}');
  await offers(user, 'District', ['雁塔区']);
  await user.keyboard('雁塔{ArrowDown}{Enter}');
  expect(names()).toEqual(['陕西省', '西安市', '雁塔区']);
  expect([...new FormData(screen.getByRole('form')).values()]).toEqual(names());
  expect(await violations()).toEqual([]);
});

test('[R6.8] typed names are accepted, and another province empties what is below it', async () => {
  const user = userEvent.setup();
  render(form({}));
  for (const [label, name] of [
    ['Province', '陕西省'],
    ['City', '西安市'],
    ['District', '雁塔区'],
  ] as const) {
    await user.type(field(label), name);
    await user.tab();
  }
  expect([...new FormData(screen.getByRole('form')).values()]).toEqual(['陕西省', '西安市', '雁塔区']);
  await user.clear(field('Province'));
  await user.type(field('Province'), '河北省');
  await user.tab();
  expect([...new FormData(screen.getByRole('form')).values()]).toEqual(['河北省', '', '']);
});

test.each([
  ['en-US', 'Province', '“Ohio” is unknown. Choose one from the list.'],
  ['zh-CN', '省份', '没有“Ohio”，请从列表中选择'],
] as const)(
  '[R6.8] a field left with a name that is not in its list shows an error in %s',
  async (locale, label, text) => {
    const user = userEvent.setup();
    render(form({}, locale));
    await offers(user, label, ['陕西省', '河北省']);
    await user.type(field(label), 'Ohio');
    expect(field(label)).toBeValid();
    await user.tab();
    expect(field(label)).toHaveAccessibleDescription(text);
    expect(await violations()).toEqual([]);
    await user.clear(field(label));
    await user.type(field(label), '河北省');
    await user.tab();
    expect(field(label)).not.toHaveAccessibleDescription();
  },
);

test('[R6.8] the lists of a saved region are loaded, and a saved name that they lack is no error', async () => {
  const user = userEvent.setup();
  render(form(SAVED));
  await offers(user, 'District', ['雁塔区']);
  await user.tab();
  expect(field('District')).not.toHaveAccessibleDescription();
  await user.type(field('City'), 'x{Backspace}');
  expect(names()).toEqual(Object.values(SAVED));
  await user.clear(field('City'));
  await user.type(field('City'), '咸阳市');
  expect(names()).toEqual(['陕西省', '咸阳市', '']);
  await offers(user, 'District', []);
});

test('[R6.8] a field shows the error of its form', () => {
  render(<FormErrors errors={{ city: 'Choose one from the list.' }}>{form(SAVED)}</FormErrors>);
  expect(field('City')).toHaveAccessibleDescription('Choose one from the list.');
});

test('[R6.8] names typed before hydration remain, and load the lists below them', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(form({}));
  for (const [label, name] of [
    ['Province', '陕西省'],
    ['City', '西安市'],
    ['District', '雁塔'],
  ] as const)
    field(label).value = name;
  const root = await act(async () => hydrateRoot(place, form({})));
  const user = userEvent.setup();
  await offers(user, 'City', ['西安市', '咸阳市']);
  await offers(user, 'District', ['雁塔区']);
  expect(names()).toEqual(['陕西省', '西安市', '雁塔']);
  await act(async () => root.unmount());
  place.remove();
});

test('[R6.8] a province typed before hydration empties the saved city and district', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(form(SAVED));
  field('Province').value = '河北省';
  const root = await act(async () => hydrateRoot(place, form(SAVED)));
  expect(names()).toEqual(['河北省', '', '']);
  await act(async () => root.unmount());
  place.remove();
});
