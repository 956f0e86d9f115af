import { orderCategory, type OperatorCategories, type OperatorCategory } from '@rider/api/operator';
import { LOCALES, type Locale } from '@rider/model/locale';
import { Button, IconButton } from '@rider/ui/button';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { Cluster, Container, Stack } from '@rider/ui/layout';
import { Heading, Text } from '@rider/ui/text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { categoriesQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useOperatorAction } from '../form/use-operator-action.ts';
import { ListFailed } from '../list/list-failed.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { CategoryName, type CategoryDrag } from './category-name.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { levelOf } from './level-of.ts';
import { ProductsDialog } from './products-dialog.tsx';

const NOTHING: OperatorCategories = { categories: [], pictures: [], banners: [] };

/** The tree of categories, as the menu of the shop shows it: added, renamed, moved, ordered and removed here. */
export default function Categories() {
  const intl = useIntl();
  const text = useMessages('desk.categories');
  const { data = NOTHING, error, isLoading, refetch } = useOptionalQuery(categoriesQuery);
  const [edited, setEdited] = useState<OperatorCategory | 'new' | null>(null);
  const [ordered, setOrdered] = useState<OperatorCategory | null>(null);
  const [dragged, setDragged] = useState<OperatorCategory | null>(null);
  const acting = useOperatorAction('category');
  const move = (category: OperatorCategory, to: number) => {
    const siblings = siblingsOf(data.categories, category).map(({ id }) => id);
    void acting.run(() => orderCategory(api, category.id, { to, siblings }));
  };
  const onDrop = (dropped: OperatorCategory, at: OperatorCategory) =>
    move(dropped, siblingsOf(data.categories, at).indexOf(at));
  const columns = useColumns(data.categories, { dragged, setDragged, onDrop });
  const title = intl.formatMessage({ id: 'desk.section.categories' });
  return (
    <Container>
      <Stack gap="x4">
        <Cluster justify="between" gap="x3">
          <Heading level={2} size="title2">
            {title}
          </Heading>
          <Button variant="primary" onClick={() => setEdited('new')}>
            {text('add')}
          </Button>
        </Cluster>
        <Text size="small" tone="quiet">
          {text('intro')}
        </Text>
        <DataTable
          caption={title}
          hideCaption
          columns={columns}
          rows={data.categories}
          getRowId={({ id }) => id}
          loading={isLoading}
          {...(error && { error: <ListFailed onRetry={refetch} /> })}
          empty={text('empty')}
          renderRowActions={(category) => (
            <RowButtons
              category={category}
              categories={data.categories}
              onMove={(to) => move(category, to)}
              onOrder={() => setOrdered(category)}
              onEdit={() => setEdited(category)}
            />
          )}
        />
      </Stack>
      {edited !== null && (
        <CategoryDialog category={edited === 'new' ? null : edited} choices={data} onClose={() => setEdited(null)} />
      )}
      {ordered && (
        <ProductsDialog
          category={ordered}
          version={data.categories.find(({ id }) => id === ordered.id)?.version ?? ordered.version}
          onClose={() => setOrdered(null)}
        />
      )}
    </Container>
  );
}

/** The categories of the same parent, in order. */
const siblingsOf = (categories: readonly OperatorCategory[], { parentId }: OperatorCategory) =>
  categories.filter((each) => each.parentId === parentId);

function useColumns(categories: readonly OperatorCategory[], drag: CategoryDrag): DataColumn<OperatorCategory>[] {
  const intl = useIntl();
  const text = useMessages('desk.categories');
  const own = intl.locale as Locale;
  const other = LOCALES.find((locale) => locale !== own) ?? own;
  return [
    {
      id: 'name',
      label: text('name'),
      rowHeader: true,
      cell: (category) => (
        <CategoryName category={category} name={category.name[own]} level={levelOf(categories, category)} {...drag} />
      ),
    },
    { id: 'otherName', label: text('otherName'), cell: ({ name }) => <span lang={other}>{name[other]}</span> },
    { id: 'products', label: text('products'), numeric: true, cell: ({ products }) => intl.formatNumber(products) },
  ];
}

interface RowButtonsProps {
  category: OperatorCategory;
  categories: readonly OperatorCategory[];
  /** Moves it to a place among those of its parent. */
  onMove: (to: number) => void;
  onOrder: () => void;
  onEdit: () => void;
}

/** The buttons that move a category before or after its neighbour, and those that order its products and open it. */
function RowButtons({ category, categories, onMove, onOrder, onEdit }: RowButtonsProps) {
  const intl = useIntl();
  const text = useMessages('desk.categories');
  const siblings = siblingsOf(categories, category);
  const name = category.name[intl.locale as Locale];
  const place = siblings.indexOf(category);
  return (
    <Cluster gap="x2">
      <IconButton
        size="small"
        icon="chevron-up"
        label={text('up', { name })}
        disabled={siblings[0] === category}
        onClick={() => onMove(place - 1)}
      />
      <IconButton
        size="small"
        icon="chevron-down"
        label={text('down', { name })}
        disabled={siblings.at(-1) === category}
        onClick={() => onMove(place + 1)}
      />
      <Button
        size="small"
        variant="quiet"
        aria-label={text('productsOf', { name })}
        disabled={category.products < 2}
        onClick={onOrder}
      >
        {text('order')}
      </Button>
      <Button size="small" aria-label={text('editOf', { name })} onClick={onEdit}>
        {text('edit')}
      </Button>
    </Cluster>
  );
}
