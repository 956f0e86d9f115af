// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import '../../../testing/resize-observer.ts';
import { money } from '@rider/model/money';
import { screens } from '@rider/model/screens';
import { LinkProvider } from '@rider/ui/link';
import uiTexts from '@rider/ui/messages/en-US.json' with { type: 'json' };
import { expectNoAxeViolations } from '@rider/ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import shopTexts from '../../../messages/en-US.json' with { type: 'json' };
import { compareWith, readCompared } from '../../compare/compare-address.ts';
import type { ProductPage } from '../../data/queries.ts';
import { CompareTable } from './compare-table.tsx';

const texts: Record<string, string> = { ...uiTexts, ...shopTexts };

const product = (id: string, specifications: Record<string, string>, price = 1000) =>
  ({
    id,
    name: `Hinge ${id}`,
    images: [],
    price: money(price),
    unit: 'pc',
    stock: 40,
    skus: [{ id, price: money(price), minimum: 1, pack: 1 }],
    attributes: [{ name: 'Finish', values: [{ label: 'Satin' }, { label: 'Black' }] }],
    specifications: Object.entries(specifications).map(([key, value]) => ({ key, name: `Name of ${key}`, value })),
  }) as unknown as ProductPage;

const products = [
  product('7', { load: '45 kg', glass: '8 mm' }),
  product('8', { load: '60 kg', glass: '8 mm', cut: 'A' }),
];

function show(isShort: boolean) {
  return render(
    <IntlProvider locale="en-US" messages={texts}>
      <LinkProvider screens={screens}>
        <CompareTable products={products} isShort={isShort} />
      </LinkProvider>
    </IntlProvider>,
  ).container;
}

const valuesOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('[B11] products are columns, and rows in which they differ are marked', async () => {
  const container = show(false);
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  expect(valuesOf(/^Name of load.*differs/)).toEqual(['45 kg', '60 kg']);
  expect(valuesOf(/^Name of cut.*differs/)).toEqual(['–', 'A']);
  expect(valuesOf(/^Name of glass 8 mm/)).toEqual(['8 mm', '8 mm']);
  expect(valuesOf(/^Finish/)).toEqual(['Satin, Black', 'Satin, Black']);
  await expectNoAxeViolations(container);
});

test('[B11] the short comparison has only differences, and heads are reached by keyboard', async () => {
  const container = show(true);
  expect(screen.queryByText('Name of glass')).toBeNull();
  expect(screen.queryByText('Finish')).toBeNull();
  expect(valuesOf(/^Name of load/)).toEqual(['45 kg', '60 kg']);
  const user = userEvent.setup();
  while (document.activeElement?.tagName !== 'A') await user.tab();
  expect(screen.getByRole('link', { name: 'Hinge 7' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Remove Hinge 7' })).toHaveFocus();
  expect(document.activeElement).toHaveAttribute('href', '/compare?ids=8');
  await expectNoAxeViolations(container);
});

test('[B11] an address has at most four products, each once, and a fifth replaces the first', () => {
  const read = (ids: string) => readCompared(new URLSearchParams({ ids }));
  expect(read('7,8,7,x,9,10,11')).toEqual(['7', '8', '9', '10']);
  expect(read('')).toEqual([]);
  expect(compareWith(['7', '8', '9', '10'], '11')).toBe('/compare?ids=8,9,10,11');
  expect(compareWith(['7', '8'], '7')).toBe('/compare?ids=8,7');
  expect(compareWith(['7'], '8', '/goods_list?cid=3')).toBe('/compare?ids=7,8&list=%2Fgoods_list%3Fcid%3D3');
});
