import type { ListedProduct } from '@rider/api/operator';
import { Badge } from '@rider/ui/badge';
import { Link } from '@rider/ui/link';
import { Text } from '@rider/ui/text';
import { productAddress } from '../data/addresses.ts';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './listed-product-row.css.ts';

/** A product in a list that operators order: picture, name, state and SKUs. */
export function ListedProductRow({ product: { id, name, image, codes, state } }: { product: ListedProduct }) {
  const text = useMessages('desk.homePage');
  return (
    <div className={styles.product}>
      {image && <img src={image} alt="" className={styles.thumbnail} />}
      <div className={styles.names}>
        <Link href={productAddress(id)}>{name}</Link> {state !== 'published' && <Badge>{text(`state.${state}`)}</Badge>}
        <Text size="small" tone="quiet" className={styles.codes}>
          {codes.join(', ')}
        </Text>
      </div>
    </div>
  );
}
