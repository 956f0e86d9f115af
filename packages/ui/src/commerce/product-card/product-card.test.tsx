import { screen } from '@testing-library/react';
import { money } from '@rider/model/money';
import { describe, expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { ProductCard } from './index.ts';
import { sampleChosenVariant, sampleProducts } from './product-card.samples.ts';

const [reduced, low, soldOut] = sampleProducts;

describe('ProductCard', () => {
  test('[R2.4] is one tab stop that links to the product', async () => {
    const { user, container } = renderUi(reduced && <ProductCard product={reduced} href="/goods_detail/1001" />);
    await user.tab();
    const link = screen.getByRole('link', { name: reduced?.name ?? '' });
    expect(document.activeElement).toBe(link);
    expect(link.getAttribute('href')).toBe('/goods_detail/1001');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
    await expectNoAxeViolations(container);
  });

  test('[R2.6] shows an active promotion with price and end', async () => {
    const promotion = { kind: 'flashSale', price: money(1890), endsAt: Date.UTC(2026, 0, 15, 14) } as const;
    const { container } = renderUi(low && <ProductCard product={{ ...low, promotion }} href="/" />);
    expect(container.textContent).toMatch(/Flash sale \$18\.90 until 15-01-2026 14:00/);
    await expectNoAxeViolations(container);
  });

  test('[R2.4] describes price, list price, finishes, stock and score as text', () => {
    const { container } = renderUi(low && <ProductCard product={low} href="/" />);
    expect(container.textContent).toContain('from $42.00 / pc');
    expect(container.textContent).toContain('Only 12 left');
    expect(screen.getByRole('img', { name: /^Finishes: Polished Chrome, / })).toBeTruthy();
    expect(screen.getByRole('img', { name: '4.7 out of 5 stars' })).toBeTruthy();
  });

  test('[R2.4] a sold-out product without reviews or finishes shows none of them', () => {
    const { container } = renderUi(soldOut && <ProductCard product={soldOut} href="/" />);
    expect(container.textContent).toContain('Out of stock');
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('[R2.4] shows a chosen variant with its price', () => {
    const { container } = renderUi(<ProductCard product={sampleChosenVariant} href="/" />);
    expect(container.querySelector('[data-part=variant]')?.textContent).toBe('Matte Black, 10 mm (3/8")');
    expect(container.textContent).toContain('$42.50 / pc');
    expect(container.textContent).not.toContain('from');
  });

  test('pictures have a size and load lazily by default', () => {
    const { container } = renderUi(
      reduced && (
        <>
          <ProductCard product={reduced} href="/" />
          <ProductCard product={reduced} href="/" loading="eager" priority />
        </>
      ),
    );
    const [late, first] = container.querySelectorAll('img');
    expect(late?.getAttribute('loading')).toBe('lazy');
    expect([first?.getAttribute('loading'), first?.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
    expect([first?.width, first?.height]).toEqual([400, 400]);
  });
});
