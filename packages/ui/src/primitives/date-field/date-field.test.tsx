import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import english from '../../../messages/en-US.json' with { type: 'json' };
import { ErrorSummary, FormErrors } from '../field/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { readDay } from './days.ts';
import { DateField } from './index.ts';

const parts = () => screen.getAllByRole<HTMLInputElement>('spinbutton').map((part) => part.value || part.placeholder);
const posted = (container: Element) => new FormData(container.querySelector('form') as HTMLFormElement).get('day');

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-02-30', undefined],
  ['21-11-2026', undefined],
  ['', undefined],
])('"%s" is parsed as %s', (text, day) => {
  expect(readDay(text) ?? undefined).toBe(day);
});

test('[R5.6] formats a day as day-month-year in English and year-month-day in Chinese', () => {
  const { unmount } = renderUi(<DateField label="Delivery" defaultValue="2026-03-05" today="2026-11-21" />);
  expect(parts()).toEqual(['05', '03', '2026']);
  unmount();
  renderUi(<DateField label="送货日" defaultValue="2026-03-05" today="2026-11-21" />, { locale: 'zh-CN' });
  expect(parts()).toEqual(['2026', '03', '05']);
});

test('arrows move between segments; keys step and clear them', async () => {
  const onValueChange = vi.fn();
  const { user, container } = renderUi(
    <form>
      <DateField
        label="Delivery"
        name="day"
        defaultValue="2026-03-05"
        today="2026-11-21"
        onValueChange={onValueChange}
      />
    </form>,
  );
  await user.tab();
  expect(screen.getByRole('spinbutton', { name: /day/ })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(onValueChange).toHaveBeenLastCalledWith('2026-03-06');
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(posted(container)).toBe('2026-02-06');
  await user.keyboard('{Backspace}');
  expect(parts()[1]).toBe('mm');
  expect(posted(container)).toBe('');
  await expectNoAxeViolations(container);
});

test('rejects a day outside its limits at the field', () => {
  const props = { label: 'Delivery', min: '2026-11-21', max: '2026-12-31', today: '2026-11-21' };
  const { rerender } = renderUi(<DateField {...props} value="2026-11-20" />);
  expect(screen.getByText('Choose 21-11-2026 or later.')).toBeVisible();
  rerender(<DateField {...props} value="2027-01-01" />);
  expect(screen.getByText('Choose 31-12-2026 or earlier.')).toBeVisible();
  rerender(<DateField {...props} value="2026-12-01" />);
  expect(screen.queryByText(/Choose/)).toBeNull();
});

test('shows the form’s error; the summary links to the first segment', async () => {
  const { user } = renderUi(
    <FormErrors errors={{ day: 'We do not deliver on Sundays' }}>
      <ErrorSummary />
      <DateField label="Delivery" name="day" defaultValue="2026-11-22" today="2026-11-21" />
    </FormErrors>,
  );
  await user.click(screen.getByRole('link', { name: 'We do not deliver on Sundays' }));
  expect(screen.getByRole('spinbutton', { name: /day/ })).toHaveFocus();
  expect(screen.getByRole('spinbutton', { name: /day/ })).toBeInvalid();
});

test('the server renders a native date field, whose value is preserved', async () => {
  const complaint = vi.spyOn(console, 'error');
  const page = (
    <IntlProvider locale="en-US" messages={english}>
      <DateField label="Delivery" name="day" defaultValue="2026-03-05" today="2026-11-21" />
    </IntlProvider>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  const plain = place.querySelector<HTMLInputElement>('input[type="date"]') as HTMLInputElement;
  expect([plain.name, plain.value]).toEqual(['day', '2026-03-05']);
  plain.value = '2026-04-01';
  const root = await act(async () => hydrateRoot(place, page));
  expect(parts()).toEqual(['01', '04', '2026']);
  expect(place.querySelector('input[name="day"]')).toHaveValue('2026-04-01');
  expect(complaint).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  place.remove();
});
