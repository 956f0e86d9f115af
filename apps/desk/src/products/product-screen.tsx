import type { OperatorProduct } from '@rider/api/operator';
import { FormattedMessage } from 'react-intl';
import { useParams, useSearchParams } from 'react-router';
import { productQuery } from '../data/operator-queries.ts';
import { Loaded } from '../list/loaded.tsx';
import { copyOf, NEW_PRODUCT } from './new-draft.ts';
import { ProductForm } from './product-form.tsx';
import type { ReactNode } from 'react';

/** The product that the address names. */
export function ProductScreen() {
  const { id = '' } = useParams();
  return (
    <LoadedProduct id={id}>
      {(product) => <ProductForm key={id} loaded={product} draft={product.draft} />}
    </LoadedProduct>
  );
}

/** A new product; `?copy=` names the product that it is like. */
export function NewProductScreen() {
  const [parameters] = useSearchParams();
  const copied = parameters.get('copy');
  if (copied === null) return <ProductForm loaded={null} draft={NEW_PRODUCT} />;
  return (
    <LoadedProduct id={copied}>{({ draft }) => <ProductForm loaded={null} draft={copyOf(draft)} />}</LoadedProduct>
  );
}

function LoadedProduct({ id, children }: { id: string; children: (product: OperatorProduct) => ReactNode }) {
  return (
    <Loaded
      query={productQuery(id)}
      unknown={<FormattedMessage id="desk.product.unknown" values={{ id }} />}
      back={{ href: '/products', label: <FormattedMessage id="desk.product.back" /> }}
    >
      {children}
    </Loaded>
  );
}
