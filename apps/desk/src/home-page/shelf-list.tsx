import type { OperatorHomePage } from '@rider/api/operator';
import { MOST_SHELVES } from '@rider/model/site';
import { Select } from '@rider/ui/field';
import { Text } from '@rider/ui/text';
import { productChoicesQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { SortableList } from '../form/sortable-list.tsx';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './home-page.css.ts';

type Shelves = OperatorHomePage['shelves'];

/** The categories that the home page shows with their best-selling products. */
export function ShelfList({ shelves, onChange }: { shelves: Shelves; onChange: (shelves: Shelves) => void }) {
  const text = useMessages('desk.homePage');
  const { data } = useOptionalQuery(productChoicesQuery);
  const choices = (data?.categories ?? []).filter(({ id }) => !shelves.some((shelf) => shelf.id === id));
  return (
    <div className={styles.part}>
      <Select
        label={text('addShelf')}
        description={text('addShelfHint')}
        value=""
        disabled={shelves.length >= MOST_SHELVES}
        onChange={(event) => {
          const chosen = choices.find(({ id }) => id === event.currentTarget.value);
          if (chosen) onChange([...shelves, { id: chosen.id, name: chosen.path.at(-1) ?? '' }]);
        }}
      >
        <option value="">{text('chooseCategory')}</option>
        {choices.map(({ id, path }) => (
          <option key={id} value={id}>
            {path.join(' › ')}
          </option>
        ))}
      </Select>
      {shelves.length === 0 ? (
        <Text size="small" tone="quiet">
          {text('emptyShelves')}
        </Text>
      ) : (
        <SortableList
          label={text('section.shelves')}
          items={shelves}
          getId={({ id }) => id}
          getName={({ name }) => name}
          onChange={onChange}
          canRemove={() => true}
        >
          {({ name }) => name}
        </SortableList>
      )}
    </div>
  );
}
