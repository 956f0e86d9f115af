import { MOST_CHOSEN_PRODUCTS, PRODUCT_STATES, type ProductState } from '@rider/model/product';
import { Button, LinkButton } from '@rider/ui/button';
import { Text } from '@rider/ui/text';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ListSelection } from '../list/list-selection.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { StateDialog } from './state-dialog.tsx';

/** What can be done with the selected products: edit them in a table, publish, archive. */
export function ProductSelection({ selection }: { selection: ListSelection }) {
  const text = useMessages('desk.products');
  const [parameters] = useSearchParams();
  const [state, setState] = useState<ProductState | null>(null);
  const isBeyond = selection.all === null && selection.ids.length > MOST_CHOSEN_PRODUCTS;
  if (isBeyond) return <Text size="small">{text('tooMany', { most: MOST_CHOSEN_PRODUCTS })}</Text>;
  // With the list's own parameters, to which the table leads back.
  const table = new URLSearchParams(parameters);
  if (selection.all === null) table.set('ids', selection.ids.join(','));
  return (
    <>
      <LinkButton size="small" href={`/products/table?${table}`}>
        {text('editTable')}
      </LinkButton>
      {PRODUCT_STATES.map((each) => (
        <Button key={each} size="small" onClick={() => setState(each)}>
          {text(`setState.${each}`)}
        </Button>
      ))}
      {state !== null && (
        <StateDialog
          state={state}
          count={selection.count}
          choice={selection.all ?? { ids: selection.ids }}
          onClose={() => setState(null)}
          onDone={selection.clear}
        />
      )}
    </>
  );
}
