import type { Locale } from '@rider/model/locale';
import type { OperatorProduct } from '@rider/api/operator';
import { PRODUCT_STATES, type ProductDraft, type ProductState } from '@rider/model/product';
import { screens } from '@rider/model/screens';
import { Badge } from '@rider/ui/badge';
import { Banner } from '@rider/ui/banner';
import { LinkButton } from '@rider/ui/button';
import { Select } from '@rider/ui/field';
import { Form } from '@rider/ui/form';
import { Cluster, Columns, Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Heading, Text } from '@rider/ui/text';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { productAddress } from '../data/addresses.ts';
import { SaveBar } from '../form/save-bar.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { DocumentFields } from '../product-documents/document-fields.tsx';
import { PreviewButton } from '../preview/preview-button.tsx';
import { CategoryField, FacetFields } from './choice-fields.tsx';
import { OptionFields } from './option-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import { ProductHistory } from './product-history.tsx';
import { ProductTexts } from './product-texts.tsx';
import { RelatedProducts } from './related-products.tsx';
import { SpecificationFields } from './specification-fields.tsx';
import { STATE_TONES } from './state-tones.ts';
import { useFieldNames } from './use-field-names.ts';
import { useProductDraft } from './use-product-draft.ts';
import { VariantTable } from './variant-table.tsx';
import * as styles from './products.css.ts';

/** Props of `ProductForm`. */
interface ProductFormProps {
  /** Null for a new product. */
  loaded: OperatorProduct | null;
  draft: ProductDraft;
}

/** One product with all that an operator can change. */
export function ProductForm({ loaded, draft: initial }: ProductFormProps) {
  const text = useMessages('desk.product');
  const locale = useIntl().locale as Locale;
  const navigate = useNavigate();
  const edit = useProductDraft({
    loaded,
    draft: initial,
    saved: text('saved'),
    onCreated: ({ id }) => void navigate(productAddress(id), { replace: true }),
  });
  const [uploadingPictures, setUploadingPictures] = useState(false);
  const [uploadingDocument, setUploadingDocument] = useState(false);
  const uploading = uploadingPictures || uploadingDocument;
  const { draft, change, product, theirs, isChanged, save, pending, errors, message } = edit;
  const nameOf = useFieldNames();
  const fields = { draft, change };
  return (
    <Container>
      <Stack gap="x6">
        <Link href="/products">{text('back')}</Link>
        <Cluster justify="between" gap="x4">
          <Cluster gap="x3">
            <Heading level={2} size="title2">
              {draft.name[locale] || text('new')}
            </Heading>
            <Badge tone={STATE_TONES[draft.state]}>{text(`state.${draft.state}`)}</Badge>
          </Cluster>
          {product !== null && <ProductLinks product={product} />}
        </Cluster>
        <Form
          className={styles.form}
          errors={errors}
          message={message}
          pending={pending}
          onSubmit={(event) => {
            event.preventDefault();
            // The forms of dialogs inside bubble through React.
            if (event.target === event.currentTarget) void save();
          }}
        >
          {theirs.length > 0 && (
            <Banner tone="warning" title={text('theirs')}>
              <ul>
                {theirs.map(({ path, before, after }) => (
                  <li key={path}>{text('theirChange', { path: nameOf(path), before, after })}</li>
                ))}
              </ul>
            </Banner>
          )}
          <Part title={text('part.variants')}>
            <VariantTable {...fields} stock={product?.stock ?? {}} />
            {product !== null && product.hiddenCodes.length > 0 && (
              <Text size="small" tone="quiet">
                {text('hiddenCodes', { codes: product.hiddenCodes.join(', ') })}
              </Text>
            )}
          </Part>
          <Columns>
            <Stack gap="x8">
              <Part title={text('part.texts')}>
                <ProductTexts {...fields} revision={edit.revision} />
              </Part>
              <Part title={text('part.pictures')}>
                <PictureFields {...fields} onPendingChange={setUploadingPictures} />
              </Part>
              <Part title={text('part.documents')}>
                <DocumentFields
                  documents={draft.documents}
                  onChange={(next) => change((now) => ({ documents: next(now.documents) }))}
                  onPendingChange={setUploadingDocument}
                />
              </Part>
              <Part title={text('part.options')}>
                <OptionFields {...fields} />
              </Part>
              <Part title={text('part.specifications')}>
                <SpecificationFields {...fields} />
              </Part>
            </Stack>
            <Stack gap="x6">
              <Select
                name="state"
                label={text('state')}
                description={text('stateHint')}
                value={draft.state}
                onChange={(event) => change({ state: event.currentTarget.value as ProductState })}
              >
                {PRODUCT_STATES.map((state) => (
                  <option key={state} value={state}>
                    {text(`state.${state}`)}
                  </option>
                ))}
              </Select>
              <CategoryField {...fields} />
              <FacetFields {...fields} />
              <RelatedProducts {...fields} names={product?.relatedNames ?? {}} />
            </Stack>
          </Columns>
          <SaveBar
            isChanged={isChanged}
            pending={pending || uploading}
            canSave={isChanged || uploading}
            onUndo={edit.undo}
          />
        </Form>
        {product !== null && <ProductHistory id={product.id} />}
      </Stack>
    </Container>
  );
}

function ProductLinks({ product: { id, draft } }: { product: OperatorProduct }) {
  const text = useMessages('desk.product');
  return (
    <Cluster gap="x2">
      <PreviewButton getDraft={() => ({ kind: 'product', id })} savedOnly />
      {draft.state === 'published' && (
        <LinkButton size="small" href={screens.product(id)} target="_blank">
          {text('inShop')}
        </LinkButton>
      )}
      <LinkButton size="small" href={`/products/new?copy=${encodeURIComponent(id)}`}>
        {text('duplicate')}
      </LinkButton>
    </Cluster>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <Heading level={3} size="title3">
        {title}
      </Heading>
      {children}
    </section>
  );
}
