import { removeProductView, saveProductView, type ProductView } from '@rider/api/operator';
import { NAME_LENGTH } from '@rider/model/limits';
import { productViewSchema, validate } from '@rider/model/validation';
import { Button, LinkButton } from '@rider/ui/button';
import { Dialog } from '@rider/ui/dialog';
import { TextField } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { Cluster } from '@rider/ui/layout';
import { useSearchParams } from 'react-router';
import { api } from '../data/desk-api.ts';
import { productViewsQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useOperatorAction } from '../form/use-operator-action.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { DialogButton } from '../list/dialog-button.tsx';
import { useMessages } from '../messages/use-messages.ts';

/** What a view consists of. The page of the list is none of it. */
const PARAMETERS = ['search', 'state', 'order'] as const;

/** The query of the shown list, always in the same order. */
function queryOf(parameters: URLSearchParams): string {
  const given = PARAMETERS.flatMap((name) => {
    const value = parameters.get(name) ?? '';
    return value === '' ? [] : [[name, value]];
  });
  return new URLSearchParams(given).toString();
}

/** The views of the list that the operator has saved, as links, and a button that saves or removes the shown one. */
export function ProductViews() {
  const text = useMessages('desk.products');
  const [parameters] = useSearchParams();
  const { data: views = [] } = useOptionalQuery(productViewsQuery);
  const query = queryOf(parameters);
  const shown = views.find((view) => view.query === query);
  if (views.length === 0 && query === '') return null;
  return (
    <nav aria-label={text('views')}>
      <Cluster gap="x2">
        <View name={text('allProducts')} query="" isShown={query === ''} />
        {views.map((view) => (
          <View key={view.id} name={view.name} query={view.query} isShown={view === shown} />
        ))}
        {shown ? (
          <RemoveView view={shown} />
        ) : (
          query !== '' && (
            <DialogButton size="small" label={text('saveView')}>
              {(close) => <SaveView query={query} onClose={close} />}
            </DialogButton>
          )
        )}
      </Cluster>
    </nav>
  );
}

function View({ name, query, isShown }: { name: string; query: string; isShown: boolean }) {
  return (
    <LinkButton
      size="small"
      variant={isShown ? 'secondary' : 'quiet'}
      href={query === '' ? '/products' : `/products?${query}`}
      {...(isShown && { 'aria-current': 'page' as const })}
    >
      {name}
    </LinkButton>
  );
}

function SaveView({ query, onClose }: { query: string; onClose: () => void }) {
  const text = useMessages('desk.products');
  const { wiring } = useSavedForm({
    check: (typed) => validate(productViewSchema, { ...typed, query }),
    save: (view) => saveProductView(api, view),
    saved: ({ name }) => text('viewSaved', { name }),
    onSaved: onClose,
    change: 'product-view',
  });
  return (
    <Dialog open onOpenChange={onClose} size="small" title={text('saveView')} description={text('saveViewHint')}>
      <Form {...wiring}>
        <TextField label={text('viewName')} name="name" maxLength={NAME_LENGTH.maximum} autoComplete="off" required />
        <FormActions submit={text('saveView')} pending={wiring.pending} />
      </Form>
    </Dialog>
  );
}

function RemoveView({ view: { id, name } }: { view: ProductView }) {
  const text = useMessages('desk.products');
  const acting = useOperatorAction('product-view');
  return (
    <Button
      size="small"
      variant="quiet"
      pending={acting.pending}
      aria-label={text('removeViewOf', { name })}
      onClick={() => void acting.run(() => removeProductView(api, id), text('viewRemoved', { name }))}
    >
      {text('removeView')}
    </Button>
  );
}
