import { money } from '@rider/model/money';
import { isContractAt, priceAt } from '@rider/model/price';
import { nearestQuantity, quantityProblem } from '@rider/model/quantity';
import { findVariant, firstChoice } from '@rider/ui/variant-picker';
import { useStableCallback } from '@rider/ui/stable-callback';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { SKU_PARAMETER, skuOfAddress } from '../../../variant-address/variant-address.ts';
import type { ProductPageSku, ProductPreview } from '../../../data/queries.ts';
import type { PromotionFields } from '../../../promotion-address/promotion-fields.ts';
import { useAddToCart, type Adding } from './use-add-to-cart.ts';

/** The buyer's choice: variant and quantity, and the outcome of adding it to the cart. */
export type PurchaseChoice = ReturnType<typeof usePurchase>;

/**
 * Starts from the address: the variant, and the quantity wanted before sign-in, whose outcome is `before`. `promotion` is the one in which
 * it is offered.
 */
export function usePurchase({ id, skus = [] }: ProductPreview, before: Adding, promotion?: PromotionFields) {
  const [parameters] = useSearchParams();
  const [picked, setPicked] = useState<readonly string[]>();
  // Not stored: a product that is opening has no variants yet.
  const chosen = picked ?? skuOfAddress(skus, parameters)?.values ?? firstChoice(skus);
  // The last valid number typed; it stays while the field contains none, so that the field's text stays.
  const [typed, setTyped] = useState(Number(parameters.get('quantity')) || undefined);
  const [unreadable, setUnreadable] = useState(false);
  const { adding, submit, forget } = useAddToCart(id, before, promotion);
  const sku = findVariant(skus, chosen);
  const quantity = typed ?? (sku ? (nearestQuantity(1, sku) ?? sku.minimum) : 1);
  const problem = sku === undefined || unreadable ? 'not-a-number' : quantityProblem(String(quantity), sku);
  const choose = useStableCallback((next: readonly string[]) => {
    setPicked(next);
    forget();
    const found = findVariant(skus, next);
    if (found) writeSkuToAddress(found);
  });
  return {
    sku,
    chosen,
    choose,
    quantity,
    problem,
    /** `null` for invalid input. */
    type: (next: number | null) => {
      if (next !== null) setTyped(next);
      setUnreadable(next === null);
      forget();
    },
    /** Unit price at the chosen quantity. */
    each: sku ? priceAt(sku.price, sku.tiers, quantity) : money(0),
    /** Whether the buyer has it by contract. */
    contract: sku !== undefined && isContractAt(sku, quantity),
    adding,
    submit: (event: FormEvent<HTMLFormElement>) =>
      submit(event, sku && problem === null ? { skuId: sku.id, quantity } : null),
  };
}

/** Writes the choice to the address without a navigation, so that it can be shared and survives a reload. */
function writeSkuToAddress(sku: ProductPageSku): void {
  const url = new URL(window.location.href);
  url.searchParams.set(SKU_PARAMETER, sku.code || sku.id);
  window.history.replaceState(window.history.state, '', url);
}
