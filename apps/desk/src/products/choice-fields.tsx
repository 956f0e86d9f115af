import { CheckboxGroup, Select } from '@rider/ui/field';
import { productChoicesQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useLocale, useMessages } from '../messages/use-messages.ts';
import type { DraftFields } from './draft-fields.ts';

/** The category of a product, from the tree. */
export function CategoryField({ draft, change }: DraftFields) {
  const text = useMessages('desk.product');
  const { data } = useOptionalQuery(productChoicesQuery);
  return (
    <Select
      name="categoryId"
      label={text('category')}
      description={data?.categories.length === 0 && text('noCategories')}
      required
      value={draft.categoryId}
      onChange={(event) => change({ categoryId: event.currentTarget.value })}
    >
      <option value="">{text('chooseCategory')}</option>
      {(data?.categories ?? []).map(({ id, path }) => (
        <option key={id} value={id}>
          {path.join(' › ')}
        </option>
      ))}
    </Select>
  );
}

/** The filter values of all variants, for filters that no option of the product determines. */
export function FacetFields({ draft, change }: DraftFields) {
  const locale = useLocale();
  const { data } = useOptionalQuery(productChoicesQuery);
  const facets = (data?.facets ?? []).filter(({ key }) => !draft.options.some((option) => option.key === key));
  return facets.map(({ key, name, values }) => {
    const prefix = `${key}:`;
    const chosen = draft.facets.filter((facet) => facet.startsWith(prefix)).map((facet) => facet.slice(prefix.length));
    return (
      <CheckboxGroup
        key={key}
        name={`facets.${key}`}
        label={name[locale]}
        options={values.map((value) => ({ value: value.key, label: value.label[locale] }))}
        value={chosen}
        onValueChange={(next: readonly string[]) =>
          change({
            facets: [
              ...draft.facets.filter((facet) => !facet.startsWith(prefix)),
              ...next.map((value) => prefix + value),
            ],
          })
        }
      />
    );
  });
}
