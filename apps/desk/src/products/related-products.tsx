import { Button } from '@rider/ui/button';
import { Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { useState } from 'react';
import { productAddress } from '../data/addresses.ts';
import { ProductFinder } from '../form/product-finder.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { DraftFields } from './draft-fields.ts';
import * as styles from './products.css.ts';

/** Related products, in their order: found by name or SKU. */
export function RelatedProducts({
  draft: { related },
  change,
  names,
}: DraftFields & { names: Readonly<Record<string, string>> }) {
  const text = useMessages('desk.product');
  const [added, setAdded] = useState<Record<string, string>>({});
  return (
    <Stack gap="x3">
      <ProductFinder
        label={text('related')}
        description={text('relatedHint')}
        noneFound={text('noneFound')}
        except={related}
        onFind={({ id, name }) => {
          setAdded({ ...added, [id]: name });
          change({ related: [...related, id] });
        }}
      />
      <ol className={styles.relatedList}>
        {related.map((id) => {
          const name = added[id] ?? names[id] ?? id;
          return (
            <li key={id} className={styles.related}>
              <Link href={productAddress(id)}>{name}</Link>
              <Button
                size="small"
                variant="quiet"
                aria-label={text('removeOf', { name })}
                onClick={() => change({ related: related.filter((other) => other !== id) })}
              >
                {text('remove')}
              </Button>
            </li>
          );
        })}
      </ol>
    </Stack>
  );
}
