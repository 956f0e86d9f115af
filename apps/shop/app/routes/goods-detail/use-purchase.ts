import { money } from '@rider/model/money';
import { priceAt } from '@rider/model/price';
import { nearestQuantity, quantityProblem } from '@rider/model/quantity';
import { findSku, firstChoice } from '@rider/ui/sku-picker';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { SKU_PARAMETER, skuOfAddress } from '../../article-address/article-address.ts';
import type { ProductPage, ProductPageSku } from '../../data/queries.ts';
import { useAdding, type Adding } from './use-adding.ts';

/** What a buyer chooses of a product: the article, the quantity, and how adding it to the cart went. */
export type PurchaseChoice = ReturnType<typeof usePurchase>;

/** Begins with what the address says: the article, and the pieces wanted before signing in; `before` is what became of these. */
export function usePurchase(product: ProductPage, before: Adding) {
  const [parameters] = useSearchParams();
  const [chosen, setChosen] = useState<readonly string[]>(
    () => skuOfAddress(product.skus, parameters)?.values ?? firstChoice(product.skus),
  );
  // The last number that was typed; it stays while the field holds none, so that the field keeps what is typed.
  const [typed, setTyped] = useState(Number(parameters.get('quantity')) || undefined);
  const [unreadable, setUnreadable] = useState(false);
  const { adding, add, forget } = useAdding(product.id, before);
  const sku = findSku(product.skus, chosen);
  const quantity = typed ?? (sku ? (nearestQuantity(1, sku) ?? sku.minimum) : 1);
  const problem = sku === undefined || unreadable ? 'not-a-number' : quantityProblem(String(quantity), sku);
  return {
    sku,
    chosen,
    choose: (next: readonly string[]) => {
      setChosen(next);
      forget();
      const found = findSku(product.skus, next);
      if (found) writeSkuToAddress(found);
    },
    quantity,
    problem,
    /** `null` for what is no number. */
    type: (next: number | null) => {
      if (next !== null) setTyped(next);
      setUnreadable(next === null);
      forget();
    },
    /** Price of a piece at the chosen quantity. */
    each: sku ? priceAt(sku.price, sku.tiers, quantity) : money(0),
    adding,
    add: () => {
      if (sku) add(sku.id, quantity);
    },
  };
}

/** Lets the address follow the choice, without a navigation: it can be shared and survives a reload. */
function writeSkuToAddress(sku: ProductPageSku): void {
  const url = new URL(window.location.href);
  url.searchParams.set(SKU_PARAMETER, sku.code || sku.id);
  window.history.replaceState(window.history.state, '', url);
}
