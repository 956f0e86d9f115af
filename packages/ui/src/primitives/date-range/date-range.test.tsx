import { act, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { describe, expect, test, vi } from 'vitest';
import english from '../../../messages/en-US.json' with { type: 'json' };
import { Announcer } from '../announcer/index.ts';
import { ErrorSummary, FormErrors } from '../field/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { DateRange } from './index.ts';

const november = { start: '2026-11-10', end: '2026-11-12' };
const base = { label: 'Ordered', startName: 'from', endName: 'to', today: '2026-11-21' };
const day = (name: RegExp) => within(screen.getByRole('dialog')).getByRole('button', { name });
const written = () => screen.getAllByRole<HTMLInputElement>('spinbutton').map((part) => part.value);
function posted(container: Element) {
  const form = new FormData(container.querySelector('form') as HTMLFormElement);
  return [form.get('from'), form.get('to')];
}

describe('typing', () => {
  test('[R5.6] both days follow the language’s order and step by key', async () => {
    const onValueChange = vi.fn();
    const { user, container } = renderUi(<DateRange {...base} defaultValue={november} onValueChange={onValueChange} />);
    expect(written()).toEqual(['10', '11', '2026', '12', '11', '2026']);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(onValueChange).toHaveBeenLastCalledWith({ start: '2026-11-09', end: '2026-11-12' });
    await user.tab();
    await user.tab();
    await user.tab();
    await user.keyboard('{ArrowUp}');
    expect(onValueChange).toHaveBeenLastCalledWith({ start: '2026-11-09', end: '2026-11-13' });
    await expectNoAxeViolations(container);
  });

  test('rejects an end before the start and days outside the limits at the field', () => {
    const { rerender } = renderUi(<DateRange {...base} value={{ start: '2026-11-12', end: '2026-11-10' }} />);
    expect(screen.getByText('The end date is before the start date.')).toBeVisible();
    rerender(<DateRange {...base} value={november} min="2026-11-11" />);
    expect(screen.getByText('Choose 11-11-2026 or later.')).toBeVisible();
    rerender(<DateRange {...base} value={november} />);
    expect(screen.getByRole('group', { name: 'Ordered' })).not.toHaveAttribute('data-state');
  });
});

describe('calendar', () => {
  test('arrows move between days, Enter chooses the first and last, the focus returns', async () => {
    const { user, container } = renderUi(
      <form>
        <DateRange {...base} defaultValue={november} />
        <Announcer />
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Choose in a calendar' });
    await user.click(button);
    expect(day(/November 10, 2026|10 November 2026/)).toHaveFocus();
    await expectNoAxeViolations(screen.getByRole('dialog'));
    await user.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
    expect(posted(container)).toEqual(['2026-11-11', '2026-11-18']);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
    expect(screen.getByText('11-11-2026 to 18-11-2026')).toBeInTheDocument();
  });

  test('Esc closes it without a change', async () => {
    const onValueChange = vi.fn();
    const { user } = renderUi(<DateRange {...base} defaultValue={november} onValueChange={onValueChange} />);
    await user.click(screen.getByRole('button', { name: 'Choose in a calendar' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('Page Up shows the month before; days outside the limits cannot be chosen', async () => {
    const { user } = renderUi(<DateRange {...base} min="2026-10-20" max="2026-11-21" />);
    await user.click(screen.getByRole('button', { name: 'Choose in a calendar' }));
    expect(within(screen.getByRole('dialog')).getByText('November 2026')).toBeVisible();
    await user.keyboard('{PageUp}');
    expect(within(screen.getByRole('dialog')).getByText('October 2026')).toBeVisible();
    expect(day(/19 October|October 19/)).toHaveAttribute('aria-disabled', 'true');
  });

  test('has presets relative to today, which the host can replace', async () => {
    const onValueChange = vi.fn();
    const { user, rerender } = renderUi(<DateRange {...base} onValueChange={onValueChange} />);
    for (const name of ['Last 7 days', 'Last 30 days', 'This month']) {
      await user.click(screen.getByRole('button', { name: 'Choose in a calendar' }));
      await user.click(screen.getByRole('button', { name }));
    }
    expect(onValueChange.mock.calls.flat()).toEqual([
      { start: '2026-11-15', end: '2026-11-21' },
      { start: '2026-10-23', end: '2026-11-21' },
      { start: '2026-11-01', end: '2026-11-21' },
    ]);
    rerender(<DateRange {...base} presets={[]} />);
    await user.click(screen.getByRole('button', { name: 'Choose in a calendar' }));
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('as a field', () => {
  test('can be cleared by a button, which returns the focus', async () => {
    const { user, container } = renderUi(
      <form>
        <DateRange {...base} defaultValue={november} />
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Clear the dates' }));
    expect(posted(container)).toEqual(['', '']);
    expect(screen.getAllByRole('spinbutton')[0]).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear the dates' })).toBeNull();
  });

  test('shows the form’s error of either day; the summary links to that day', async () => {
    const { user } = renderUi(
      <FormErrors errors={{ to: 'Not later than today' }}>
        <ErrorSummary />
        <DateRange {...base} defaultValue={november} />
      </FormErrors>,
    );
    await user.click(screen.getByRole('link', { name: 'Not later than today' }));
    expect(screen.getAllByRole('spinbutton')[3]).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getAllByRole('spinbutton')[3]).not.toBeInvalid();
  });

  test('is localised in Chinese', async () => {
    const { user, container } = renderUi(<DateRange {...base} label="下单日期" defaultValue={november} />, {
      locale: 'zh-CN',
    });
    expect(written().slice(0, 3)).toEqual(['2026', '11', '10']);
    await user.click(screen.getByRole('button', { name: '打开日历' }));
    expect(screen.getByRole('button', { name: '近 7 天' })).toBeVisible();
    expect(screen.getByText('2026年11月')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  test('does not open when disabled or read-only', () => {
    renderUi(
      <>
        <DateRange {...base} label="A" disabled defaultValue={november} />
        <DateRange {...base} label="B" readOnly defaultValue={november} />
      </>,
    );
    for (const button of screen.getAllByRole('button', { name: 'Choose in a calendar' })) expect(button).toBeDisabled();
  });

  test('the server renders two native date fields, whose values are preserved', async () => {
    const complaint = vi.spyOn(console, 'error');
    const page = (
      <IntlProvider locale="en-US" messages={english}>
        <DateRange {...base} defaultValue={november} />
      </IntlProvider>
    );
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(page);
    const plain = [...place.querySelectorAll<HTMLInputElement>('input[type="date"]')];
    expect(plain.map(({ name, value }) => [name, value])).toEqual([
      ['from', '2026-11-10'],
      ['to', '2026-11-12'],
    ]);
    if (plain[1]) plain[1].value = '2026-11-20';
    const root = await act(async () => hydrateRoot(place, page));
    expect(place.querySelector('input[name="to"]')).toHaveValue('2026-11-20');
    expect(complaint).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    place.remove();
  });
});
