import { orderCategoryProducts, type ListedProduct, type OperatorCategory } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { MOST_LISTED } from '@rider/model/site';
import { Button } from '@rider/ui/button';
import { Dialog } from '@rider/ui/dialog';
import { Stack } from '@rider/ui/layout';
import { Skeleton } from '@rider/ui/skeleton';
import { Text } from '@rider/ui/text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { productsQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { ListedProductRow } from '../form/listed-product-row.tsx';
import { ProductFinder } from '../form/product-finder.tsx';
import { SortableList } from '../form/sortable-list.tsx';
import { useOperatorAction } from '../form/use-operator-action.ts';
import { ListFailed } from '../list/list-failed.tsx';
import { useMessages } from '../messages/use-messages.ts';

/** Props of `ProductsDialog`. */
export interface ProductsDialogProps {
  /** The category when the dialog was opened. */
  category: OperatorCategory;
  /** Its version now. */
  version: number;
  onClose: () => void;
}

/** Orders the products of a category, as its page in the shop shows them. */
export function ProductsDialog({ category, version, onClose }: ProductsDialogProps) {
  const name = category.name[useIntl().locale as Locale];
  const text = useMessages('desk.categories');
  const { data, error, refetch } = useOptionalQuery(productsQuery({ category: category.id, limit: MOST_LISTED }));
  const [draft, setDraft] = useState<readonly ListedProduct[] | null>(null);
  // After a rejection, which names who changed the category, saving again overwrites.
  const [isSent, setSent] = useState(false);
  const acting = useOperatorAction('category');
  const products = draft ?? data?.items ?? [];
  const save = async () => {
    setSent(true);
    const order = { version: isSent ? version : category.version, products: products.map(({ id }) => id) };
    if (await acting.run(() => orderCategoryProducts(api, category.id, order), text('saved', { name }))) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text('productsOf', { name })}
      description={text('productsHint')}
      size="large"
      footer={
        <Button variant="primary" pending={acting.pending} disabled={draft === null} onClick={() => void save()}>
          {text('save')}
        </Button>
      }
    >
      <Stack gap="x4">
        {data && data.total > data.items.length && (
          <ProductFinder
            label={text('toTheTop')}
            description={text('firstProducts', { count: data.total, shown: MOST_LISTED })}
            noneFound={text('noProductFound')}
            category={category.id}
            except={products.map(({ id }) => id)}
            onFind={(product) => setDraft([product, ...products].slice(0, MOST_LISTED))}
          />
        )}
        {error ? <ListFailed onRetry={refetch} /> : !data && <Skeleton height="20rem" />}
        {data?.total === 0 && <Text tone="quiet">{text('noProducts')}</Text>}
        {products.length > 0 && (
          <SortableList
            label={text('productsOf', { name })}
            items={products}
            getId={({ id }) => id}
            getName={(product) => product.name}
            onChange={setDraft}
          >
            {(product) => <ListedProductRow product={product} />}
          </SortableList>
        )}
      </Stack>
    </Dialog>
  );
}
