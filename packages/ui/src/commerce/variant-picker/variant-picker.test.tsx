import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { availabilityOf, chooseValue, findVariant, firstChoice, VariantPicker } from './index.ts';

const options = [
  { name: 'Finish', values: ['Chrome', 'Black'].map((label) => ({ label, color: '#123456' })) },
  { name: 'Glass', values: ['8 mm', '10 mm', '12 mm'].map((label) => ({ label, color: null })) },
];
const variants = [
  { values: ['Chrome', '8 mm'], stock: 4 },
  { values: ['Chrome', '10 mm'], stock: 0 },
  { values: ['Black', '12 mm'], stock: 9 },
];

describe('choosing a variant', () => {
  test('[R2.5] a value is checked against the choices before it', () => {
    expect(availabilityOf(variants, ['Chrome', '8 mm'], 1, '10 mm')).toBe('out-of-stock');
    expect(availabilityOf(variants, ['Chrome', '8 mm'], 1, '12 mm')).toBe('no-combination');
    expect(availabilityOf(variants, ['Chrome', '8 mm'], 0, 'Black')).toBe('available');
  });

  test('[R2.5] a choice changes later values to an existing variant', () => {
    expect(chooseValue(variants, ['Chrome', '8 mm'], 0, 'Black')).toEqual(['Black', '12 mm']);
    expect(chooseValue(variants, ['Chrome', '8 mm'], 1, '12 mm')).toEqual(['Chrome', '8 mm']);
    expect(findVariant(variants, ['Black', '12 mm'])).toBe(variants[2]);
    expect(firstChoice(variants)).toEqual(['Chrome', '8 mm']);
  });
});

function Chooser() {
  const [chosen, setChosen] = useState(firstChoice(variants));
  return <VariantPicker options={options} variants={variants} value={chosen} onValueChange={setChosen} />;
}

describe('VariantPicker', () => {
  test('[R2.5] has a radio group per option, navigated by arrow keys', async () => {
    const { user, container } = renderUi(<Chooser />);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Chrome' }));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Black' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '12 mm' }).checked).toBe(true);
    await expectNoAxeViolations(container);
  });

  test('[R2.5] a missing combination shows the reason and cannot be chosen; a sold-out one can', async () => {
    const { user } = renderUi(<Chooser />);
    const missing = screen.getByRole<HTMLInputElement>('radio', { name: '12 mm' });
    expect(missing.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(missing.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'not available in Chrome',
    );
    await user.click(missing);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '8 mm' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: '10 mm' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '10 mm' }).checked).toBe(true);
  });
});
