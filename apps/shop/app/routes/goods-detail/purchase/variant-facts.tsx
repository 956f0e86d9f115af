import type { ProductPageSku } from '../../../data/queries.ts';
import { SkuCode } from './sku-code.tsx';
import { ActivePromotion } from './active-promotion.tsx';

/** The code of the chosen variant, and its active promotion. */
export function VariantFacts({ sku }: { sku: ProductPageSku }) {
  return (
    <>
      {sku.code && <SkuCode code={sku.code} />}
      {sku.promotion && <ActivePromotion promotion={sku.promotion} />}
    </>
  );
}
