// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { endRestoring, storeScreenFields, restoreFields } from './transfer-fields.ts';

const REGIONS: Record<string, string[]> = { US: ['AZ', 'NY'], CA: ['ON', 'BC'] };

/** A screen as React has them: a controlled quantity, choices, free fields, and one that another field brings. */
function Screen({ note = 'Note' }) {
  const [quantity, setQuantity] = useState('2');
  const [country, setCountry] = useState('US');
  return (
    <main id="content">
      <output>{`${quantity} to ${country}`}</output>
      <input
        aria-label="Quantity"
        name="quantity"
        value={quantity}
        onChange={(event) => setQuantity(event.target.value)}
      />
      <input aria-label="Brass" type="radio" name="finish" value="brass" defaultChecked />
      <input aria-label="Nickel" type="radio" name="finish" value="nickel" />
      <input aria-label="Terms" type="checkbox" name="terms" />
      <select aria-label="Country" name="country" value={country} onChange={(event) => setCountry(event.target.value)}>
        <option>US</option>
        <option>CA</option>
      </select>
      <select aria-label="Region" name="region" key={country}>
        {REGIONS[country]?.map((region) => (
          <option key={region}>{region}</option>
        ))}
      </select>
      <textarea aria-label={note} name="note" />
      <textarea aria-label="Second" name="note" />
      <input aria-label="Password" type="password" name="password" />
      <input aria-label="Card" autoComplete="cc-number" name="card" />
    </main>
  );
}

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const isChecked = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked;

function type(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
}

/** Fills in the screen, and opens it in another language. */
function switchLanguage(): void {
  const { unmount } = render(<Screen />);
  for (const [label, text] of [
    ['Quantity', '40'],
    ['Country', 'CA'],
    ['Region', 'BC'],
    ['Second', 'Gate 4'],
    ['Password', 'secret-1'],
    ['Card', '4242'],
  ] as const)
    type(label, text);
  fireEvent.click(screen.getByLabelText('Nickel'));
  fireEvent.click(screen.getByLabelText('Terms'));
  storeScreenFields({ path: '/goods_detail/1001', buyer: null });
  unmount();
  render(<Screen note="备注" />);
}

afterEach(() => {
  endRestoring();
  cleanup();
  sessionStorage.clear();
});

test('[R3.8] what was typed and chosen is restored in the other language, except for secrets', async () => {
  switchLanguage();
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/secret-1|4242/);
  await restoreFields({ path: '/goods_detail/1001', buyer: null });
  expect(screen.getByRole('status').textContent).toBe('40 to CA');
  expect(['Quantity', 'Country', 'Region', '备注', 'Second'].map(value)).toEqual(['40', 'CA', 'BC', '', 'Gate 4']);
  expect(['Brass', 'Nickel', 'Terms'].map(isChecked)).toEqual([false, true, true]);
  expect(['Password', 'Card'].map(value)).toEqual(['', '']);
});

test('[R3.8] what was typed is restored once, on its own screen, and not in the focused field', async () => {
  switchLanguage();
  screen.getByLabelText('Quantity').focus();
  await restoreFields({ path: '/goods_detail/1001', buyer: null });
  expect(['Quantity', 'Second'].map(value)).toEqual(['2', 'Gate 4']);
  type('Second', 'Gate 5');
  await restoreFields({ path: '/goods_detail/1001', buyer: null });
  expect(value('Second')).toBe('Gate 5');
  cleanup();
  switchLanguage();
  await restoreFields({ path: '/contact', buyer: null });
  expect(value('Second')).toBe('');
});

test('[R3.8] fields whose code or data arrive later are restored once, too', async () => {
  const path = '/user/address_list';
  const form = (id: number) => (
    <main id="content" key={id}>
      <input aria-label="City" name="city" />
    </main>
  );
  const { rerender } = render(form(1));
  type('City', 'Tucson');
  storeScreenFields({ path, buyer: null });
  rerender(<main id="content" />);
  await restoreFields({ path, buyer: null });
  // Twice: a screen may render its form again when its data arrive.
  for (const id of [2, 3]) {
    rerender(form(id));
    await expect.poll(() => value('City')).toBe('Tucson');
  }
  type('City', 'Phoenix');
  rerender(
    <>
      {form(3)}
      <p>More</p>
    </>,
  );
  await new Promise((resolve) => setTimeout(resolve));
  expect(value('City')).toBe('Phoenix');
});

test.each([
  ['the same buyer', '7', 'Gate 4'],
  ['another buyer', '8', ''],
])('[R4.2] what a buyer typed before the session expired is restored for %s alone', async (_, buyer, expected) => {
  const path = '/order_confirm';
  const { unmount } = render(<Screen />);
  type('Second', 'Gate 4');
  storeScreenFields({ path, buyer: '7' });
  unmount();
  render(<Screen />);
  await restoreFields({ path, buyer: null });
  expect(value('Second')).toBe('');
  await restoreFields({ path, buyer });
  expect(value('Second')).toBe(expected);
  await restoreFields({ path, buyer: '7' });
  expect(value('Second')).toBe(expected);
});
