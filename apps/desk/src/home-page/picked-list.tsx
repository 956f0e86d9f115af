import type { ListedProduct } from '@rider/api/operator';
import { HOME_CARDS, MOST_LISTED } from '@rider/model/site';
import { Text } from '@rider/ui/text';
import { ListedProductRow } from '../form/listed-product-row.tsx';
import { ProductFinder } from '../form/product-finder.tsx';
import { SortableList } from '../form/sortable-list.tsx';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './home-page.css.ts';

/** Props of `PickedList`. */
export interface PickedListProps {
  /** Name of the list. */
  title: string;
  products: readonly ListedProduct[];
  onChange: (products: readonly ListedProduct[]) => void;
}

/** A hand-picked list: products are found by name or SKU, and ordered. */
export function PickedList({ title, products, onChange }: PickedListProps) {
  const text = useMessages('desk.homePage');
  return (
    <div className={styles.part}>
      <ProductFinder
        label={text('addTo', { list: title })}
        description={text('addHint', { cards: HOME_CARDS })}
        noneFound={text('noneFound')}
        except={products.map(({ id }) => id)}
        disabled={products.length >= MOST_LISTED}
        onFind={(product) => onChange([...products, product])}
      />
      {products.length === 0 ? (
        <Text size="small" tone="quiet">
          {text('emptyList')}
        </Text>
      ) : (
        <SortableList
          label={title}
          items={products}
          getId={({ id }) => id}
          getName={({ name }) => name}
          onChange={onChange}
          canRemove={() => true}
        >
          {(product) => <ListedProductRow product={product} />}
        </SortableList>
      )}
    </div>
  );
}
