import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { describe, expect, test, vi } from 'vitest';
import english from '../../../messages/en-US.json' with { type: 'json' };
import { Dialog } from '../dialog/index.ts';
import { ErrorSummary, FormErrors } from '../field/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { Combobox, type ComboboxOption } from './index.ts';

const countries: readonly ComboboxOption[] = [
  { value: 'US', label: 'United States' },
  { value: 'MX', label: 'México' },
  { value: 'CN', label: '中国' },
  { value: 'CA', label: 'Canada', disabled: true },
];

const shown = () => screen.getAllByRole('option').map((option) => option.textContent);
const field = (name = 'Country') => screen.getByRole<HTMLInputElement>('combobox', { name });
function posted(container: Element): FormDataEntryValue | null {
  return new FormData(container.querySelector('form') as HTMLFormElement).get('country');
}

describe('keyboard', () => {
  test('typing filters, arrows move, Enter chooses without submitting the form', async () => {
    const onValueChange = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { user, container } = renderUi(
      <form onSubmit={onSubmit}>
        <Combobox label="Country" name="country" options={countries} onValueChange={onValueChange} />
      </form>,
    );
    await user.tab();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('mexi');
    expect(shown()).toEqual(['México']);
    await user.keyboard('{ArrowDown}');
    const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
    expect(active).toHaveTextContent('México');
    await expectNoAxeViolations(document.body);
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('MX');
    expect(field()).toHaveValue('México');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(posted(container)).toBe('MX');
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('typing opens the list after a dialog returned the focus to the field', async () => {
    const { user } = renderUi(
      <>
        <button>Outside</button>
        <Dialog open title="Address">
          <Combobox label="Country" options={countries} />
        </Dialog>
      </>,
    );
    act(() => field().focus());
    act(() => screen.getByText('Outside').focus());
    expect(field()).toHaveFocus();
    await user.keyboard('e');
    expect(await screen.findByRole('listbox')).toBeVisible();
  });

  test('Esc closes the list and restores the choice; invalid text is discarded', async () => {
    const { user } = renderUi(<Combobox label="Country" options={countries} defaultValue="US" />);
    await user.click(field());
    await user.keyboard('{End}x');
    expect(field()).toHaveValue('United Statesx');
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('United States');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('y');
    await user.tab();
    await user.tab();
    expect(field()).toHaveValue('United States');
  });

  test('arrows open the complete list and skip disabled options', async () => {
    const { user } = renderUi(<Combobox label="Country" options={countries} />);
    await user.tab();
    await user.keyboard('{ArrowUp}');
    expect(shown()).toHaveLength(4);
    expect(document.getElementById(field().getAttribute('aria-activedescendant') ?? '')).toHaveTextContent('中国');
    expect(screen.getByRole('option', { name: 'Canada' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('keys of a composition neither choose nor filter', async () => {
    const onValueChange = vi.fn();
    const { user } = renderUi(<Combobox label="Country" options={countries} onValueChange={onValueChange} />);
    await user.tab();
    fireEvent.compositionStart(field());
    fireEvent.change(field(), { target: { value: 'zhong' } });
    expect(shown()).toHaveLength(4);
    fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(onValueChange).not.toHaveBeenCalled();
    fireEvent.change(field(), { target: { value: '中' } });
    fireEvent.compositionEnd(field());
    expect(shown()).toEqual(['中国']);
  });
});

describe('pointer', () => {
  test('opens by the button, chooses and clears', async () => {
    const onValueChange = vi.fn();
    const { user } = renderUi(<Combobox label="Country" options={countries} onValueChange={onValueChange} />);
    await user.click(screen.getByRole('button'));
    await user.click(screen.getByRole('option', { name: '中国' }));
    expect(field()).toHaveValue('中国');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(onValueChange.mock.calls).toEqual([['CN'], [null]]);
  });

  test('does not open when disabled or read-only', async () => {
    const { user } = renderUi(
      <>
        <Combobox label="Country" options={countries} defaultValue="US" disabled />
        <Combobox label="State" options={countries} defaultValue="US" readOnly />
      </>,
    );
    await user.click(field('State'));
    await user.keyboard('{ArrowDown}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toBeDisabled();
  });
});

describe('options', () => {
  test('reports no matches in the list and announces the count', async () => {
    const { user } = renderUi(<Combobox label="国家" options={countries} />, { locale: 'zh-CN' });
    await user.type(field('国家'), 'xyz');
    expect(screen.getByText('没有匹配项。')).toBeVisible();
    await waitFor(() => expect(document.body).toHaveTextContent('有 0 个选项可用'));
    await expectNoAxeViolations(document.body);
  });

  test('a host can filter: options are shown unfiltered, with a loading state', async () => {
    const onInputValueChange = vi.fn();
    const customers = [{ value: '7', label: 'Luis Glass', description: 'Tucson' }];
    const props = { label: 'Customer', filtered: true, onInputValueChange };
    const { user, rerender } = renderUi(<Combobox {...props} options={[]} />);
    rerender(<Combobox {...props} options={[]} loading />);
    await user.type(field('Customer'), 'tuc');
    expect(onInputValueChange).toHaveBeenLastCalledWith('tuc');
    expect(screen.getByText('Searching…')).toBeVisible();
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    rerender(<Combobox {...props} options={customers} />);
    expect(screen.getByRole('option', { name: 'Luis Glass Tucson' })).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field('Customer')).toHaveValue('Luis Glass');
  });

  test('accepts free text if enabled', async () => {
    const { user, container } = renderUi(
      <form>
        <Combobox label="Country" name="country" options={countries} freeText />
      </form>,
    );
    await user.type(field(), 'Atlantis');
    await user.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.tab();
    expect(posted(container)).toBe('Atlantis');
    expect(field()).toHaveValue('Atlantis');
  });
});

describe('as a field', () => {
  test('can be controlled', async () => {
    const onValueChange = vi.fn();
    const props = { label: 'Country', options: countries, onValueChange };
    const { user, rerender } = renderUi(<Combobox {...props} value="US" />);
    await user.clear(field());
    await user.type(field(), 'mex{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith('MX');
    rerender(<Combobox {...props} value="CN" />);
    expect(field()).toHaveValue('中国');
  });

  test('shows the form’s error, linked from the summary, until a choice', async () => {
    const { user } = renderUi(
      <FormErrors errors={{ country: 'Choose a country' }}>
        <ErrorSummary />
        <Combobox label="Country" name="country" description="Where we deliver" options={countries} />
      </FormErrors>,
    );
    await user.click(within(screen.getByRole('alert')).getByRole('link'));
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/Choose a country.*Where we deliver/);
    await user.click(screen.getByRole('button'));
    await user.click(screen.getByRole('option', { name: '中国' }));
    expect(field()).not.toBeInvalid();
  });

  test('the server renders a select, whose value is preserved', async () => {
    const complaint = vi.spyOn(console, 'error');
    const page = (
      <IntlProvider locale="en-US" messages={english}>
        <Combobox label="Country" name="country" options={countries} defaultValue="US" />
      </IntlProvider>
    );
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(page);
    const select = within(place).getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
    expect([select.name, select.value]).toEqual(['country', 'US']);
    select.value = 'CN';
    select.focus();
    const root = await act(async () => hydrateRoot(place, page));
    expect(field()).toHaveValue('中国');
    expect(field()).toHaveFocus();
    expect(complaint).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    place.remove();
  });
});
