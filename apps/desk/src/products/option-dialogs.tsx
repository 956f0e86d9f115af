import type { ProductChoices } from '@rider/api/operator';
import { addOption, addOptionValue, type ProductOption } from '@rider/model/product';
import { optionValueSchema, productOptionSchema, validate } from '@rider/model/validation';
import { Dialog } from '@rider/ui/dialog';
import { Select } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { notify } from '@rider/ui/toast';
import { useState } from 'react';
import { productChoicesQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { LocalizedField } from '../form/localized-field.tsx';
import { nestedValues } from '../form/nested-values.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useLocale, useMessages } from '../messages/use-messages.ts';
import type { DraftFields } from './draft-fields.ts';

type Facet = ProductChoices['facets'][number];
type FacetValue = Facet['values'][number];

interface DialogProps extends DraftFields {
  onClose: () => void;
}

function ChoiceOfValue({ values, onChoose }: { values: readonly FacetValue[]; onChoose: (key: string) => void }) {
  const text = useMessages('desk.product');
  const locale = useLocale();
  return (
    <Select label={text('valueOf')} name="value" onChange={(event) => onChoose(event.currentTarget.value)}>
      <option value="">{text('ownValue')}</option>
      {values.map(({ key, label }) => (
        <option key={key} value={key}>
          {label[locale]}
        </option>
      ))}
    </Select>
  );
}

const addedValue = (label: FacetValue['label'], chosen: FacetValue | undefined) => ({
  label,
  key: chosen?.key,
  swatch: chosen?.color ?? undefined,
});

/** Adds a value to an option, with its variants. An option of a filter offers the values of that. */
export function ValueDialog({ draft, change, option, onClose }: DialogProps & { option: ProductOption }) {
  const text = useMessages('desk.product');
  const locale = useLocale();
  const { data } = useOptionalQuery(productChoicesQuery);
  const [key, setKey] = useState('');
  const left = (data?.facets.find((facet) => facet.key === option.key)?.values ?? []).filter(
    (value) => !option.values.some((each) => each.key === value.key),
  );
  const chosen = left.find((value) => value.key === key);
  const { wiring } = useSavedForm({
    check: (typed) => validate(optionValueSchema, nestedValues(typed)),
    save: async ({ label }) => {
      const next = addOptionValue(draft, option.key, addedValue(label, chosen));
      change(next);
      notify({ message: text('variantsAdded', { count: next.variants.length - draft.variants.length }) });
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={onClose} title={text('addValueTo', { option: option.name[locale] })}>
      <Form {...wiring}>
        {left.length > 0 && <ChoiceOfValue values={left} onChoose={setKey} />}
        <LocalizedField
          key={key}
          name="label"
          label={text('value')}
          {...(chosen && { defaultValue: chosen.label })}
          required
        />
        <p>{text('valueHint')}</p>
        <FormActions submit={text('addValue')} pending={wiring.pending} />
      </Form>
    </Dialog>
  );
}

/** Adds an option with its first value, which all variants get. */
export function OptionDialog({ draft, change, onClose }: DialogProps) {
  const text = useMessages('desk.product');
  const locale = useLocale();
  const { data } = useOptionalQuery(productChoicesQuery);
  const [facetKey, setFacetKey] = useState('');
  const [key, setKey] = useState('');
  const facets = (data?.facets ?? []).filter((facet) => !draft.options.some((option) => option.key === facet.key));
  const facet = facets.find((each) => each.key === facetKey);
  const chosen = facet?.values.find((value) => value.key === key);
  const { wiring } = useSavedForm({
    check: (typed) => validate(productOptionSchema, nestedValues(typed)),
    save: async ({ name, label }) => {
      change(addOption(draft, { key: facet?.key, name, value: addedValue(label, chosen) }));
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={onClose} title={text('addOption')}>
      <Form {...wiring}>
        <Select
          label={text('optionOf')}
          name="facet"
          onChange={(event) => {
            setFacetKey(event.currentTarget.value);
            setKey('');
          }}
        >
          <option value="">{text('ownOption')}</option>
          {facets.map((each) => (
            <option key={each.key} value={each.key}>
              {each.name[locale]}
            </option>
          ))}
        </Select>
        <LocalizedField
          key={`name ${facetKey}`}
          name="name"
          label={text('optionName')}
          {...(facet && { defaultValue: facet.name })}
          required
        />
        {facet && <ChoiceOfValue key={facet.key} values={facet.values} onChoose={setKey} />}
        <LocalizedField
          key={`value ${facetKey} ${key}`}
          name="label"
          label={text('firstValue')}
          {...(chosen && { defaultValue: chosen.label })}
          required
        />
        <FormActions submit={text('addOption')} pending={wiring.pending} />
      </Form>
    </Dialog>
  );
}
