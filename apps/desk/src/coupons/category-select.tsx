import type { Category } from '@rider/model/catalogue';
import { Select } from '@rider/ui/field';
import { categoryChoicesQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useMessages } from '../messages/use-messages.ts';

/** Chooses a category of any level. `category` is the one at first, which is also shown while the others load. */
export function CategorySelect({ name, category }: { name: string; category: { id: string; name: string } | null }) {
  const text = useMessages('desk.coupons');
  const { data = [] } = useOptionalQuery(categoryChoicesQuery);
  const choices = data.flatMap((each) => choicesOf(each));
  return (
    <Select key={choices.length} name={name} label={text('category')} defaultValue={category?.id ?? ''} required>
      <option value="">{text('chooseCategory')}</option>
      {category !== null && choices.length === 0 && <option value={category.id}>{category.name}</option>}
      {choices.map(({ id, path }) => (
        <option key={id} value={id}>
          {path}
        </option>
      ))}
    </Select>
  );
}

/** A category and those below it, by their path: `Shower hardware › Hinges`. */
function choicesOf({ id, name, children }: Category, above = ''): { id: string; path: string }[] {
  const path = above + name;
  return [{ id, path }, ...children.flatMap((child) => choicesOf(child, `${path} › `))];
}
