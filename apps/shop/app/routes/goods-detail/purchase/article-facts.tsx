import type { ProductPageSku } from '../../../data/queries.ts';
import { ArticleCode } from './article-code.tsx';
import { ActivePromotion } from './active-promotion.tsx';

/** The code of the chosen article, and its active promotion. */
export function ArticleFacts({ sku }: { sku: ProductPageSku }) {
  return (
    <>
      {sku.code && <ArticleCode code={sku.code} />}
      {sku.promotion && <ActivePromotion promotion={sku.promotion} />}
    </>
  );
}
