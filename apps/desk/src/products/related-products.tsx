import { Button } from '@rider/ui/button';
import { Combobox } from '@rider/ui/combobox';
import { Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { useDeferredValue, useState } from 'react';
import { productAddress } from '../data/addresses.ts';
import { productsQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
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
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState<Record<string, string>>({});
  const search = useDeferredValue(typed.trim());
  const { data, isLoading } = useOptionalQuery(search === '' ? null : productsQuery({ search }), {
    keepPreviousData: true,
  });
  const found = (data?.items ?? []).filter(({ id }) => !related.includes(id));
  return (
    <Stack gap="x3">
      <Combobox
        label={text('related')}
        description={text('relatedHint')}
        filtered
        loading={isLoading}
        inputValue={typed}
        onInputValueChange={setTyped}
        value={null}
        options={found.map(({ id, name, codes }) => ({ value: id, label: name, description: codes.join(', ') }))}
        empty={search !== '' && text('noneFound')}
        onValueChange={(id) => {
          const chosen = found.find((each) => each.id === id);
          if (chosen === undefined) return;
          setAdded({ ...added, [chosen.id]: chosen.name });
          setTyped('');
          change({ related: [...related, chosen.id] });
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
