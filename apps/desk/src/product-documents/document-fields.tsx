import { uploadProductDocument } from '@rider/api/operator';
import { LOCALES, type Locale } from '@rider/model/locale';
import { DOCUMENT_MEGABYTES, MOST_DOCUMENTS, type ProductDocument } from '@rider/model/product';
import { Button } from '@rider/ui/button';
import { TextField } from '@rider/ui/field';
import { Cluster } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Text } from '@rider/ui/text';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { SortableList } from '../form/sortable-list.tsx';
import { useOperatorAction } from '../form/use-operator-action.ts';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './document-fields.css.ts';

type Documents = readonly ProductDocument[];

const extensionOf = (path: string) => path.slice(path.lastIndexOf('.'));

/** Props of `DocumentFields`. */
export interface DocumentFieldsProps {
  documents: Documents;
  /** Called with what makes the new documents of the latest ones. */
  onChange: (change: (now: Documents) => ProductDocument[]) => void;
  /** Called when a document begins to be uploaded, and when it is. */
  onPendingChange: (uploading: boolean) => void;
}

/** The documents of a product, such as drawings: uploaded, ordered, and with a title in both languages. */
export function DocumentFields({ documents, onChange, onPendingChange }: DocumentFieldsProps) {
  const intl = useIntl();
  const text = useMessages('desk.product');
  const replace = (path: string, changed: (document: ProductDocument) => ProductDocument) =>
    onChange((now) => now.map((each) => (each.path === path ? changed(each) : each)));
  const rename = (path: string, locale: Locale, typed: string) =>
    replace(path, (document) => ({ ...document, title: { ...document.title, [locale]: typed } }));
  const add = (path: string, name: string) =>
    onChange((now) => [...now, { path, title: { 'en-US': name, 'zh-CN': name } }]);
  const nameOf = ({ title }: ProductDocument) => title[LOCALES.find((each) => each === intl.locale) ?? 'en-US'];
  return (
    <>
      <Text size="small" tone="quiet">
        {text('documentsHint', { size: DOCUMENT_MEGABYTES, most: MOST_DOCUMENTS })}
      </Text>
      <SortableList
        label={text('part.documents')}
        items={documents}
        getId={({ path }) => path}
        getName={nameOf}
        onChange={(items) => onChange(() => items)}
        canRemove={() => true}
      >
        {(document, place) => (
          <div className={styles.document}>
            {LOCALES.map((locale) => (
              <TextField
                key={locale}
                name={`documents.${place}.title.${locale}`}
                label={text('rowLabel', {
                  label: intl.formatMessage({ id: `desk.localized.${locale}` }, { label: text('documentTitle') }),
                  row: place + 1,
                })}
                hideLabel
                lang={locale}
                autoComplete="off"
                required
                value={document.title[locale]}
                onChange={(event) => rename(document.path, locale, event.currentTarget.value)}
              />
            ))}
            <Cluster gap="x3">
              <Link href={document.path} download={`${nameOf(document)}${extensionOf(document.path)}`}>
                {text('download')}
              </Link>
              <UploadButton
                label={text('replace')}
                name={text('replaceOf', { name: nameOf(document) })}
                onPendingChange={onPendingChange}
                onUploaded={(path) => replace(document.path, (now) => ({ ...now, path }))}
              />
            </Cluster>
          </div>
        )}
      </SortableList>
      {documents.length < MOST_DOCUMENTS && (
        <div>
          <UploadButton
            label={text('addDocument')}
            name={text('addDocument')}
            onPendingChange={onPendingChange}
            onUploaded={add}
          />
        </div>
      )}
    </>
  );
}

interface UploadButtonProps {
  label: string;
  /** The accessible name. */
  name: string;
  onPendingChange: (uploading: boolean) => void;
  /** Called with the path of the stored file, and its name without extension. */
  onUploaded: (path: string, name: string) => void;
}

/** Chooses a document and uploads it. */
function UploadButton({ label, name, onPendingChange, onUploaded }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const acting = useOperatorAction();
  const take = async (file: File) => {
    onPendingChange(true);
    await acting.run(async () => {
      const { url } = await uploadProductDocument(api, file);
      onUploaded(url, file.name.replace(/\.(pdf|dwg|dxf)$/i, ''));
    });
    onPendingChange(false);
  };
  return (
    <>
      <Button size="small" pending={acting.pending} aria-label={name} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <div hidden>
        <TextField
          ref={input}
          type="file"
          label={name}
          accept="application/pdf,.pdf,.dwg,.dxf"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // The same file can be chosen again.
            currentTarget.value = '';
            if (file) void take(file);
          }}
        />
      </div>
    </>
  );
}
