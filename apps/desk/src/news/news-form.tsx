import { saveNews, type OperatorNews } from '@rider/api/operator';
import { newsSchema, validate } from '@rider/model/validation';
import { Combobox } from '@rider/ui/combobox';
import { Select } from '@rider/ui/field';
import { FileUpload } from '@rider/ui/file-upload';
import { FormGrid } from '@rider/ui/form';
import { useDeferredValue, useState } from 'react';
import { api } from '../data/desk-api.ts';
import { newsCategoriesQuery } from '../data/operator-queries.ts';
import { suggestionsQuery } from '../data/queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { LocalizedField } from '../form/localized-field.tsx';
import { nestedValues } from '../form/nested-values.ts';
import { shopPictureUpload } from '../form/shop-picture-upload.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ContentForm } from '../publication/content-form.tsx';
import { PublicationMoment } from '../publication/publication-moment.tsx';

const upload = shopPictureUpload('article');

/** Writes an article, or edits one. */
export function NewsForm({ news }: { news: OperatorNews | null }) {
  const text = useMessages('desk.content');
  const { data: categories = [] } = useOptionalQuery(newsCategoriesQuery);
  const [uploading, setUploading] = useState(false);
  return (
    <ContentForm
      list="/news"
      heading={text(news ? 'editNews' : 'addNews')}
      content={news}
      check={(typed) => validate(newsSchema, nestedValues(typed))}
      save={(values) => saveNews(api, news, values)}
      uploading={uploading}
      {...(news && { preview: () => ({ kind: 'news', id: news.id }), previewsSaved: true })}
    >
      <LocalizedField name="synopsis" label={text('synopsis')} defaultValue={news?.synopsis} rows={3} required />
      <FormGrid>
        {/* A new list of options resets the choice. */}
        <Select
          key={categories.length}
          name="categoryId"
          label={text('category')}
          defaultValue={news?.categoryId}
          required
        >
          {categories.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
        <ProductField product={news?.product ?? null} />
      </FormGrid>
      <LocalizedField name="author" label={text('author')} defaultValue={news?.author} required />
      <PublicationMoment publishedAt={news?.publishedAt ?? null} />
      <FileUpload
        name="image"
        label={text('picture')}
        description={text('newsPictureHint')}
        maxFiles={1}
        defaultValue={news ? [news.image] : []}
        upload={upload}
        onPendingChange={setUploading}
        required
      />
    </ContentForm>
  );
}

/** The product below an article, found by words or SKU; it may be empty. */
function ProductField({ product }: { product: OperatorNews['product'] }) {
  const text = useMessages('desk.content');
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const query = words === '' || words === product?.name ? null : suggestionsQuery(words);
  const { data, isLoading } = useOptionalQuery(query, { keepPreviousData: true });
  const found = (data?.products ?? []).map(({ id, name, code }) => ({ value: id, label: name, description: code }));
  const linked = product && found.every(({ value }) => value !== product.id) ? [product] : [];
  return (
    <Combobox
      name="productId"
      label={text('product')}
      filtered
      loading={isLoading}
      onInputValueChange={setTyped}
      defaultValue={product?.id ?? null}
      options={[...linked.map(({ id, name }) => ({ value: id, label: name })), ...found]}
      empty={words !== '' && text('noProduct')}
    />
  );
}
