import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { describe, expect, test, vi } from 'vitest';
import english from '../../../messages/en-US.json' with { type: 'json' };
import { Announcer } from '../announcer/index.ts';
import { FormErrors } from '../field/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { NumberField } from './index.ts';
import { readNumber } from './read-number.ts';
import { placeOf, steppedNumber, within as atPlace } from './stepped-number.ts';

const spin = (name = 'Width') => screen.getByRole<HTMLInputElement>('spinbutton', { name });
const posted = (container: Element) => new FormData(container.querySelector('form') as HTMLFormElement).get('width');

test.each([
  ['1e3', 1000],
  ['1,234.5', 1234.5],
  ['１２３', 123],
  ['－５', -5],
  [' 12 000 ', 12000],
  ['.5', 0.5],
  ['abc', null],
  ['1.2.3', null],
  ['', null],
  ['1e99', null],
])('"%s" is parsed as %s', (text, number) => {
  expect([readNumber(text, 'en-US'), readNumber(text, 'zh-CN')]).toEqual([number, number]);
});

test('steps count from the start of the range, end at its last step and stay exact', () => {
  const range = { min: 0, max: 1, step: 0.3 };
  expect([0.6, 0.9, 5].map((from) => steppedNumber(from, 1, range))).toEqual([0.9, null, null]);
  expect([steppedNumber(5, -1, range), steppedNumber(0.1, -1, range)]).toEqual([0.9, 0]);
  expect([atPlace(Infinity, range), placeOf(0.3, range)]).toEqual([0.9, 1]);
  expect(steppedNumber(-3, -1, { min: -Infinity, max: Infinity, step: 2 })).toBe(-4);
});

describe('keyboard', () => {
  test('arrows, pages, Home and End follow the spin button pattern', async () => {
    const onValueChange = vi.fn();
    const { user, container } = renderUi(
      <NumberField
        label="Width"
        min={100}
        max={3000}
        step={5}
        defaultValue={900}
        end="mm"
        onValueChange={onValueChange}
      />,
    );
    await user.tab();
    expect(spin()).toHaveFocus();
    await user.keyboard('{ArrowUp}{PageUp}{ArrowDown}{PageDown}{End}{ArrowUp}{Home}{ArrowDown}');
    expect(onValueChange.mock.calls.flat()).toEqual([905, 955, 950, 900, 3000, 100]);
    expect(spin()).toHaveAttribute('aria-valuenow', '100');
    expect(spin()).toHaveAccessibleDescription('mm');
    await user.tab();
    expect(document.body).toHaveFocus();
    await expectNoAxeViolations(container);
  });

  test('parses pasted text; Enter submits plain digits', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { user, container } = renderUi(
      <form onSubmit={onSubmit}>
        <NumberField label="Width" name="width" max={5000} />
      </form>,
    );
    await user.click(spin());
    await user.paste('1e3');
    expect(posted(container)).toBe('1000');
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(spin()).toHaveValue('1,000');
    await user.clear(spin());
    await user.paste('１２３４');
    await user.tab();
    expect(spin()).toHaveValue('1,234');
    expect(posted(container)).toBe('1234');
  });
});

test('on leaving, clamps to the range and reports it', async () => {
  const { user } = renderUi(
    <>
      <NumberField label="Width" min={100} max={3000} step={5} />
      <Announcer />
    </>,
  );
  await user.type(spin(), '99999');
  expect(spin()).toHaveValue('99999');
  await user.tab();
  expect(spin()).toHaveValue('3,000');
  expect(screen.getByRole('status')).toHaveTextContent('Changed to 3,000, the nearest possible');
  await user.clear(spin());
  await user.type(spin(), '103');
  await user.tab();
  expect(spin()).toHaveValue('105');
});

test('rejects text that is no number, until it is edited', async () => {
  const onValueChange = vi.fn();
  const { user, container } = renderUi(<NumberField label="宽度" onValueChange={onValueChange} />, { locale: 'zh-CN' });
  await user.type(spin('宽度'), '很宽');
  await user.tab();
  expect(spin('宽度')).toHaveValue('很宽');
  expect(spin('宽度')).toHaveAccessibleDescription('请输入数字。');
  expect(onValueChange).not.toHaveBeenCalled();
  await expectNoAxeViolations(container);
  await user.type(spin('宽度'), '1');
  expect(spin('宽度')).not.toBeInvalid();
});

test('buttons step and stop at the end; an empty field starts at the minimum', async () => {
  const { user } = renderUi(<NumberField label="Panes" min={1} max={2} />);
  const more = screen.getByRole('button', { name: 'Increase' });
  await user.click(more);
  expect(spin('Panes')).toHaveValue('1');
  await user.click(more);
  expect(spin('Panes')).toHaveValue('2');
  expect(more).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Decrease' }));
  expect(spin('Panes')).toHaveValue('1');
});

test('can be controlled; read-only and disabled it does not step', async () => {
  const { user } = renderUi(
    <>
      <NumberField label="Width" value={5} onValueChange={() => undefined} />
      <NumberField label="Height" defaultValue={7} readOnly />
      <NumberField label="Depth" defaultValue={9} disabled />
    </>,
  );
  await user.type(spin(), '{ArrowUp}');
  expect(spin()).toHaveValue('5');
  await user.type(spin('Height'), '{ArrowUp}');
  expect(spin('Height')).toHaveValue('7');
  expect(spin('Depth')).toBeDisabled();
});

test('shows the form’s error until the next number', async () => {
  const { user } = renderUi(
    <FormErrors errors={{ width: 'Too wide for this rail' }}>
      <NumberField label="Width" name="width" defaultValue={5} />
    </FormErrors>,
  );
  expect(spin()).toHaveAccessibleDescription('Too wide for this rail');
  await user.click(screen.getByRole('button', { name: 'Decrease' }));
  expect(spin()).not.toBeInvalid();
});

test('the server renders a native number field, whose value is preserved', async () => {
  const complaint = vi.spyOn(console, 'error');
  const page = (
    <IntlProvider locale="en-US" messages={english}>
      <NumberField label="Width" name="width" min={1} max={5000} defaultValue={900} />
    </IntlProvider>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  const plain = within(place).getByRole<HTMLInputElement>('spinbutton', { name: 'Width' });
  expect([plain.type, plain.name, plain.value]).toEqual(['number', 'width', '900']);
  plain.value = '1200';
  const root = await act(async () => hydrateRoot(place, page));
  expect(spin()).toHaveValue('1,200');
  expect(complaint).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  place.remove();
});
