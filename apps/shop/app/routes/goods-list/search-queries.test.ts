import { describe, expect, test } from 'vitest';
import { looksLikeSku } from './search-queries.ts';

describe('a search term', () => {
  test.each(['RD-HINGE-180-BN-8MM', 'rd-spigot', '50001', 'RD-BAR-21.5'])('[R2.4] %s can be a SKU', (term) => {
    expect(looksLikeSku(term)).toBe(true);
  });

  test.each(['hinge', 'shower hinge', '铰链', '10', ''])('[R2.4] "%s" is not a SKU', (term) => {
    expect(looksLikeSku(term)).toBe(false);
  });
});
