import { saveNewsCategories, type OperatorNewsCategories } from '@rider/api/operator';
import { LOCALES, type Locale, type Localized } from '@rider/model/locale';
import { newsCategoriesSchema, validate } from '@rider/model/validation';
import { Banner } from '@rider/ui/banner';
import { Button } from '@rider/ui/button';
import { Dialog } from '@rider/ui/dialog';
import { TextField } from '@rider/ui/field';
import { Form, FormActions, FormGrid } from '@rider/ui/form';
import { Text } from '@rider/ui/text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { operatorNewsCategoriesQuery } from '../data/operator-queries.ts';
import { SortableList } from '../form/sortable-list.tsx';
import { useSavedForm } from '../form/use-saved-form.ts';
import { Loaded } from '../list/loaded.tsx';
import { useMessages } from '../messages/use-messages.ts';

/** A category while it is edited; `key` identifies its row, also without an id. */
interface Row {
  key: string;
  id: string;
  title: Localized;
  articles: number;
}

/** The categories of news: their names in both languages, and their order. */
export function NewsCategoriesDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages('desk.newsCategories');
  return (
    <Dialog open onOpenChange={onClose} title={text('title')} size="large">
      <Loaded isPart query={operatorNewsCategoriesQuery} unknown="" back={{ href: '/news', label: '' }}>
        {(loaded) => <CategoriesForm loaded={loaded} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

function CategoriesForm({ loaded, onClose }: { loaded: OperatorNewsCategories; onClose: () => void }) {
  const locale = useIntl().locale as Locale;
  const text = useMessages('desk.newsCategories');
  const [opened] = useState(loaded);
  const [rows, setRows] = useState<readonly Row[]>(() => opened.categories.map((each) => ({ ...each, key: each.id })));
  const [added, setAdded] = useState(0);
  const isChanged = loaded.version > opened.version;
  const { wiring } = useSavedForm({
    // After another person's save, which shows above the fields, saving again replaces it.
    check: () =>
      validate(newsCategoriesSchema, {
        version: loaded.version,
        categories: rows.map(({ id, title }) => ({ id, title })),
      }),
    save: (values) => saveNewsCategories(api, values),
    saved: () => text('saved'),
    onSaved: onClose,
    change: 'content',
  });
  const rename = (key: string, title: Partial<Localized>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, title: { ...row.title, ...title } } : row)));
  return (
    <Form {...wiring}>
      {isChanged && (
        <Banner tone="warning" live>
          {text('savedNow', { names: loaded.categories.map(({ title }) => title[locale]).join(', ') })}
        </Banner>
      )}
      {rows.length === 0 && <Text tone="quiet">{text('empty')}</Text>}
      <SortableList
        label={text('title')}
        items={rows}
        getId={({ key }) => key}
        getName={({ title }) => title[locale] || text('unnamed')}
        onChange={setRows}
        canRemove={({ articles }) => articles === 0}
      >
        {({ key, title, articles }, place) => (
          <>
            <FormGrid>
              {LOCALES.map((language) => (
                <TextField
                  key={language}
                  name={`categories.${place}.title.${language}`}
                  label={text(`name.${language}`)}
                  lang={language}
                  value={title[language]}
                  onChange={(event) => rename(key, { [language]: event.currentTarget.value })}
                  autoComplete="off"
                  required
                />
              ))}
            </FormGrid>
            <Text size="small" tone="quiet">
              {text('articles', { count: articles })}
            </Text>
          </>
        )}
      </SortableList>
      <div>
        <Button
          icon="plus"
          size="small"
          onClick={() => {
            setAdded(added + 1);
            setRows([...rows, { key: `new ${added}`, id: '', title: { 'en-US': '', 'zh-CN': '' }, articles: 0 }]);
          }}
        >
          {text('add')}
        </Button>
      </div>
      <FormActions submit={text('save')} pending={wiring.pending} />
    </Form>
  );
}
