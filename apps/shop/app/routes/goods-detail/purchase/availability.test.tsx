// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import uiTexts from '@rider/ui/messages/en-US.json' with { type: 'json' };
import shopTexts from '../../../../messages/en-US.json' with { type: 'json' };
import type { ProductPage, ProductPageSku } from '../../../data/queries.ts';
import { Availability } from './availability.tsx';

const texts: Record<string, string> = { ...uiTexts, ...shopTexts };
const AFTER_THANKSGIVING = { day: '2026-11-27', today: false, before: Date.parse('2026-11-27T14:00:00-08:00') };

function shownOf(given: Partial<ProductPageSku>, palletFrom: number | null = 9500): string {
  const sku = { stock: 5, ...given } as ProductPageSku;
  const parcelLimits = { longestParcelMm: 2400, heaviestParcelKg: 30, palletFrom };
  const product = { skus: [sku], dispatch: AFTER_THANKSGIVING, parcelLimits } as unknown as ProductPage;
  const { container, unmount } = render(
    <IntlProvider locale="en-US" messages={texts}>
      <Availability product={product} sku={sku} />
    </IntlProvider>,
  );
  const shown = container.textContent;
  unmount();
  return shown;
}

test('[R2.5] a variant over 2.4 m shows that it ships by pallet, and the cost', () => {
  const shown = shownOf({ pallet: 'length' });
  expect(shown).toContain('Ships Friday');
  expect(shown).toContain('Longer than 2.4 m: ships by pallet, freight from $95.00');
  expect(shownOf({})).not.toContain('pallet');
  expect(shownOf({ pallet: 'length' }, null)).toContain('Longer than 2.4 m: only for pick-up');
});
