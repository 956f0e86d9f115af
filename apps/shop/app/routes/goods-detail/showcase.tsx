import type { ProductPage, ProductPageSku } from '../../data/queries.ts';
import { Gallery } from '@rider/ui/gallery';
import { findSku, firstChoice } from '@rider/ui/sku-picker';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Purchase } from './purchase.tsx';
import { SKU_PARAMETER, skuOfAddress } from '../../article-address/article-address.ts';
import { Summary } from './summary.tsx';
import * as styles from './route.css.ts';

/** Pictures and purchase side by side: what is chosen there shows here. */
export function Showcase({ product }: { product: ProductPage }) {
  const [parameters] = useSearchParams();
  const [chosen, setChosen] = useState<readonly string[]>(
    () => skuOfAddress(product.skus, parameters)?.values ?? firstChoice(product.skus),
  );
  const sku = findSku(product.skus, chosen);

  function choose(next: readonly string[]) {
    setChosen(next);
    const found = findSku(product.skus, next);
    if (found) writeSkuToAddress(found);
  }
  return (
    <div className={styles.showcase}>
      <Gallery
        images={picturesOf(product)}
        selected={
          sku
            ? Math.max(
                product.images.findIndex((image) => fileOf(image) === fileOf(sku.image)),
                0,
              )
            : 0
        }
      />
      <div className={styles.buying}>
        <Summary product={product} sku={sku} />
        {sku && (
          <Purchase
            product={product}
            sku={sku}
            chosen={chosen}
            onChoose={choose}
            wished={Number(parameters.get('quantity'))}
          />
        )}
      </div>
    </div>
  );
}

/** Product pictures, each named by product and finish. */
function picturesOf({ attributes, images, name }: ProductPage): { src: string; alt: string }[] {
  const values = attributes.flatMap((attribute) => attribute.values);
  return images.map((src) => {
    const finish = values.find(({ image }) => image !== null && fileOf(image) === fileOf(src))?.label;
    return { src, alt: finish ? `${name}, ${finish}` : name };
  });
}

/** The file of a picture, which a small and a large copy of it share. */
function fileOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/** Lets the address follow the choice, without a navigation: it can be shared and survives a reload. */
function writeSkuToAddress(sku: ProductPageSku): void {
  const url = new URL(window.location.href);
  url.searchParams.set(SKU_PARAMETER, sku.code || sku.id);
  window.history.replaceState(window.history.state, '', url);
}
