import {
  addCategory,
  removeCategory,
  saveCategory,
  type CategoryValues,
  type OperatorCategories,
  type OperatorCategory,
} from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { categorySchema, validate } from '@rider/model/validation';
import { Banner } from '@rider/ui/banner';
import { Button } from '@rider/ui/button';
import { ConfirmDialog, Dialog } from '@rider/ui/dialog';
import { Select } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { Cluster } from '@rider/ui/layout';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { LocalizedField } from '../form/localized-field.tsx';
import { nestedValues } from '../form/nested-values.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { levelOf } from './level-of.ts';
import { PictureChoice } from './picture-choice.tsx';

/** Props of `CategoryDialog`. */
export interface CategoryDialogProps {
  /** Null adds a category. */
  category: OperatorCategory | null;
  /** All categories as they are now, and the pictures to choose from. */
  choices: OperatorCategories;
  onClose: () => void;
}

/** Adds or changes a category, or removes an empty one. */
export function CategoryDialog({ category, choices, onClose }: CategoryDialogProps) {
  const locale = useIntl().locale as Locale;
  const text = useMessages('desk.categories');
  const name = category?.name[locale] ?? '';
  const latest = choices.categories.find(({ id }) => id === category?.id);
  const [isSent, setSent] = useState(false);
  // Another person's change, shown after the rejection; saving again overwrites it.
  const changed = isSent && latest && latest.version !== category?.version ? latest : null;
  const { wiring, acting } = useSavedForm<CategoryValues>({
    check: (typed) => validate(categorySchema, nestedValues(typed)),
    save: async (values) => {
      setSent(true);
      if (category === null) return addCategory(api, values);
      const { version } = changed ?? category;
      return saveCategory(api, category.id, { ...values, version });
    },
    saved: (values) => text(category ? 'saved' : 'added', { name: values.name[locale] }),
    onSaved: onClose,
    change: 'category',
  });
  const remove = async (id: string) => {
    if (await acting.run(() => removeCategory(api, id), text('removed', { name }))) onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title={category ? text('editOf', { name }) : text('add')} size="large">
      <Form {...wiring}>
        {changed && <Banner tone="info">{text('savedNow', { names: Object.values(changed.name).join(', ') })}</Banner>}
        <LocalizedField name="name" label={text('name')} {...(category && { defaultValue: category.name })} required />
        <ParentSelect category={category} categories={choices.categories} />
        <PictureChoice
          name="picture"
          label={text('picture')}
          shape="square"
          pictures={choices.pictures}
          defaultValue={category?.picture ?? ''}
        />
        <PictureChoice
          name="banner"
          label={text('banner')}
          shape="wide"
          pictures={choices.banners}
          defaultValue={category?.banner ?? ''}
        />
        <Cluster gap="x3">
          <FormActions submit={text('save')} pending={wiring.pending} />
          {category && <RemoveButton name={name} onRemove={() => void remove(category.id)} />}
        </Cluster>
      </Form>
    </Dialog>
  );
}

/** The categories that may contain this one: those of the first two levels, without itself. */
function ParentSelect(props: { category: OperatorCategory | null; categories: readonly OperatorCategory[] }) {
  const { category, categories } = props;
  const locale = useIntl().locale as Locale;
  const text = useMessages('desk.categories');
  const parents = categories.filter((each) => each.id !== category?.id && levelOf(categories, each) < 2);
  return (
    <Select label={text('parent')} name="parentId" defaultValue={category?.parentId ?? ''}>
      <option value="">{text('top')}</option>
      {parents.map((each) => (
        <option key={each.id} value={each.id}>
          {levelOf(categories, each) === 1 ? text('indented', { name: each.name[locale] }) : each.name[locale]}
        </option>
      ))}
    </Select>
  );
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const text = useMessages('desk.categories');
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setConfirming(true)}>
        {text('remove')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          open
          onOpenChange={setConfirming}
          title={text('confirmRemove', { name })}
          description={text('removeHint')}
          confirmLabel={text('remove')}
          danger
          onConfirm={() => {
            setConfirming(false);
            onRemove();
          }}
        />
      )}
    </>
  );
}
