import { Gallery, type GalleryImage } from '@rider/ui/gallery';
import { lazyPart } from '../../activity/lazy-part.tsx';
import { useShownVariant } from '../../variant-address/shown-variant.ts';
import { memo, useMemo, type ReactNode } from 'react';
import type { ProductPreview, ProductPageSku } from '../../data/queries.ts';
import * as styles from './route.css.ts';
import { Summary } from './summary.tsx';

const ProductActions = lazyPart(() => import('./lazy-parts.ts'), 'ProductActions');

// A quantity changes neither pictures nor variants, and adding to the cart changes nothing here.
const SteadyGallery = memo(Gallery);

interface ShowcaseProps {
  product: ProductPreview;
  sku: ProductPageSku | undefined;
  /** The purchase form. */
  children: ReactNode;
}

/** Pictures and purchase form side by side: the pictures follow the chosen variant. */
export function Showcase({ product, sku, children }: ShowcaseProps) {
  useShownVariant(sku?.code);
  const pictures = useMemo(() => picturesOf(product), [product]);
  const picture = sku ? product.images.findIndex((image) => fileOf(image) === fileOf(sku.image)) : 0;
  return (
    <div className={styles.showcase}>
      <SteadyGallery images={pictures} selected={Math.max(picture, 0)} />
      <div className={styles.buying}>
        <Summary product={product} sku={sku} />
        {children}
        <ProductActions product={product} code={sku?.code} />
      </div>
    </div>
  );
}

/** Product pictures, each with its own text or named by product and finish; the small version of a picture comes with its finish. */
function picturesOf({ attributes = [], images, imageTexts = {}, name }: ProductPreview): GalleryImage[] {
  const values = attributes.flatMap((attribute) => attribute.values);
  return images.map((src) => {
    const finish = values.find(({ image }) => image !== null && fileOf(image) === fileOf(src));
    return {
      src,
      small: finish?.image ?? undefined,
      alt: imageTexts[src] ?? (finish ? `${name}, ${finish.label}` : name),
    };
  });
}

/** The file name of a picture, which its small and large versions share. */
function fileOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}
